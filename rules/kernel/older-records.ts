// Records survive a change of rules. A record of other rules is replayed under the current ones. It goes on if every choice is
// still legal and leads to what it led to before.
import type { AnyGame } from './contract.ts'
import { GameError } from './errors.ts'
import type { RawOptions } from './options.ts'
import { outcomeHash } from './outcome.ts'
import {
  allOptions,
  type GameRecord,
  gameNamedIn,
  type RecordedChoice,
  replay,
  truncateRecord,
  withAllOptions,
} from './records.ts'

/** Why a record of other rules cannot go on. */
export interface RecordStop {
  /** The rules version that made the record. */
  readonly version: string
  /** The choice, counted from 1, that the current rules do not repeat. 0: they refuse the options. */
  readonly choice: number
  /** The options are refused; the choice is not legal any more; or it leads to something else. */
  readonly reason: 'options' | 'illegal' | 'different'
  /** The message of the rules, in English. */
  readonly message: string
}
export interface OpenedRecord {
  readonly game: AnyGame
  /** The record under the current rules: up to the stop, if there is one. */
  readonly record: GameRecord
  readonly stop?: RecordStop
}

/**
 * Returns options of other rules as they are under the current ones. Older rules overrode a contradicting option whose default
 * depends on the number of players; the current ones refuse it. Throws GameError if the rules refuse the options.
 */
export function currentOptions(game: AnyGame, options: RawOptions): RawOptions {
  try {
    return allOptions(game, options)
  } catch (error) {
    if (!(error instanceof GameError)) throw error
    const overridden = new Set(game.options.filter(spec => spec.defaultFor).map(({ id }) => id))
    return allOptions(game, Object.fromEntries(Object.entries(options).filter(([id]) => !overridden.has(id))))
  }
}
/** Returns a record of other rules with the options under the current ones. Throws GameError if the rules refuse them. */
export const withCurrentOptions = (game: AnyGame, record: GameRecord): GameRecord => ({
  ...record,
  options: currentOptions(game, record.options),
})

/**
 * Opens a record of any rules version. The result is a record of the current rules. Throws GameError if the game is unknown, or
 * if a record of the current version has wrong options.
 */
export function openRecord(games: readonly AnyGame[], record: GameRecord): OpenedRecord {
  const game = gameNamedIn(games, record)
  if (record.version === game.version) return { game, record: withAllOptions(game, record) }
  const { version } = record
  let current: GameRecord
  try {
    current = { ...withCurrentOptions(game, record), version: game.version }
    game.setup(current.options, record.seed)
  } catch (error) {
    if (!(error instanceof GameError)) throw error
    const stop: RecordStop = { version, choice: 0, reason: 'options', message: error.message }
    return { game, record: { ...truncateRecord(record, 0), version: game.version }, stop }
  }
  const choices: RecordedChoice[] = []
  const stopAt = (reason: 'illegal' | 'different', message: string): OpenedRecord => ({
    game,
    record: { ...current, choices },
    stop: { version, choice: choices.length + 1, reason, message },
  })
  try {
    replay(game, current, ({ state, index, answer: { seat, choice }, events }) => {
      const outcome = outcomeHash(game, state, events)
      const before = record.choices[index]!.outcome
      if (before !== undefined && before !== outcome) throw new OtherOutcome(index + 1)
      choices.push({ seat, choice, outcome })
    })
  } catch (error) {
    if (error instanceof OtherOutcome) return stopAt('different', error.message)
    if (error instanceof GameError) return stopAt('illegal', error.message)
    throw error
  }
  return { game, record: { ...current, choices } }
}

/** Ends a replay at the first choice that leads to something else. */
class OtherOutcome extends Error {
  constructor(choice: number) {
    super(`choice ${choice} of the record leads to something else under the current rules`)
  }
}
