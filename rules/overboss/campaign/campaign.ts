// The sheet of the solo campaign (OB-158 to OB-181), as plain data separate from the matches.
// No function changes its arguments; each one returns a new sheet.
import { GameError } from '../../kernel/errors.ts'
import { keysOf } from '../../kernel/keys.ts'
import type { RawOptions } from '../../kernel/options.ts'
import { bossNumber } from '../bosses/index.ts'
import type { BoardId } from '../model/boards.ts'
import type { BossId } from '../model/boss-ids.ts'
import type { State } from '../model/state.ts'
import { type CampaignTitle, campaignTitle } from '../model/titles.ts'
import { levels, type ObjectiveId } from './levels.ts'
import { cellsFulfilled, type MissionCell, type MissionId, missionsComplete } from './missions.ts'
import { levelOf, objectivesMet } from './objectives.ts'

// OB-160, OB-181
const difficulties = {
  beginner: { hearts: 12, points: 0 },
  standard: { hearts: 10, points: 3 },
  hard: { hearts: 8, points: 6 },
} as const
export type Difficulty = keyof typeof difficulties
export const difficultyIds = keysOf(difficulties)

const OBJECTIVES_TO_MOVE_ON = 2
const LAST_LEVEL = levels.length
const WICKEDNESS_POINTS = 2

export const campaignFormat = 'overlair-campaign/1'
export interface Campaign {
  readonly format: typeof campaignFormat
  readonly difficulty: Difficulty
  readonly level: number
  /** The player marks one heart before every game (OB-159). */
  readonly heartsMarked: number
  /** The boss of the current game; null between games. */
  readonly playing: BossId | null
  /** Objectives met so far on all levels. Each counts as one soul gem (OB-161). */
  readonly objectives: readonly ObjectiveId[]
  readonly cells: readonly MissionCell[]
}

const refuse = (code: string, message: string): never => {
  throw new GameError(code, message)
}

export function startCampaign(difficulty: Difficulty): Campaign {
  if (!difficultyIds.includes(difficulty))
    refuse('bad-difficulty', `a campaign is ${difficultyIds.join(', ')} (OB-159), not ${JSON.stringify(difficulty)}`)
  return {
    format: campaignFormat,
    difficulty,
    level: 1, // OB-161
    heartsMarked: 0,
    playing: null,
    objectives: [],
    cells: [],
  }
}

export const heartsOf = ({ difficulty }: Campaign): number => difficulties[difficulty].hearts
export const heartsLeft = (campaign: Campaign): number => heartsOf(campaign) - campaign.heartsMarked
export const metOn = ({ objectives }: Campaign, level: number): readonly ObjectiveId[] =>
  levelOf(level)
    .objectives.map(({ id }) => id)
    .filter(id => objectives.includes(id))
/** OB-162. */
export const isLevelDone = (campaign: Campaign, level: number): boolean =>
  metOn(campaign, level).length >= OBJECTIVES_TO_MOVE_ON

/** True after the game of the last heart, or when the last level is done (OB-165, OB-166). */
export const isCampaignOver = (campaign: Campaign): boolean =>
  campaign.playing === null && (heartsLeft(campaign) === 0 || isLevelDone(campaign, LAST_LEVEL))

/** Throws GameError if a game is not finished or the campaign is over. The message starts with `action`. */
function requireNoGame(campaign: Campaign, action: string): void {
  if (campaign.playing !== null)
    refuse('game-under-way', `${action}: the game of level ${campaign.level} with ${campaign.playing} is not finished`)
  if (isLevelDone(campaign, LAST_LEVEL))
    refuse('campaign-over', `${action}: level ${LAST_LEVEL} is done and the campaign over (OB-165)`)
  if (isCampaignOver(campaign))
    refuse('campaign-over', `${action}: all ${heartsOf(campaign)} hearts are marked and the campaign is over (OB-165)`)
}

/** OB-159: marks a heart for the next game, with a boss that the level allows (OB-158). */
export function markHeart(campaign: Campaign, boss?: BossId): Campaign {
  requireNoGame(campaign, 'cannot mark a heart')
  const { bosses } = levelOf(campaign.level)
  const playing = boss ?? (bosses.length === 1 ? bosses[0] : undefined)
  if (playing === undefined || !bosses.includes(playing))
    return refuse(
      'bad-boss',
      `level ${campaign.level} is played with ${bosses.join(' or ')} (OB-158)${boss ? `, not ${boss}` : ': choose one'}`,
    )
  return { ...campaign, heartsMarked: campaign.heartsMarked + 1, playing }
}

/** Options of the match for the heart that was just marked. The player may ask for the large board (OB-187). */
export function gameOptions(campaign: Campaign, board: BoardId = '3x4'): RawOptions & { readonly boss: BossId } {
  if (campaign.playing === null)
    return refuse('no-game', 'no game has started; mark a heart before every game (OB-159)')
  return { players: 1, board, level: String(campaign.level), boss: campaign.playing }
}

/** The new marks of a finished game, and the sheet with them. */
export interface GameFinished {
  readonly campaign: Campaign
  readonly objectives: readonly ObjectiveId[]
  readonly cells: readonly MissionCell[]
  readonly missions: readonly MissionId[]
  /** The wickedness icon of the level (OB-164). */
  readonly wickedness: boolean
}

/** Marks everything that the final state of the current game fulfils. */
export function finishGame(campaign: Campaign, state: State): GameFinished {
  const { level } = campaign
  const { boss } = gameOptions(campaign)
  if (state.options.level !== level || state.players[0]!.boss !== bossNumber(boss))
    return refuse('other-game', `this is not the current game, which is level ${level} with ${boss}`)
  const total = state.result?.scores[0]
  if (total === undefined)
    return refuse('game-not-over', 'the game is not over; objectives count on the final map (OB-173)')
  const land = state.players[0]!
  const objectives = objectivesMet(level, land, total).filter(id => !campaign.objectives.includes(id))
  const cells = cellsFulfilled(land).filter(cell => !campaign.cells.includes(cell))
  const earlierMissions = missionsComplete(campaign.cells)
  const after: Campaign = {
    ...campaign,
    playing: null,
    objectives: [...campaign.objectives, ...objectives],
    cells: [...campaign.cells, ...cells],
  }
  return {
    campaign: after,
    objectives,
    cells,
    missions: missionsComplete(after.cells).filter(id => !earlierMissions.includes(id)),
    wickedness: objectives.length > 0 && isWicked(after, level),
  }
}

/** OB-162, OB-163: moves to the next level. A player never goes back to an earlier level. */
export function moveOn(campaign: Campaign): Campaign {
  requireNoGame(campaign, 'cannot move on')
  const met = metOn(campaign, campaign.level).length
  if (!isLevelDone(campaign, campaign.level))
    refuse(
      'too-few-objectives',
      `moving on needs ${OBJECTIVES_TO_MOVE_ON} objectives of level ${campaign.level} (OB-162); met: ${met}`,
    )
  return { ...campaign, level: campaign.level + 1 }
}

/** OB-164: all three objectives of the level are met. */
const isWicked = (campaign: Campaign, level: number): boolean =>
  metOn(campaign, level).length === levelOf(level).objectives.length

/** The points of all marks so far, counted as at the end of the campaign (OB-180, OB-181). */
export interface CampaignTally {
  readonly soulGems: number
  /** The number of levels with the wickedness icon, then their points. */
  readonly wickedness: number
  readonly wickednessPoints: number
  readonly difficulty: number
  readonly points: number
  readonly title: CampaignTitle
}
export function tally(campaign: Campaign): CampaignTally {
  const soulGems = campaign.objectives.length + missionsComplete(campaign.cells).length
  const wickedness = levels.filter(({ level }) => isWicked(campaign, level)).length
  const difficulty = difficulties[campaign.difficulty].points
  const wickednessPoints = WICKEDNESS_POINTS * wickedness
  const points = soulGems + wickednessPoints + difficulty
  return { soulGems, wickedness, wickednessPoints, difficulty, points, title: campaignTitle(points) }
}
/** Undefined until the campaign is over. */
export const campaignResult = (campaign: Campaign): CampaignTally | undefined =>
  isCampaignOver(campaign) ? tally(campaign) : undefined
