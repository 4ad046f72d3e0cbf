import type { Choice, View } from '@overlair/rules/dungeon'
import type { Foretold } from '@overlair/rules/dungeon/foretelling'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { fateWords } from '../fate-words.ts'
import { Outcome } from '../fates.tsx'
import { heroesAt, places, spaceAt } from './places.ts'

interface SummonedToProps {
  readonly view: View
  readonly foretold: Foretold
  readonly ask: Ask<Choice>
  /** Whose dungeon it would visit. */
  readonly seat: Seat
}
/** What would become of the hero that a minion summons (SB-148): a soul or a wound. */
export function SummonedTo({ view: { board }, foretold, ask, seat }: SummonedToProps) {
  const place = board && places.find(one => spaceAt(one, 'summon') === board.minions[ask.seat])
  const [hero] = place && board ? heroesAt(board, place) : []
  const fate = hero && foretold.visits[hero.name]?.[seat]
  if (ask.prompt !== 'minion.summon' || !hero || !fate) return null
  const said = fateWords(hero, fate).fate
  return (
    <span title={said}>
      <Outcome fate={fate} />
      <span class="unseen">{said}</span>
    </span>
  )
}
