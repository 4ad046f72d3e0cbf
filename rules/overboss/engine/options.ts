// Options of a game (OB-24, OB-25, OB-31, OB-152, OB-157, OB-158, OB-187, OB-188).
import type { Seat } from '../../kernel/contract.ts'
import { GameError } from '../../kernel/errors.ts'
import { flag, type OptionSpec, type RawOptions, type ReadOptions, readOptions } from '../../kernel/options.ts'
import { levels } from '../campaign/levels.ts'
import { type BoardId, boardIds } from '../model/boards.ts'
import { type BossId, bossIds } from '../model/boss-ids.ts'
import { basicTerrains, selectableTerrains, TERRAINS_PER_GAME, type TerrainId } from '../model/pieces.ts'

export const players = { min: 1, max: 5 }

const seatNumbers = Array.from({ length: players.max }, (_, seat) => String(seat + 1))

export const options: readonly OptionSpec[] = [
  { id: 'board', kind: 'word', words: boardIds, default: '3x4', why: 'OB-24' },
  {
    id: 'terrains',
    kind: 'list',
    words: ['basic', 'random'],
    items: selectableTerrains,
    length: TERRAINS_PER_GAME,
    default: 'basic',
    why: 'OB-25',
  },
  { ...flag('bosses', 'OB-107'), defaultFor: { 1: true } }, // OB-155
  flag('commands', 'OB-132'),
  { id: 'firstPlayer', kind: 'word', words: ['random', ...seatNumbers], default: 'random', why: 'OB-188' },
  { id: 'boss', kind: 'word', words: ['random', ...bossIds], default: 'random', why: 'OB-157' },
  { id: 'level', kind: 'word', words: ['none', ...levels.map(l => String(l.level))], default: 'none', why: 'OB-158' },
]

/** Options for setup, checked and consistent with each other. */
export interface SetupOptions {
  readonly players: number
  readonly board: BoardId
  readonly terrains: readonly TerrainId[] | 'random'
  readonly bosses: boolean
  readonly commands: boolean
  /** The seat that begins; undefined if a draw decides (OB-188). */
  readonly firstPlayer: Seat | undefined
  /** In a solo game: the bosses of which setup draws one. */
  readonly soloBosses: readonly BossId[]
  readonly level: number
}

const refuse = (message: string): never => {
  throw new GameError('bad-options', message)
}

/** Checks options and fills in those that are missing. A level sets the terrains. */
export function resolveOptions(raw: RawOptions): ReadOptions {
  const { terrains } = readSetupOptions(raw)
  return { ...readOptions('overboss', players, options, raw), terrains }
}

export function readSetupOptions(raw: RawOptions): SetupOptions {
  const read = readOptions('overboss', players, options, raw)
  const board = boardIds.find(id => id === read.board)!
  const solo = read.players === 1
  const level = read.level === 'none' ? undefined : levels[Number(read.level) - 1]!
  const boss = bossIds.find(id => id === read.boss)
  if (board === '4x4' && read.players > 4) refuse('the 4x4 board is for at most 4 players (OB-24); 5 players use 3x4')
  if (solo && read.commands) refuse('command cards are not used by a player alone (OB-154)')
  if (!solo && boss) refuse('a boss is chosen beforehand only by a player alone (OB-157); others are dealt two each')
  const bosses = Boolean(read.bosses)
  if (level) checkLevel(level.level, read.players, raw, boss)
  if (boss && !bosses) refuse(`${boss} cannot play without boss cards (OB-157); remove “boss” or “bosses”`)
  const chosenTerrains = read.terrains === 'basic' ? basicTerrains : (read.terrains as readonly TerrainId[] | 'random')
  return {
    players: read.players,
    board,
    terrains: level ? level.terrains : chosenTerrains,
    bosses,
    commands: Boolean(read.commands),
    firstPlayer: readFirstPlayer(String(read.firstPlayer), read.players),
    soloBosses: boss ? [boss] : level ? level.bosses : bossIds,
    level: level?.level ?? 0,
  }
}

function readFirstPlayer(firstPlayer: string, players: number): Seat | undefined {
  if (firstPlayer === 'random') return undefined
  if (Number(firstPlayer) > players)
    refuse(`with ${players} players, “firstPlayer” is random or 1 to ${players} (OB-188), not ${firstPlayer}`)
  return Number(firstPlayer) - 1
}

/** The board of a level is the player's choice (OB-187). */
function checkLevel(number: number, players: number, raw: RawOptions, boss: BossId | undefined): void {
  const { bosses, terrains } = levels[number - 1]!
  if (players !== 1) refuse(`campaign levels are played alone (OB-158), not by ${players} players`)
  if (raw.bosses === false) refuse(`campaign level ${number} is played with a boss (OB-158); remove “bosses”`)
  if (raw.terrains !== undefined && String(raw.terrains) !== String(terrains))
    refuse(`the terrains of campaign level ${number} are set (OB-158); remove “terrains”`)
  if (boss && !bosses.includes(boss))
    refuse(`campaign level ${number} allows ${bosses.join(' or ')}, not ${boss} (OB-158)`)
}
