// What can be set before a game, and what it means.
import {
  type Cause,
  flag,
  GameError,
  type OptionSpec,
  type OptionValue,
  type PlayerCounts,
  type RawOptions,
  readOptions,
} from '../../kernel/index.ts'
import { noVariants, type Variants } from '../model/state.ts'
import { superCounts, superOptions, superSettings } from '../super/options.ts'

const counts: PlayerCounts = { min: 2, max: 4 } // BM-1
export const playerCountsOf: Readonly<Record<string, PlayerCounts>> = {
  'boss-monster': counts,
  'next-level': counts,
  'super-boss-monster': superCounts,
}
const shared = (choose: Cause, machinations: Cause, hard: Cause): readonly OptionSpec[] => [
  flag('choose', choose),
  flag('machinations', machinations),
  flag('hard', hard),
  flag('revised', 'BM-228'),
  flag('everyTurn', 'BM-222'),
]
export const optionsOf: Readonly<Record<string, readonly OptionSpec[]>> = {
  'boss-monster': shared('BM-154', 'BM-156', 'BM-158'),
  'next-level': [
    ...shared('NL-38', 'NL-39', 'NL-37'),
    flag('classic', 'NL-35'),
    flag('infiniteLives', 'NL-41'),
    flag('mixed', 'NL-46'),
    { id: 'heroes', kind: 'word', words: ['next-level', 'boss-monster'], default: 'next-level', why: 'NL-48' },
  ],
  'super-boss-monster': superOptions,
}

export interface GameSettings {
  readonly game: string
  readonly players: number
  readonly sets: readonly string[]
  /** The sets whose heroes come. */
  readonly heroes: readonly string[]
  readonly variants: Variants
}
type Read = { readonly [option: string]: OptionValue }
const settingsOf: Readonly<Record<string, (players: number, read: Read) => GameSettings>> = {
  'boss-monster': (players, read) => settings('boss-monster', players, read),
  'next-level': (players, read) => settings('next-level', players, read),
  'super-boss-monster': superSettings,
}
export function readGameSettings(game: string, raw: RawOptions): GameSettings {
  const { players, ...read } = readOptions(game, playerCountsOf[game]!, optionsOf[game]!, raw)
  return settingsOf[game]!(players, read)
}
function settings(game: string, players: number, read: Read): GameSettings {
  const is = (id: string): boolean => read[id] === true
  if (!is('mixed') && read.heroes !== undefined && read.heroes !== game)
    throw new GameError('bad-option', `heroes of ${String(read.heroes)} come to ${game} only with the option “mixed”`)
  return {
    game,
    players,
    sets: is('mixed') ? ['boss-monster', 'next-level'] : [game],
    heroes: [is('mixed') ? String(read.heroes) : game],
    variants: {
      ...noVariants,
      choose: is('choose'),
      machinations: is('machinations'),
      hard: is('hard'),
      classic: is('classic'),
      infiniteLives: is('infiniteLives'),
      revised: is('revised'),
      everyTurn: is('everyTurn'),
    },
  }
}
