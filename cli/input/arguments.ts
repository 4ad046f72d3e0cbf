// Parses positional arguments and flags of a command, with a clear message for each error.
import { parseArgs } from 'node:util'
import { BadInput } from '../files/bad-input.ts'
import { wrap } from '../terminal/text-layout.ts'
import { didYouMean } from './did-you-mean.ts'

export interface Flag {
  readonly help: string
  /** Name of the value in the help. Undefined if the flag takes no value. */
  readonly value?: string
  /** The value if the flag is given without one. */
  readonly bare?: string
}
export type Flags = { readonly [name: string]: Flag }
export interface Arguments {
  readonly positionals: readonly string[]
  readonly flags: { readonly [name: string]: string | boolean | undefined }
}

export const helpFlag: Flags = { help: { help: 'print this page' } }

export function readArguments(command: string, args: readonly string[], known: Flags): Arguments {
  // Without a prototype, so that `--constructor` is not a known flag.
  const flags: Flags = Object.assign(Object.create(null), known, helpFlag)
  const { tokens } = parseArgs({
    args: args.map((arg, i) => withValue(arg, args[i + 1], flags)),
    options: Object.fromEntries(
      Object.entries(flags).map(([name, flag]) => [name, { type: flag.value ? 'string' : 'boolean' } as const]),
    ),
    strict: false,
    tokens: true,
  })
  const positionals: string[] = []
  const given: Record<string, string | boolean> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const [name, on] = resolveName(token.name, flags)
    const flag = flags[name]
    if (!flag)
      throw new BadInput(
        didYouMean(`${command} has no option ${token.rawName}`, token.name, Object.keys(flags), other => `--${other}`),
      )
    given[name] = flag.value ? givenValue(token.rawName, flag, token.value) : bareFlag(token.rawName, on, token.value)
  }
  return { positionals, flags: given }
}

/** Adds the default value, or an empty one, to a flag that is the last argument or comes before another flag. */
function withValue(arg: string, next: string | undefined, flags: Flags): string {
  const flag = arg.startsWith('--') ? flags[arg.slice(2)] : undefined
  const bare = flag?.value !== undefined && (next === undefined || next.startsWith('--'))
  return bare ? `${arg}=${flag.bare ?? ''}` : arg
}

/** Reads `--no-bosses` as `--bosses` switched off. */
function resolveName(name: string, flags: Flags): readonly [name: string, on: boolean] {
  const positive = name.replace(/^no-/, '')
  return name !== positive && !(name in flags) && flags[positive]?.value === undefined
    ? [positive, false]
    : [name, true]
}

function givenValue(name: string, flag: Flag, value: string | undefined): string {
  if (!value) throw new BadInput(`${name} needs a value: ${name} ${flag.value}`)
  return value
}
function bareFlag(name: string, on: boolean, value: string | undefined): boolean {
  if (value !== undefined) throw new BadInput(`${name} takes no value; remove “=${value}”`)
  return on
}

/** Returns the value of a flag. Undefined if it was not given. */
export function textOf(args: Arguments, name: string): string | undefined {
  const value = args.flags[name]
  return typeof value === 'string' ? value : undefined
}
export const isGiven = (args: Arguments, name: string): boolean => args.flags[name] === true

/** Returns the whole number of a flag. Undefined if it was not given. */
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
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`
  throw new BadInput(`--${name} must be a whole number ${range}, not “${text}”`)
}

/** Returns the value of a flag that allows only these words. Undefined if it was not given. */
export function oneOf<Word extends string>(args: Arguments, name: string, allowed: readonly Word[]): Word | undefined {
  const text = textOf(args, name)
  if (text === undefined) return undefined
  const word = allowed.find(known => known === text)
  if (word === undefined) throw new BadInput(`--${name} must be one of ${allowed.join(', ')}, not “${text}”`)
  return word
}

/** Returns the positional argument of a command that takes exactly one. */
export function onlyPositional(command: string, what: string, { positionals }: Arguments): string {
  const [argument, ...more] = positionals
  if (argument === undefined) throw new BadInput(`${command} needs ${what}; see overlair ${command} --help`)
  if (more.length > 0) throw new BadInput(`${command} takes one ${what.replace(/^an? /, '')}; remove “${more[0]}”`)
  return argument
}

/** Width of help pages, in columns. */
export const PAGE_WIDTH = 80

/** Formats flags on the left and their meaning on the right. */
export function flagTable(flags: Flags): string {
  const rows = Object.entries(flags).map(
    ([name, { value, help }]) => [`  --${name}${value ? ` ${value}` : ''}`, help] as const,
  )
  const width = Math.max(...rows.map(([flag]) => flag.length)) + 2
  return rows.flatMap(([flag, help]) => wrap(flag.padEnd(width) + help, PAGE_WIDTH, ' '.repeat(width))).join('\n')
}
