// Plays a whole game without a user interface.
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

/** Chooses for a seat that is asked. `random` is the seat's own random generator. */
export type Chooser = (game: AnyGame, state: unknown, ask: Ask, random: HasRandom) => Choice

export interface PlayedOut {
  readonly choices: readonly Answer[]
  readonly result: Result
  /** The final state. */
  readonly state: unknown
}

/** Far more than any real game needs. With it a game that does not end is an error and not an endless loop. */
const MAX_CHOICES = 100_000

/** Each seat has its own random generator, so that a bot which uses more random numbers does not affect the others. */
export function playOut(game: AnyGame, options: RawOptions, seed: Seed, choosers: readonly Chooser[]): PlayedOut {
  const state = game.setup(options, seed)
  const sources = choosers.map((_, seat) => randomSource(`${seed}/bot/${seat}`))
  const choices: Answer[] = []
  for (;;) {
    const [ask] = game.asks(state)
    if (!ask) break
    if (choices.length === MAX_CHOICES)
      throw new GameError('endless', `the game did not end after ${MAX_CHOICES} choices`)
    const { seat } = ask
    const choice = choosers[seat]!(game, state, ask, sources[seat]!)
    game.apply(state, seat, choice)
    choices.push({ seat, choice })
  }
  const result = game.result(state)
  if (!result) throw new GameError('no-result', 'the game asks no seat, but it has no result')
  return { choices, result, state }
}
