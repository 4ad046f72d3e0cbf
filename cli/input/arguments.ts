// Words and flags of a command, with a clear sentence for whatever is wrong with them.
import { parseArgs } from 'node:util'
import { BadInput } from '../files/bad-input.ts'
import { wrap } from '../terminal/text-layout.ts'

export interface Flag {
  readonly help: string
  /** What stands for the value in the help; without it the flag is there or not. */
  readonly value?: string
  /** What the flag means when it is given without a value. */
  readonly bare?: string
}
export type Flags = { readonly [name: string]: Flag }
export interface Arguments {
  readonly words: readonly string[]
  readonly flags: { readonly [name: string]: string | boolean | undefined }
}

export const helpFlag: Flags = { help: { help: 'show this page' } }

export function readArguments(command: string, args: readonly string[], known: Flags): Arguments {
  // Without a prototype: `--constructor` is no flag.
  const flags: Flags = Object.assign(Object.create(null), known, helpFlag)
  const { tokens } = parseArgs({
    args: args.map((arg, i) => withValue(arg, args[i + 1], flags)),
    options: Object.fromEntries(
      Object.entries(flags).map(([name, flag]) => [name, { type: flag.value ? 'string' : 'boolean' } as const]),
    ),
    strict: false,
    tokens: true,
  })
  const words: string[] = []
  const given: Record<string, string | boolean> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const [name, on] = named(token.name, flags)
    const flag = flags[name]
    if (!flag) throw new BadInput(`${command} has no option ${token.rawName}; it has ${listOf(flags)}`)
    given[name] = flag.value ? givenValue(token.rawName, flag, token.value) : bareFlag(token.rawName, on, token.value)
  }
  return { words, flags: given }
}

/** A flag that is followed by another one, or by nothing, has no value. */
function withValue(arg: string, next: string | undefined, flags: Flags): string {
  const flag = arg.startsWith('--') ? flags[arg.slice(2)] : undefined
  const bare = flag?.value !== undefined && (next === undefined || next.startsWith('--'))
  return bare ? `${arg}=${flag.bare ?? ''}` : arg
}

/** `--no-bosses` is `--bosses`, off. */
function named(name: string, flags: Flags): readonly [name: string, on: boolean] {
  const positive = name.replace(/^no-/, '')
  return name !== positive && !(name in flags) && flags[positive]?.value === undefined
    ? [positive, false]
    : [name, true]
}
const listOf = (flags: Flags): string =>
  Object.keys(flags)
    .map(name => `--${name}`)
    .join(', ')

function givenValue(name: string, flag: Flag, value: string | undefined): string {
  if (!value) throw new BadInput(`${name} needs a value: ${name} ${flag.value}`)
  return value
}
function bareFlag(name: string, on: boolean, value: string | undefined): boolean {
  if (value !== undefined) throw new BadInput(`${name} takes no value, but was given “${value}”`)
  return on
}

/** The text of a flag, if it was given. */
export function textOf(args: Arguments, name: string): string | undefined {
  const value = args.flags[name]
  return typeof value === 'string' ? value : undefined
}
export const isGiven = (args: Arguments, name: string): boolean => args.flags[name] === true

/** The whole number of a flag, if it was given. */
export function numberOf(
  args: Arguments,
  name: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const text = textOf(args, name)
  if (text === undefined) return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`
  throw new BadInput(`--${name} is a whole number ${range}, not “${text}”`)
}

/** One of a few words, if the flag was given. */
export function oneOf<Word extends string>(args: Arguments, name: string, words: readonly Word[]): Word | undefined {
  const text = textOf(args, name)
  if (text === undefined) return undefined
  const word = words.find(known => known === text)
  if (word === undefined) throw new BadInput(`--${name} is one of ${words.join(', ')}, not “${text}”`)
  return word
}

/** Exactly the words that a command is about. */
export function onlyWord(command: string, what: string, { words }: Arguments): string {
  const [word, ...more] = words
  if (word === undefined) throw new BadInput(`${command} needs ${what}; see overlair ${command} --help`)
  if (more.length > 0)
    throw new BadInput(`${command} takes one ${what.replace(/^an? /, '')}, and “${more[0]}” is one too many`)
  return word
}

/** The width of help pages. */
export const PAGE = 80

/** Flags on the left, what they mean on the right. */
export function flagTable(flags: Flags): string {
  const rows = Object.entries(flags).map(
    ([name, { value, help }]) => [`  --${name}${value ? ` ${value}` : ''}`, help] as const,
  )
  const width = Math.max(...rows.map(([flag]) => flag.length)) + 2
  return rows.flatMap(([flag, help]) => wrap(flag.padEnd(width) + help, PAGE, ' '.repeat(width))).join('\n')
}
