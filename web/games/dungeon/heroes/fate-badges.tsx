import { seatInitial } from '@overlair/play/seats'
import type { HeroView } from '@overlair/rules/dungeon'
import type { Fate, Forecast } from '@overlair/rules/dungeon/view/forecast'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol } from '../card/sprite.tsx'
import type { Selection } from '../input/selection.ts'
import './fate-badges.css'

/** What becomes of a hero that is not on its way yet in each dungeon; where it is drawn, after those who go before it. */
const fatesBySeat = ({ fatesBySeat: visits, fates }: Forecast, { name }: HeroView): readonly (Fate | null)[] =>
  visits[name]?.map((visit, seat) => (fates[name]?.seat === seat ? fates[name] : visit)) ?? []
const drawnTo = ({ lures }: Forecast, { name }: HeroView): Seat | undefined => {
  const lure = lures[name]
  return lure && 'seat' in lure ? lure.seat : undefined
}

interface FatesProps {
  readonly picks: Selection
  readonly foretold: Forecast
  readonly hero: HeroView
}
/** A letter for each player, and a skull, a drop of blood or a question mark; the one it is drawn to stands out. */
export function FateBadges({ picks, foretold, hero }: FatesProps) {
  const to = drawnTo(foretold, hero)
  return (
    <span class="dm-fate-badges" title={fateListText({ picks, foretold, hero })}>
      {fatesBySeat(foretold, hero).map(
        (fate, seat) =>
          fate && (
            <span
              key={seat}
              class={`dm-fate-badges__item${to === seat ? ' dm-fate-badges__item--lured' : ''}`}
              style={{ '--seat-color': `var(--seat-${seat + 1})` }}
            >
              {seatInitial(picks.match.seats, seat)}
              <FateIcon fate={fate} />
            </span>
          ),
      )}
    </span>
  )
}
/** A skull, a drop of blood, an arrow, a question mark. */
export function FateIcon({ fate: { end } }: { readonly fate: Fate }) {
  if (end === 'dies') return <GameSymbol sign="soul" />
  if (end === 'survives') return <GameSymbol sign="wound" />
  return <b class="dm-fate-badges__mark">{end === 'open' ? '?' : '–'}</b>
}

/** The same in words. */
export const fateListText = ({ picks, foretold, hero }: FatesProps): string =>
  fatesBySeat(foretold, hero)
    .flatMap((fate, seat) => (fate ? [endText(fate, picks.match.seats[seat]?.name ?? '')] : []))
    .join(', ')
function endText({ end }: Fate, name: string): string {
  switch (end) {
    case 'dies':
      return say('sb.fate.here', { name })
    case 'survives':
      return say('sb.fate.through', { name })
    case 'open':
      return say('sb.fate.open', { name })
    default:
      return say('sb.fate.away', { name })
  }
}
