// Reads a saved match from anywhere, for example from the storage of a device.
import { describeValue, GameError, isJsonObject, readRecord } from '@overlair/rules/kernel'
import type { Clocks } from './clocks.ts'
import type { SavedMatch } from './contract.ts'
import type { OpenDecision } from './decisions.ts'
import { type Occupant, readOccupant } from './occupants.ts'
import type { History } from './progress.ts'

const fail = (message: string): never => {
  throw new GameError('bad-match', message)
}

/**
 * Checks the form of a saved match. `openMatch` checks that it fits the rules. Older matches consist of record and seats only.
 * Throws GameError that names what is wrong.
 */
export function readSavedMatch(value: unknown): SavedMatch {
  if (!isJsonObject(value)) return fail('a match is a JSON object')
  const record = readRecord(value.record)
  const seats = readSeats(value.seats)
  if (record.options.players !== seats.length)
    return fail(`the match has ${seats.length} seats for ${describeValue(record.options.players)} players`)
  const { history, paused, clocks, instructions } = value
  if (paused !== undefined && typeof paused !== 'boolean') return fail('“paused” is neither true nor false')
  if (instructions !== undefined && !Array.isArray(instructions)) return fail('the instructions are not a list')
  return {
    record,
    seats,
    ...(history !== undefined && { history: readHistory(history) }),
    ...(paused !== undefined && { paused }),
    ...(clocks !== undefined && { clocks: readClocks(clocks) }),
    ...(instructions !== undefined && { instructions }),
  }
}

function readSeats(seats: unknown): readonly Occupant[] {
  if (!Array.isArray(seats) || seats.length === 0) return fail('the match has no seats')
  return seats.map(
    (seat, i) => readOccupant(seat) ?? fail(`seat ${i + 1} is neither a person nor a bot, and not empty`),
  )
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

function readHistory(value: unknown): History {
  const damaged = (): never => fail('the history of the match is damaged')
  if (!isJsonObject(value)) return damaged()
  const { revision, made, open } = value
  if (!isNumber(revision) || !Array.isArray(made) || !Array.isArray(open)) return damaged()
  return {
    revision,
    made: made.map(one => {
      const { decision, automatic } = isJsonObject(one) ? one : {}
      return isNumber(decision) && typeof automatic === 'boolean' ? { decision, automatic } : damaged()
    }),
    open: open.map((one): OpenDecision => {
      const { seat, decision, since } = isJsonObject(one) ? one : {}
      return isNumber(seat) && isNumber(decision) && isNumber(since) ? { seat, decision, since } : damaged()
    }),
  }
}

function readClocks(value: unknown): Clocks {
  const damaged = (): never => fail('the clocks of the match are damaged')
  const { perMove, move, remaining, since, decisions } = isJsonObject(value) ? value : {}
  const numbers = (list: unknown): readonly number[] => (Array.isArray(list) && list.every(isNumber) ? list : damaged())
  const numbersOrNull = (list: unknown): readonly (number | null)[] =>
    Array.isArray(list) && list.every(one => one === null || isNumber(one)) ? list : damaged()
  return {
    perMove: isNumber(perMove) ? perMove : damaged(),
    move: numbers(move),
    remaining: numbers(remaining),
    since: numbersOrNull(since),
    decisions: numbersOrNull(decisions),
  }
}
