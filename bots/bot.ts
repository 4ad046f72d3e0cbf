import type { AnyGame, Ask, Choice, HasRandom, SealedPosition, Seat, Seed } from '@overlair/rules/kernel'

/**
 * Everything that a bot knows when its seat is asked: the view of the seat, and redealt states. Never the real state.
 */
export interface BotInput<State = unknown, View = unknown> {
  readonly view: View
  readonly ask: Ask
  /** The bot's own random generator. A bot never uses the one of the game. */
  readonly random: HasRandom
  /** Returns a state in which everything hidden from the seat is dealt again. */
  sampleState(seed: Seed): State
}
/** Returns one of the choices of the ask. */
export type Bot = (input: BotInput) => Choice
export type BotFactory = (game: AnyGame) => Bot

/** The input of a bot whose seat is asked. Computes the view only if the bot reads it. */
export function botInputFor(game: AnyGame, state: unknown, ask: Ask, random: HasRandom): BotInput {
  const { seat } = ask
  let sealed: SealedPosition | undefined
  return {
    get view() {
      return game.view(state, seat)
    },
    ask,
    random,
    sampleState(seed) {
      sealed ??= game.seal(state, seat)
      return game.deal(sealed, seed)
    },
  }
}

/** Turns a bot into a `Chooser` of a match. The match passes its state; the bot gets only what its seat may know. */
export const chooserOf =
  (bot: Bot) =>
  (game: AnyGame, state: unknown, ask: Ask, random: HasRandom): Choice =>
    bot(botInputFor(game, state, ask, random))

/** The current ask of the seat. Undefined if the seat is not asked. */
export const askOf = (game: AnyGame, state: unknown, seat: Seat): Ask | undefined =>
  game.asks(state).find(ask => ask.seat === seat)
