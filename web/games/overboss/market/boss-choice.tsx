import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { spotOf } from '../input/spots.ts'
import { bossName } from '../model/texts.ts'
import { Piece } from '../pieces/piece.tsx'

/** The two dealt boss cards, of which the player keeps one (OB-107). */
export const BossChoice = ({ selection }: { readonly selection: Selection }) => (
  <section class="ob-keep" aria-label={say('prompt.ob.boss.keep')}>
    {selection.match.view.value.dealt.map(boss => (
      <button
        key={boss}
        type="button"
        class="ob-keep__card px ob__legal"
        data-spot={spotOf.boss(boss)}
        data-legal=""
        onClick={() => selection.click(spotOf.boss(boss))}
      >
        <Piece name={`throne-${boss}`} />
        <span class="ob-keep__name">{bossName(boss)}</span>
        <span class="ob-keep__text">{say.maybe(`boss:${boss}.goal`)}</span>
        <span class="ob-keep__text">
          <b>{say('web.ob.once')}</b> {say.maybe(`boss:${boss}.reveal`)}
        </span>
        <span class="ob-keep__take">{say('web.ob.keepThis')}</span>
      </button>
    ))}
  </section>
)
