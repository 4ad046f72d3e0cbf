// What a seat of a dungeon game tells the match about the prompts it wants to see. Plain data.
import { describeValue, GameError, isJsonObject, type JsonObject } from '@overlair/rules/kernel'

export const stopPoints = ['ownBuild', 'othersBuild', 'ownHeroes', 'othersHeroes'] as const
export type StopPoint = (typeof stopPoints)[number]
export const stopLevels = ['never', 'smart', 'always'] as const
type StopLevel = (typeof stopLevels)[number]
export type Stops = Readonly<Record<StopPoint, StopLevel>>

const passEnds = ['change', 'round'] as const
export type PassEnd = (typeof passEnds)[number]
/** The seat passes in every window until the table changes or the round ends. `table` is `tableAt` at its start. */
export interface LongPass {
  readonly until: PassEnd
  readonly table: string
}
/** The last question of an Adventure phase that the seat has passed on, and the turn it belongs to. */
export interface PassedQuestion {
  readonly turn: string
  readonly question: string
}

export interface Instructions {
  /** The match asks every prompt, even one with a single choice. */
  readonly fullControl: boolean
  readonly stops: Stops
  readonly longPass: LongPass | null
  readonly passed: PassedQuestion | null
}

/** For a seat that has told nothing. */
export const defaultInstructions: Instructions = {
  fullControl: false,
  stops: { ownBuild: 'smart', othersBuild: 'smart', ownHeroes: 'smart', othersHeroes: 'smart' },
  longPass: null,
  passed: null,
}

/** Reads instructions from anywhere. What is missing has its default. Throws GameError if anything is wrong. */
export function readInstructions(told: unknown): Instructions {
  const words = readObject('instructions', told ?? {}, Object.keys(defaultInstructions))
  const { fullControl = defaultInstructions.fullControl, stops = {}, longPass = null, passed = null } = words
  if (typeof fullControl !== 'boolean') return refuse('fullControl', fullControl, 'true or false')
  return {
    fullControl,
    stops: readStops(stops),
    longPass: longPass === null ? null : readLongPass(longPass),
    passed: passed === null ? null : readPassed(passed),
  }
}

function readStops(value: unknown): Stops {
  const words = readObject('stops', value, stopPoints)
  const levelAt = (point: StopPoint): StopLevel =>
    words[point] === undefined ? defaultInstructions.stops[point] : readWord(point, words[point], stopLevels)
  return {
    ownBuild: levelAt('ownBuild'),
    othersBuild: levelAt('othersBuild'),
    ownHeroes: levelAt('ownHeroes'),
    othersHeroes: levelAt('othersHeroes'),
  }
}
function readLongPass(value: unknown): LongPass {
  const { until, table } = readObject('longPass', value, ['until', 'table'])
  return { until: readWord('until', until, passEnds), table: readDigest('table', table) }
}
function readPassed(value: unknown): PassedQuestion {
  const { turn, question } = readObject('passed', value, ['turn', 'question'])
  return { turn: readDigest('turn', turn), question: readDigest('question', question) }
}

function readObject(name: string, value: unknown, known: readonly string[]): JsonObject {
  if (!isJsonObject(value)) return refuse(name, value, `an object with ${known.join(', ')}`)
  const unknown = Object.keys(value).find(word => !known.includes(word))
  return unknown === undefined ? value : refuse(`a word of ${name}`, unknown, known.join(', '))
}
const readWord = <Word extends string>(name: string, value: unknown, words: readonly Word[]): Word =>
  words.find(word => word === value) ?? refuse(name, value, words.join(', '))
/** A digest is a hash of the rules, so instructions from the network stay small. */
const readDigest = (name: string, value: unknown): string =>
  typeof value === 'string' && /^[0-9a-f]{14}$/.test(value) ? value : refuse(name, value, '14 hexadecimal digits')

function refuse(name: string, value: unknown, allowed: string): never {
  throw new GameError(
    'bad-instructions',
    `instructions: ${name} cannot be ${describeValue(value)}; allowed: ${allowed}`,
  )
}
