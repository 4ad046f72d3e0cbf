// Flags for the options of a game, generated from its descriptor: `--board 4x4 --terrains forest,cave,… --bosses`.
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
  onlyPositional,
  readArguments,
  textOf,
} from './arguments.ts'
import { didYouMean } from './did-you-mean.ts'

/** Lists the possible values of an option. */
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

/** Returns a short description of an option. */
export const aboutOption = (game: AnyGame, spec: OptionSpec, t: Translator<'cli'>): string =>
  t.maybe(`cli.option.${game.id}.${spec.id}`) ?? spec.id

function flagOf(game: AnyGame, spec: OptionSpec): Flag {
  const t = translator('en', 'cli')
  const about = aboutOption(game, spec, t)
  if (spec.kind === 'flag') return { help: `${about} (${spec.why})` }
  const help = `${about}: ${valuesOf(spec, t)}; default: ${defaultOf(spec, t)} (${spec.why})`
  return { help, value: spec.kind === 'list' ? '<list>' : '<word>' }
}
const gameFlags = (game: AnyGame): Flags => Object.fromEntries(game.options.map(spec => [spec.id, flagOf(game, spec)]))

const gameNames = games.map(({ id }) => id)
/** Returns the sections of a help page about games: their names, and the options of each. */
export const optionsHelp = (): readonly string[] => [
  `Games: ${gameNames.join(', ')}`,
  ...games.map(game => `Options of ${game.id}:\n${flagTable(gameFlags(game))}`),
  'Write --no-bosses to switch off an option without a value.',
]

export function descriptorNamed(name: string): GameDescriptor {
  const descriptor = gameDescriptors.find(({ game }) => game.id === name)
  if (!descriptor) throw new BadInput(didYouMean(`unknown game “${name}”`, name, gameNames))
  return descriptor
}

/** Reads the game, its flags and the flags of the command. */
export function readGameArguments(
  command: string,
  args: readonly string[],
  flags: Flags,
): { readonly game: AnyGame; readonly args: Arguments } {
  // We need the game to know its flags, and the flags to find the game. So we first look for it with the flags of all games.
  const flagsOfAllGames = Object.assign({}, ...games.map(gameFlags), flags)
  const name = firstPositional(args, flagsOfAllGames)
  const { game } = descriptorNamed(name ?? onlyPositional(command, 'a game', { positionals: [], flags: {} }))
  const read = readArguments(command, args, { ...flags, ...gameFlags(game) })
  onlyPositional(command, 'a game', read)
  return { game, args: read }
}
function firstPositional(args: readonly string[], flags: Flags): string | undefined {
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    if (!arg.startsWith('-')) return arg
    if (flags[arg.slice(2)]?.value !== undefined) i++
  }
  return undefined
}

/** Returns the given options of a game in the form that its `setup` reads. */
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
