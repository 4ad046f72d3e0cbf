import type { Choice, View } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { fateWords } from '../forecast/fate-text.ts'
import { FateIcon } from '../heroes/fate-badges.tsx'
import { actionSpaceId, heroesAt, places } from '../model/action-spaces.ts'

interface SummonedToProps {
  readonly view: View
  readonly foretold: Forecast
  readonly ask: Ask<Choice>
  /** Whose dungeon it would visit. */
  readonly seat: Seat
}
/** What would become of the hero that a minion summons (SB-148): a soul or a wound. */
export function SummonForecast({ view: { board }, foretold, ask, seat }: SummonedToProps) {
  const place = board && places.find(one => actionSpaceId(one, 'summon') === board.minions[ask.seat])
  const [hero] = place && board ? heroesAt(board, place) : []
  const fate = hero && foretold.fatesBySeat[hero.name]?.[seat]
  if (ask.prompt !== 'minion.summon' || !hero || !fate) return null
  const said = fateWords(hero, fate).fate
  return (
    <span title={said}>
      <FateIcon fate={fate} />
      <span class="visually-hidden">{said}</span>
    </span>
  )
}
