// Options of a game (OB-24, OB-25, OB-31, OB-152, OB-157, OB-158, OB-187, OB-188).
import type { Seat } from '../../kernel/contract.ts'
import {
  flag,
  type OptionDraft,
  type OptionRefusal,
  type OptionSpec,
  type RawOptions,
  type ReadOptions,
  readOptions,
} from '../../kernel/options.ts'
import { levels } from '../campaign/levels.ts'
import { type BoardId, boardIds } from '../model/boards.ts'
import { type BossId, bossIds } from '../model/boss-ids.ts'
import type { RuleId } from '../model/events.ts'
import { basicTerrains, selectableTerrains, TERRAINS_PER_GAME, type TerrainId } from '../model/pieces.ts'
import { players } from '../model/player-counts.ts'
import type { OptionReason } from '../model/refusals.ts'

const seatNumbers = Array.from({ length: players.max }, (_, seat) => String(seat + 1))
/** The most players on the large board (OB-24). */
const PLAYERS_ON_LARGE_BOARD = 4
const levelOf = (level: unknown) => (level === 'none' ? undefined : levels[Number(level) - 1])
const isSolo = (draft: OptionDraft): boolean => draft.players === 1

type Refused = OptionRefusal<OptionReason> | undefined
const refuse = (reason: OptionReason, why: RuleId, message: string): Refused => ({ reason, why, message })

const refuseBoard = (board: unknown, draft: OptionDraft): Refused =>
  board === '4x4' && draft.players > PLAYERS_ON_LARGE_BOARD
    ? refuse(
        'too-many-players',
        'OB-24',
        `the 4x4 board is for at most ${PLAYERS_ON_LARGE_BOARD} players (OB-24); ${draft.players} players use 3x4`,
      )
    : undefined
function refuseTerrains(terrains: unknown, draft: OptionDraft): Refused {
  const level = levelOf(draft.level)
  return level && isSolo(draft) && String(terrains) !== String(level.terrains)
    ? refuse(
        'set-by-level',
        'OB-158',
        `the terrains of campaign level ${level.level} are set (OB-158); remove “terrains”`,
      )
    : undefined
}
function refuseBosses(on: unknown, draft: OptionDraft): Refused {
  const level = levelOf(draft.level)
  return level && isSolo(draft) && on === false
    ? refuse('set-by-level', 'OB-158', `campaign level ${level.level} is played with a boss (OB-158); remove “bosses”`)
    : undefined
}
const refuseCommands = (on: unknown, draft: OptionDraft): Refused =>
  on === true && isSolo(draft)
    ? refuse('not-solo', 'OB-154', 'command cards are not used by a player alone (OB-154)')
    : undefined
const refuseFirstPlayer = (first: unknown, draft: OptionDraft): Refused =>
  Number(first) > draft.players
    ? refuse(
        'not-a-player',
        'OB-188',
        `with ${draft.players} players, “firstPlayer” is random or 1 to ${draft.players} (OB-188), not ${first}`,
      )
    : undefined
function refuseBoss(boss: unknown, draft: OptionDraft): Refused {
  if (boss === 'random') return undefined
  if (!isSolo(draft))
    return refuse(
      'solo-only',
      'OB-157',
      'a boss is chosen beforehand only by a player alone (OB-157); others are dealt two each',
    )
  const level = levelOf(draft.level)
  if (level && !level.bosses.some(allowed => allowed === boss))
    return refuse(
      'set-by-level',
      'OB-158',
      `campaign level ${level.level} allows ${level.bosses.join(' or ')}, not ${boss} (OB-158)`,
    )
  return draft.bosses === true
    ? undefined
    : refuse('needs-bosses', 'OB-157', `${boss} cannot play without boss cards (OB-157); remove “boss” or “bosses”`)
}
const refuseLevel = (level: unknown, draft: OptionDraft): Refused =>
  level !== 'none' && !isSolo(draft)
    ? refuse('solo-only', 'OB-158', `campaign levels are played alone (OB-158), not by ${draft.players} players`)
    : undefined

export const options: readonly OptionSpec[] = [
  { id: 'board', kind: 'word', words: boardIds, default: '3x4', why: 'OB-24', refuse: refuseBoard },
  {
    id: 'terrains',
    kind: 'list',
    words: ['basic', 'random'],
    items: selectableTerrains,
    length: TERRAINS_PER_GAME,
    default: 'basic',
    why: 'OB-25',
    refuse: refuseTerrains,
  },
  { ...flag('bosses', 'OB-107'), defaultFor: { 1: true }, refuse: refuseBosses }, // OB-155
  { ...flag('commands', 'OB-132'), refuse: refuseCommands },
  {
    id: 'firstPlayer',
    kind: 'word',
    words: ['random', ...seatNumbers],
    default: 'random',
    why: 'OB-188',
    refuse: refuseFirstPlayer,
  },
  {
    id: 'boss',
    kind: 'word',
    words: ['random', ...bossIds],
    default: 'random',
    why: 'OB-157',
    refuse: refuseBoss,
  },
  {
    id: 'level',
    kind: 'word',
    words: ['none', ...levels.map(l => String(l.level))],
    default: 'none',
    why: 'OB-158',
    refuse: refuseLevel,
  },
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

/** Checks options and fills in those that are missing. A level sets the terrains. */
export function resolveOptions(raw: RawOptions): ReadOptions {
  const { terrains } = readSetupOptions(raw)
  return { ...readOptions('overboss', players, options, raw), terrains }
}

export function readSetupOptions(raw: RawOptions): SetupOptions {
  const read = readOptions('overboss', players, options, raw)
  const level = levelOf(read.level)
  const boss = bossIds.find(id => id === read.boss)
  const chosenTerrains = read.terrains === 'basic' ? basicTerrains : (read.terrains as readonly TerrainId[] | 'random')
  return {
    players: read.players,
    board: boardIds.find(id => id === read.board)!,
    terrains: level ? level.terrains : chosenTerrains,
    bosses: Boolean(read.bosses),
    commands: Boolean(read.commands),
    firstPlayer: read.firstPlayer === 'random' ? undefined : Number(read.firstPlayer) - 1,
    soloBosses: boss ? [boss] : level ? level.bosses : bossIds,
    level: level?.level ?? 0,
  }
}
