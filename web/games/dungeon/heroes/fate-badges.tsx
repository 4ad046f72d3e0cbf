import { seatInitial } from '@overlair/play/seats'
import type { HeroView } from '@overlair/rules/dungeon'
import type { Fate, Forecast } from '@overlair/rules/dungeon/view/forecast'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol } from '../card/sprite.tsx'
import type { Selection } from '../input/selection.ts'
import './fate-badges.css'

/**
 * The fate of a hero in each dungeon, by seat. In the dungeon that lures it, the forecast of this round counts: it includes the
 * heroes that go before it.
 */
const fatesOf = ({ fatesBySeat, fates }: Forecast, { name }: HeroView): readonly (Fate | null)[] =>
  fatesBySeat[name]?.map((fate, seat) => (fates[name]?.seat === seat ? fates[name] : fate)) ?? []
const luringSeat = ({ lures }: Forecast, { name }: HeroView): Seat | undefined => {
  const lure = lures[name]
  return lure && 'seat' in lure ? lure.seat : undefined
}

interface FateBadgesProps {
  readonly selection: Selection
  readonly forecast: Forecast
  readonly hero: HeroView
}
/** A badge for each player: initial and fate of the hero. The badge of the player who lures the hero is highlighted. */
export function FateBadges({ selection, forecast, hero }: FateBadgesProps) {
  const luredBy = luringSeat(forecast, hero)
  return (
    <span class="dm-fate-badges" title={fateListText({ selection, forecast, hero })}>
      {fatesOf(forecast, hero).map(
        (fate, seat) =>
          fate && (
            <span
              key={seat}
              class={`dm-fate-badges__item${luredBy === seat ? ' dm-fate-badges__item--lured' : ''}`}
              data-part="fate-badge"
              style={{ '--seat-color': `var(--seat-${seat + 1})` }}
            >
              {seatInitial(selection.match.seats, seat)}
              <FateIcon fate={fate} />
            </span>
          ),
      )}
    </span>
  )
}
/** A soul, a wound, a question mark if the fate is open, otherwise a dash. */
export function FateIcon({ fate: { end } }: { readonly fate: Fate }) {
  if (end === 'dies') return <GameSymbol symbol="soul" />
  if (end === 'survives') return <GameSymbol symbol="wound" />
  return <b class="dm-fate-badges__mark">{end === 'open' ? '?' : '–'}</b>
}

/** The same on a plate of its own. Nothing if there is no forecast. */
export const FateSymbol = ({ fate }: { readonly fate: Fate | undefined }) =>
  fate === undefined ? null : (
    <span class="dm-hero__fate-icon">
      <FateIcon fate={fate} />
    </span>
  )

/** The badges as text. */
export const fateListText = ({ selection, forecast, hero }: FateBadgesProps): string =>
  fatesOf(forecast, hero)
    .flatMap((fate, seat) => (fate ? [badgeText(fate, selection.match.seats[seat]?.name ?? '')] : []))
    .join(', ')
function badgeText({ end }: Fate, name: string): string {
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
