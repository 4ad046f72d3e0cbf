import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { spot } from '../input/spots.ts'
import { bossName } from '../model/texts.ts'
import { Piece } from '../pieces/piece.tsx'

/** OB-107: two cards side by side, of which one is kept. */
export const BossChoice = ({ hand }: { readonly hand: Selection }) => (
  <section class="ob-boss-choice" aria-label={say('prompt.ob.boss.keep')}>
    {hand.match.view.value.dealt.map(boss => (
      <button
        key={boss}
        type="button"
        class="ob-boss-choice__card pixel-border is-legal"
        data-spot={spot.boss(boss)}
        data-legal=""
        onClick={() => hand.touch(spot.boss(boss))}
      >
        <Piece name={`throne-${boss}`} />
        <span class="ob-boss-choice__name">{bossName(boss)}</span>
        <span class="ob-boss-choice__text">{say.maybe(`boss:${boss}.goal`)}</span>
        <span class="ob-boss-choice__text">
          <b>{say('web.ob.once')}</b> {say.maybe(`boss:${boss}.reveal`)}
        </span>
        <span class="ob-boss-choice__button">{say('web.ob.keepThis')}</span>
      </button>
    ))}
  </section>
)
