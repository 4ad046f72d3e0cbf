// Requests to bots that run elsewhere: in a worker, on another machine.
import { type AnyGame, type GameRecord, hashOf, type SealedPosition, type Seat, seal } from '@overlair/rules/kernel'

/** Plain data that holds nothing hidden from the seat. */
export interface BotRequest {
  /** As the seat that must choose knows it. */
  readonly position: SealedPosition
  readonly level: string
  /** Seed of the bot's own random generator. */
  readonly random: string
}

/** The parts of a match that its owner needs to ask a bot. */
interface Asking {
  readonly game: AnyGame
  readonly state: unknown
  readonly record: GameRecord
}
/** Asks the bot of a seat that must choose. The same match gives the same request. */
export const botRequest = ({ game, state, record }: Asking, seat: Seat, level: string): BotRequest => ({
  position: seal(game, state, seat),
  level,
  // All requests together tell 53 bits of a hash about the seed of the game. The seed of a new match has 122 random bits.
  random: `bot ${seat} after ${record.choices.length} of ${hashOf(`${record.seed}`)}`,
})
