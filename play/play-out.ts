// Plays a whole game without anybody watching.
import {
  type Answer,
  type AnyGame,
  type Ask,
  type Choice,
  GameError,
  type HasRandom,
  type RawOptions,
  type Result,
  randomSource,
  type Seed,
} from '@overlair/rules/kernel'

/** Decides for a seat that is asked. `random` is the seat's own source of randomness. */
export type Chooser = (game: AnyGame, state: unknown, ask: Ask, random: HasRandom) => Choice

export interface PlayedOut {
  readonly choices: readonly Answer[]
  readonly result: Result
}

/** No game of ours comes near it: a game that does not end is an error, not an endless loop. */
const MOST_CHOICES = 100_000

/** Each seat has its own source of randomness, so that a bot which thinks more changes nothing for the others. */
export function playOut(game: AnyGame, options: RawOptions, seed: Seed, choosers: readonly Chooser[]): PlayedOut {
  const state = game.setup(options, seed)
  const sources = choosers.map((_, seat) => randomSource(`${seed}/bot/${seat}`))
  const choices: Answer[] = []
  for (;;) {
    const [ask] = game.asks(state)
    if (!ask) break
    if (choices.length === MOST_CHOICES)
      throw new GameError('endless', `the game did not end after ${MOST_CHOICES} choices`)
    const { seat } = ask
    const choice = choosers[seat]!(game, state, ask, sources[seat]!)
    game.apply(state, seat, choice)
    choices.push({ seat, choice })
  }
  const result = game.result(state)
  if (!result) throw new GameError('no-result', 'the game asks nobody any more and has no result')
  return { choices, result }
}
