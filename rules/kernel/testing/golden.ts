// Golden records: finished games with the hashes of the state and of the outcome after every choice. Replaying them shows
// whether a change altered what the rules do. A changed hash must be a decision: `npm run golden -- --accept`.
import type { AnyGame } from '../contract.ts'
import { GameError } from '../errors.ts'
import { stateHash } from '../hash.ts'
import type { RawOptions } from '../options.ts'
import { outcomeHash, playAndRecord } from '../outcome.ts'
import { randomBelow, randomSource, type Seed } from '../random.ts'
import { type GameRecord, gameForRecord, newRecord, replay } from '../records.ts'

export interface GoldenRecord extends GameRecord {
  /** Hashes of the state: after setup, then after each choice. */
  readonly hashes: readonly string[]
}
/** The modes of a game that have a golden record, by name. */
export type GoldenModes = Readonly<Record<string, RawOptions>>

/** Plays a random game and returns its golden record. */
export function makeGolden(game: AnyGame, options: RawOptions, seed: Seed): GoldenRecord {
  const source = randomSource(`golden ${seed}`)
  const state = game.setup(options, seed)
  const hashes = [stateHash(state)]
  let record = newRecord(game, options, seed)
  for (let asks = game.asks(state); asks.length > 0; asks = game.asks(state)) {
    const ask = asks[randomBelow(source, asks.length)]!
    const choice = ask.choices[randomBelow(source, ask.choices.length)]!
    record = playAndRecord(game, state, record, ask.seat, choice).record
    hashes.push(stateHash(state))
  }
  return { ...record, hashes }
}

/** Undefined if the record still leads to the same states; otherwise describes the first difference. */
export function goldenDifference(games: readonly AnyGame[], golden: GoldenRecord): string | undefined {
  let difference: string | undefined
  const compare = (hash: string, index: number) => {
    if (hash !== golden.hashes[index])
      difference ??= index === 0 ? 'setup leads to another state' : `choice ${index} leads to another state`
  }
  try {
    const game = gameForRecord(games, golden)
    compare(stateHash(game.setup(golden.options, golden.seed)), 0)
    const end = replay(game, golden, ({ state, index, answer, events }) => {
      compare(stateHash(state), index + 1)
      if (answer.outcome !== undefined && answer.outcome !== outcomeHash(game, state, events))
        difference ??= `choice ${index + 1} leads to the same state with other events or asks`
    })
    if (!game.result(end)) difference ??= 'the game is not over at the end of the record'
  } catch (error) {
    if (!(error instanceof GameError)) throw error
    difference ??= error.message
  }
  return difference
}
