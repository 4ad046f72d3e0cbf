// Deals everything again that a viewer cannot know: the decks, the bag and the boss cards of the others.
import type { Seat, Viewer } from '../../kernel/contract.ts'
import { type HasRandom, randomBelow, randomSource, type Seed, seeded, shuffle } from '../../kernel/random.ts'
import { bossCards } from '../bosses/index.ts'
import { NONE } from '../model/pieces.ts'
import { clone, type State } from '../model/state.ts'
import { run } from './machine.ts'

export function redeal(original: State, viewer: Viewer, seed: Seed): State {
  const state = clone(original)
  const source = randomSource(seed)
  // Another generator than the one that deals. Whoever knows it must not learn how the pieces were dealt.
  state.random = seeded(`${seed} played on`)
  for (const pieces of [state.deck, state.bag, state.commandDeck]) shuffleUnseen(source, pieces)
  if (state.options.bosses && state.players.length > 1 && state.result === null) redealBosses(state, viewer, source)
  return state
}
/** Shuffles pieces from a fixed order, because a shuffle of the true order could be computed back. */
const shuffleUnseen = (source: HasRandom, pieces: number[]): number[] =>
  shuffle(
    source,
    pieces.sort((a, b) => a - b),
  )

function redealBosses(state: State, viewer: Viewer, source: HasRandom): void {
  const others = state.players.filter((_player, seat) => seat !== viewer)
  const isRevealed = (boss: number) => others.some(player => player.revealed && player.boss === boss)
  const unknown = [...state.boxedBosses, ...others.flatMap(player => player.dealt)].filter(boss => !isRevealed(boss))
  shuffleUnseen(source, unknown)
  for (const player of others) {
    if (player.revealed) player.dealt = [player.boss, unknown.pop()!]
    else {
      player.dealt = [unknown.pop()!, unknown.pop()!]
      if (player.boss !== NONE) player.boss = player.dealt[randomBelow(source, 2)]!
    }
  }
  state.boxedBosses = unknown
  askAgain(state, viewer, source)
}

/** Recomputes the asks of the other players, because their choices depend on their cards. */
function askAgain(state: State, viewer: Viewer, source: HasRandom): void {
  if (state.steps.at(-1)?.step === 'keep-boss') {
    const choices = (seat: Seat) => state.players[seat]!.dealt.map(boss => bossCards[boss]!.keep)
    state.asks = state.asks.map(ask => (ask.seat === viewer ? ask : { ...ask, choices: choices(ask.seat) }))
    state.answers = state.answers.map(answer =>
      answer.seat === viewer ? answer : { ...answer, choice: choices(answer.seat)[randomBelow(source, 2)]! },
    )
  } else if (state.asks.some(ask => ask.seat !== viewer)) {
    state.asks = []
    run(state, [])
  }
}
