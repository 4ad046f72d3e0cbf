import {
  type AnyGame,
  type Ask,
  type Choice,
  type HasRandom,
  type SealedPosition,
  type Seat,
  seal,
} from '@overlair/rules/kernel'

/** Everything that a bot knows when its seat is asked. Nothing here leads to the true state or to the seed of the game. */
export interface BotInput {
  readonly position: SealedPosition
  /** The ask of the position. */
  readonly ask: Ask
  /** The bot's own random generator. A bot never uses the one of the game. */
  readonly random: HasRandom
}
/** Returns one of the choices of the ask. */
export type Bot = (input: BotInput) => Choice
export type BotFactory = (game: AnyGame) => Bot

/** The input of a bot whose seat is asked. Seals the position only if the bot reads it. */
export function botInputFor(game: AnyGame, state: unknown, ask: Ask, random: HasRandom): BotInput {
  let sealed: SealedPosition | undefined
  return {
    get position() {
      sealed ??= seal(game, state, ask.seat)
      return sealed
    },
    ask,
    random,
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
