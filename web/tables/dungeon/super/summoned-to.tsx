import type { Choice, View } from '@overlair/rules/dungeon'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { Sign } from '../art.tsx'
import { fateWords } from '../fate-words.ts'
import { healthFrom, heroesAt, places, spaceAt } from './places.ts'

interface SummonedToProps {
  readonly view: View
  readonly ask: Ask<Choice>
  /** Whose dungeon it would visit. */
  readonly seat: Seat
}
/** What would become of the hero that a minion summons (SB-148): a soul or a wound. */
export function SummonedTo({ view, ask, seat }: SummonedToProps) {
  const { board, players } = view
  const player = players[seat]
  const place = board && places.find(one => spaceAt(one, 'summon') === board.minions[ask.seat])
  const [hero] = place && board ? heroesAt(board, place) : []
  if (ask.prompt !== 'minion.summon' || !place || !hero || !player) return null
  const { fate, tone } = fateWords({ ...player, inside: null }, { ...hero, health: hero.health + healthFrom(place) })
  return (
    <span title={fate}>
      <Sign sign={tone === 'good' ? 'soul' : 'wound'} />
      <span class="unseen">{fate}</span>
    </span>
  )
}
