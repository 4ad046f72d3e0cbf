import type { Choice, View } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { fateText } from '../forecast/fate-text.ts'
import { FateIcon } from '../heroes/fate-badges.tsx'
import { actionSpaceId, heroesAt, townPlaces } from '../model/action-spaces.ts'

interface SummonForecastProps {
  readonly view: View
  readonly forecast: Forecast
  readonly ask: Ask<Choice>
  /** The owner of the dungeon that the hero would visit. */
  readonly seat: Seat
}
/** The fate of the summoned hero in the dungeon of one player (SB-148), as an icon. */
export function SummonForecast({ view: { board }, forecast, ask, seat }: SummonForecastProps) {
  const place = board && townPlaces.find(one => actionSpaceId(one, 'summon') === board.minions[ask.seat])
  const [hero] = place && board ? heroesAt(board, place) : []
  const fate = hero && forecast.fatesBySeat[hero.name]?.[seat]
  if (ask.prompt !== 'minion.summon' || !hero || !fate) return null
  const text = fateText(hero, fate).fate
  return (
    <span title={text}>
      <FateIcon fate={fate} />
      <span class="visually-hidden">{text}</span>
    </span>
  )
}
