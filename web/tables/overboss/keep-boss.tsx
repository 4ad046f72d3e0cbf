import { say } from '../../words/words.ts'
import type { Selection } from './hand.ts'
import { bossName } from './names.ts'
import { Piece } from './piece.tsx'
import { spot } from './spots.ts'

/** OB-107: two cards side by side, of which one is kept. */
export const BossChoice = ({ hand }: { readonly hand: Selection }) => (
  <section class="ob-keep" aria-label={say('prompt.ob.boss.keep')}>
    {hand.match.view.value.dealt.map(boss => (
      <button
        key={boss}
        type="button"
        class="ob-keep__card px ob__legal"
        data-spot={spot.boss(boss)}
        data-legal=""
        onClick={() => hand.touch(spot.boss(boss))}
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
