// The options of a game as flags, made from its own descriptions: `--board 4x4 --terrains forest,cave,… --bosses`.
import type { Translator } from '@overlair/locales'
import { translator } from '@overlair/locales/all'
import { gameDescriptors, games } from '@overlair/rules'
import type { AnyGame, GameDescriptor, OptionSpec, RawOptions } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import {
  type Arguments,
  type Flag,
  type Flags,
  flagTable,
  isGiven,
  onlyWord,
  readArguments,
  textOf,
} from './arguments.ts'

/** What an option can be, in few words. */
export function valuesOf(spec: OptionSpec, t: Translator<'cli'>): string {
  switch (spec.kind) {
    case 'flag':
      return `${t('cli.yes')}, ${t('cli.no')}`
    case 'word':
      return spec.words.join(', ')
    case 'list':
      return [...spec.words, t('cli.someOf', { count: spec.length, items: spec.items.join(', ') })].join(', ')
  }
}
export const defaultOf = (spec: OptionSpec, t: Translator<'cli'>): string =>
  spec.kind === 'flag' ? t(spec.default ? 'cli.yes' : 'cli.no') : spec.default

/** What an option is about. */
export const aboutOption = (game: AnyGame, spec: OptionSpec, t: Translator<'cli'>): string =>
  t.maybe(`cli.option.${game.id}.${spec.id}`) ?? spec.id

function flagOf(game: AnyGame, spec: OptionSpec): Flag {
  const t = translator('en', 'cli')
  const about = aboutOption(game, spec, t)
  if (spec.kind === 'flag') return { help: `${about} (${spec.why})` }
  const help = `${about}: ${valuesOf(spec, t)}; ${defaultOf(spec, t)} unless given (${spec.why})`
  return { help, value: spec.kind === 'list' ? '<list>' : '<word>' }
}
const gameFlags = (game: AnyGame): Flags => Object.fromEntries(game.options.map(spec => [spec.id, flagOf(game, spec)]))

/** A part of a help page for each game. */
export const optionsHelp = (): readonly string[] =>
  games.map(game => `Options of ${game.id}:\n${flagTable(gameFlags(game))}`)

export function descriptorNamed(name: string): GameDescriptor {
  const descriptor = gameDescriptors.find(({ game }) => game.id === name)
  if (!descriptor) throw new BadInput(`there is no game “${name}”; there are ${games.map(({ id }) => id).join(', ')}`)
  return descriptor
}

/** The game that a command is about, its flags and the command's own. */
export function readGameArguments(
  command: string,
  args: readonly string[],
  flags: Flags,
): { readonly game: AnyGame; readonly args: Arguments } {
  // Which words are values of flags shows only when the flags are known, and which flags there are when the game is.
  const ofAnyGame = Object.assign({}, ...games.map(gameFlags), flags)
  const anyName = firstWord(args, ofAnyGame)
  const { game } = descriptorNamed(anyName ?? onlyWord(command, 'a game', { words: [], flags: {} }))
  const read = readArguments(command, args, { ...flags, ...gameFlags(game) })
  onlyWord(command, 'a game', read)
  return { game, args: read }
}
function firstWord(args: readonly string[], flags: Flags): string | undefined {
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    if (!arg.startsWith('-')) return arg
    if (flags[arg.slice(2)]?.value !== undefined) i++
  }
  return undefined
}

/** What was given of a game's options, as its set-up reads them. */
export function rawOptions(game: AnyGame, args: Arguments): RawOptions {
  const options: Record<string, unknown> = {}
  for (const spec of game.options) {
    const text = textOf(args, spec.id)
    if (spec.kind === 'flag') {
      if (args.flags[spec.id] !== undefined) options[spec.id] = isGiven(args, spec.id)
    } else if (text !== undefined)
      options[spec.id] = spec.kind === 'list' && !spec.words.includes(text) ? text.split(',') : text
  }
  return options
}
