// Counts how often each card was built, cast, levelled up, carried or met in random play.
import { type Ask, type HasRandom, type RawOptions, randomBelow, randomSource, type Seed } from '../../kernel/index.ts'
import { usesShownBy } from '../card-usage.ts'
import type { Choice, DungeonGame, Event } from '../index.ts'

type Uses = Record<string, number>
export function countUses(uses: Uses, events: readonly Event[]): void {
  for (const { card, use } of events.flatMap(usesShownBy)) if (use === 'played') uses[card] = (uses[card] ?? 0) + 1
}
/**
 * Returns a random choice, with two preferences. It builds in a new place if it can, else dungeons of five rooms would be rare.
 * It sends minions to summon spaces, else solo games would end early.
 */
export function eager({ choices }: Ask<Choice>, random: HasRandom): Choice {
  const highest = Math.max(...choices.map(c => ('build' in c ? c.at : -1)))
  const preferred = choices.filter(
    c => ('build' in c && c.at === highest) || ('minion' in c && c.minion.endsWith('-summon')),
  )
  const candidates = preferred.length > 0 ? preferred : choices
  return candidates[randomBelow(random, candidates.length)]!
}
export function cardUses(game: DungeonGame, options: RawOptions, seeds: readonly Seed[]): Uses {
  const uses: Uses = {}
  for (const seed of seeds) {
    const random = randomSource(`uses ${seed}`)
    const state = game.setup({ players: 4, ...options }, seed)
    while (state.asks.length > 0) {
      const ask = state.asks[randomBelow(random, state.asks.length)]!
      countUses(uses, game.apply(state, ask.seat, eager(ask, random)))
    }
  }
  return uses
}
