// Reads and checks a saved campaign.
import { GameError } from '../../kernel/errors.ts'
import { describeValue, isInteger, isJsonObject } from '../../kernel/untrusted-input.ts'
import {
  type Campaign,
  campaignFormat,
  type Difficulty,
  difficultyIds,
  heartsOf,
  isLevelDone,
  metOn,
} from './campaign.ts'
import { levels, type ObjectiveId } from './levels.ts'
import { type MissionCell, missionCells, rowIds } from './missions.ts'
import { levelOf } from './objectives.ts'

const bad = (message: string): never => {
  throw new GameError('bad-campaign', message)
}

const fields = ['format', 'difficulty', 'level', 'heartsMarked', 'playing', 'objectives', 'cells']
const objectiveIds = levels.flatMap(level => level.objectives.map(({ id }) => id))

export function readCampaign(saved: unknown): Campaign {
  if (!isJsonObject(saved)) return bad('a campaign is a JSON object')
  if (saved.format !== campaignFormat)
    return bad(`this is not a campaign: “format” is ${describeValue(saved.format)}, not "${campaignFormat}"`)
  const unknown = Object.keys(saved).find(field => !fields.includes(field))
  if (unknown !== undefined) return bad(`a campaign has no “${unknown}”; it has ${fields.join(', ')}`)
  const campaign: Campaign = {
    format: campaignFormat,
    difficulty: readDifficulty(saved.difficulty),
    level:
      isInteger(saved.level) && saved.level >= 1 && saved.level <= levels.length
        ? saved.level
        : bad(`“level” is 1 to ${levels.length}, not ${describeValue(saved.level)}`),
    heartsMarked: isInteger(saved.heartsMarked)
      ? saved.heartsMarked
      : bad(`“heartsMarked” is a whole number, not ${describeValue(saved.heartsMarked)}`),
    playing: null,
    objectives: readMarks<ObjectiveId>('objectives', objectiveIds, saved.objectives),
    cells: readMarks<MissionCell>('cells', missionCells, saved.cells),
  }
  const read = { ...campaign, playing: readBoss(campaign.level, saved.playing) }
  checkHearts(read)
  checkLevels(read)
  return read
}

const readDifficulty = (value: unknown): Difficulty =>
  difficultyIds.find(id => id === value) ??
  bad(`“difficulty” is ${difficultyIds.join(', ')}, not ${describeValue(value)}`)

function readBoss(level: number, value: unknown): Campaign['playing'] {
  const { bosses } = levelOf(level)
  if (value === null) return null
  return (
    bosses.find(boss => boss === value) ??
    bad(`“playing” on level ${level} is null, ${bosses.join(' or ')}, not ${describeValue(value)}`)
  )
}

/** Reads a list of different ids, all of them known. */
function readMarks<Id extends string>(field: string, known: readonly Id[], value: unknown): readonly Id[] {
  if (!Array.isArray(value)) return bad(`“${field}” is a list, not ${describeValue(value)}`)
  return value.map((mark: unknown, i) => {
    if (value.indexOf(mark) !== i) bad(`“${field}” holds ${describeValue(mark)} twice`)
    return (
      known.find(id => id === mark) ??
      bad(`“${field}” has no item ${describeValue(mark)}; allowed: ${known.join(', ')}`)
    )
  })
}

/** OB-159, OB-160: checks the hearts, and that the finished games can have given all marks. */
function checkHearts(campaign: Campaign): void {
  const { heartsMarked, playing, level, cells, difficulty } = campaign
  const hearts = heartsOf(campaign)
  if (heartsMarked < 0 || heartsMarked > hearts)
    bad(`“heartsMarked” is 0 to ${hearts} in a ${difficulty} campaign (OB-160), not ${heartsMarked}`)
  if (playing !== null && heartsMarked === 0) bad('a game has started, but no heart is marked for it (OB-159)')
  const finished = heartsMarked - (playing === null ? 0 : 1)
  const inARow = Math.max(...rowIds.map(row => cells.filter(cell => cell.startsWith(`${row}:`)).length))
  const needed = Math.max(inARow, level - 1 + Math.min(1, metOn(campaign, level).length))
  if (finished < needed)
    bad(`the marks need at least ${needed} finished games (OB-159); hearts are marked for ${finished}`)
}

/**
 * OB-162, OB-163: lower levels are done, higher ones have no objective met, and no game runs after the end (OB-166).
 */
function checkLevels(campaign: Campaign): void {
  for (const { level } of levels) {
    if (level < campaign.level && !isLevelDone(campaign, level))
      bad(`the campaign is on level ${campaign.level}, but level ${level} is not done (OB-162)`)
    if (level > campaign.level && metOn(campaign, level).length > 0)
      bad(`objectives of level ${level} are met, but the campaign is on level ${campaign.level} (OB-161)`)
  }
  if (campaign.playing !== null && isLevelDone(campaign, levels.length))
    bad(`a game has started although level ${levels.length} is done (OB-166)`)
}
