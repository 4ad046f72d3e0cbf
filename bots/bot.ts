import type { AnyGame, Ask, Choice, HasRandom, Seat, Seed } from '@overlair/rules/kernel'

/** All that a bot is told when its seat is asked: what the seat sees, and worlds that could lie behind it. Never the state. */
export interface BotInput<State = unknown, View = unknown> {
  readonly view: View
  readonly ask: Ask
  /** The bot's own source: the game's is never touched. */
  readonly random: HasRandom
  /** A state in which everything that the seat cannot know was dealt anew. */
  sampleState(seed: Seed): State
}
/** Answers with one of the choices of the ask. */
export type Bot = (situation: BotInput) => Choice
export type BotFactory = (game: AnyGame) => Bot

/** What a seat that is asked may be told of a state. The view is made only for bots that look at it. */
export function botInputFor(game: AnyGame, state: unknown, ask: Ask, random: HasRandom): BotInput {
  const { seat } = ask
  return {
    get view() {
      return game.view(state, seat)
    },
    ask,
    random,
    sampleState: seed => game.redeal(state, seat, seed),
  }
}

/** The bot as a function that a match calls with its state; the bot itself gets only what its seat may know. */
export const chooserOf =
  (bot: Bot) =>
  (game: AnyGame, state: unknown, ask: Ask, random: HasRandom): Choice =>
    bot(botInputFor(game, state, ask, random))

/** What the seat is asked now, if anything. */
export const askOf = (game: AnyGame, state: unknown, seat: Seat): Ask | undefined =>
  game.asks(state).find(ask => ask.seat === seat)
