// Options of a game, as data: the command line, the new-game form and `setup` read the same list.
import type { AnyGame, PlayerCounts, Refusal } from './contract.ts'
import { GameError } from './errors.ts'
import { describeValue, isInteger, isJsonObject } from './untrusted-input.ts'

/** Why a value of an option cannot be chosen. `message`: in English, for the GameError. */
export interface OptionRefusal<Reason extends string = string> extends Refusal<Reason> {
  readonly message: string
}
/** The number of players and a value for each option, not checked. */
export type OptionDraft = { readonly players: number; readonly [option: string]: unknown }
interface OptionSpecOf<Kind extends string, Value> {
  readonly id: string
  readonly kind: Kind
  readonly default: Value
  /** Other defaults, by number of players. */
  readonly defaultFor?: { readonly [players: number]: Value }
  /** The value for records that are older than the option, if it is not the default. */
  readonly before?: Value
  readonly why: string
  /** Says why a value cannot be chosen for these players and other options. Undefined if it can. A default can always. */
  readonly refuse?: (value: unknown, draft: OptionDraft) => OptionRefusal | undefined
}
interface ListSpec extends OptionSpecOf<'list', string> {
  /** Words that each stand for a whole list. */
  readonly words: readonly string[]
  readonly items: readonly string[]
  readonly length: number
}
type FlagSpec = OptionSpecOf<'flag', boolean>
export type OptionSpec = FlagSpec | (OptionSpecOf<'word', string> & { readonly words: readonly string[] }) | ListSpec
export type OptionValue = string | number | boolean | readonly string[]
/** Options from a person, a file or the network, not yet checked. */
export type RawOptions = { readonly [option: string]: unknown }
export type ReadOptions = { readonly players: number } & { readonly [option: string]: OptionValue }

/** An option that is on or off; off by default. */
export const flag = (id: string, why: string): FlagSpec => ({ id, kind: 'flag', default: false, why })

const refuse = (code: string, message: string): never => {
  throw new GameError(code, message)
}

/** Checks options against their specs and fills in defaults. Throws GameError for a wrong option. */
export function readOptions(
  game: string,
  counts: PlayerCounts,
  specs: readonly OptionSpec[],
  raw: RawOptions,
): ReadOptions {
  if (!isJsonObject(raw))
    return refuse(
      'bad-options',
      `options of ${game} are an object like {"players": ${counts.max}}, not ${describeValue(raw)}`,
    )
  const known = ['players', ...specs.map(s => s.id)]
  for (const id of Object.keys(raw))
    if (!known.includes(id)) refuse('unknown-option', `${game} has no option “${id}”; it has ${known.join(', ')}`)
  const players = raw.players ?? counts.min
  if (!isInteger(players) || players < counts.min || players > counts.max)
    return refuse('bad-players', `${game} is for ${counts.min} to ${counts.max} players, not ${describeValue(players)}`)
  const read: { [option: string]: OptionValue } = {}
  for (const spec of specs) read[spec.id] = readOption(game, spec, raw[spec.id] ?? defaultOf(spec, players))
  const options = { ...read, players }
  for (const spec of specs) {
    const refusal = raw[spec.id] === undefined ? undefined : spec.refuse?.(read[spec.id], options)
    if (refusal) throw new GameError('bad-option', refusal.message, refusal)
  }
  return options
}
const defaultOf = (spec: OptionSpec, players: number): OptionValue => spec.defaultFor?.[players] ?? spec.default

type WithOptions = Pick<AnyGame, 'options'>
/** Why this value of an option cannot be chosen for these players and other options. Undefined if it can. */
export function optionRefusal(
  { options: specs }: WithOptions,
  players: number,
  raw: RawOptions,
  option: string,
  value: unknown,
): OptionRefusal | undefined {
  const refuse = specs.find(({ id }) => id === option)?.refuse
  if (!refuse) return undefined
  const defaults = Object.fromEntries(specs.map(spec => [spec.id, defaultOf(spec, players)]))
  return refuse(value, { ...defaults, ...raw, [option]: value, players })
}
/** Drops the options that these players and the other options do not allow. */
export const allowedOptions = (game: WithOptions, players: number, raw: RawOptions): RawOptions =>
  Object.fromEntries(
    Object.entries(raw).filter(([option, value]) => optionRefusal(game, players, raw, option, value) === undefined),
  )

function readOption(game: string, spec: OptionSpec, value: unknown): OptionValue {
  const name = `option “${spec.id}” of ${game}`
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean'
        ? value
        : refuse('bad-option', `${name} is true or false, not ${describeValue(value)}`)
    case 'word':
      return typeof value === 'string' && spec.words.includes(value)
        ? value
        : refuse('bad-option', `${name} is one of ${spec.words.join(', ')}, not ${describeValue(value)}`)
    case 'list': {
      if (typeof value === 'string' && spec.words.includes(value)) return value
      if (!Array.isArray(value))
        return refuse(
          'bad-option',
          `${name} is ${spec.words.join(' or ')}, or a list of ${spec.length}, not ${describeValue(value)}`,
        )
      const unknown = value.find(item => !spec.items.includes(item))
      if (unknown !== undefined)
        refuse('bad-option', `${name} has no item ${describeValue(unknown)}; allowed: ${spec.items.join(', ')}`)
      if (value.length !== spec.length || new Set(value).size !== spec.length)
        refuse('bad-option', `${name} needs ${spec.length} different items, not ${describeValue(value)}`)
      return value
    }
  }
}
