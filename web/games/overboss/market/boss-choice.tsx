import { say } from '../../../platform/i18n/say.ts'
import { spotOf } from '../input/click-paths.ts'
import type { Selection } from '../input/selection.ts'
import { bossGoal, bossName } from '../model/texts.ts'
import { Piece } from '../pieces/piece.tsx'

/** The two dealt boss cards, of which the player keeps one (OB-107). */
export const BossChoice = ({ selection }: { readonly selection: Selection }) => (
  <section class="ob-boss-choice" aria-label={say('prompt.ob.boss.keep')}>
    {selection.match.view.value.dealt.map(boss => (
      <button
        key={boss}
        type="button"
        class="ob-boss-choice__card pixel-border is-legal"
        data-spot={spotOf.boss(boss)}
        data-legal=""
        onClick={() => selection.click(spotOf.boss(boss))}
      >
        <Piece name={`throne-${boss}`} />
        <span class="ob-boss-choice__name">{bossName(boss)}</span>
        <span class="ob-boss-choice__text">{bossGoal(boss, selection.match.view.value.options.board)}</span>
        <span class="ob-boss-choice__text">
          <b>{say('web.ob.once')}</b> {say.maybe(`boss:${boss}.reveal`)}
        </span>
        <span class="ob-boss-choice__button">{say('web.ob.keepThis')}</span>
      </button>
    ))}
  </section>
)
