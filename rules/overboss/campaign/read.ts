// A campaign that was saved and comes back from outside: checked before anything is believed.
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

const words = ['format', 'difficulty', 'level', 'heartsMarked', 'playing', 'objectives', 'cells']
const objectiveIds = levels.flatMap(level => level.objectives.map(({ id }) => id))

export function readCampaign(saved: unknown): Campaign {
  if (!isJsonObject(saved)) return bad('a campaign is a JSON object')
  if (saved.format !== campaignFormat)
    return bad(`this is not a campaign: “format” is ${describeValue(saved.format)}, not "${campaignFormat}"`)
  const stranger = Object.keys(saved).find(word => !words.includes(word))
  if (stranger !== undefined) return bad(`a campaign has no “${stranger}”; it has ${words.join(', ')}`)
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
  checkClimb(read)
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
    bad(
      `“playing” is null or the boss of the game under way, on level ${level} ${bosses.join(' or ')}, not ${describeValue(value)}`,
    )
  )
}

/** A list of different ids, all of them known. */
function readMarks<Id extends string>(word: string, known: readonly Id[], value: unknown): readonly Id[] {
  if (!Array.isArray(value)) return bad(`“${word}” is a list, not ${describeValue(value)}`)
  return value.map((mark: unknown, i) => {
    if (value.indexOf(mark) !== i) bad(`“${word}” holds ${describeValue(mark)} twice`)
    return (
      known.find(id => id === mark) ??
      bad(`“${word}” does not know ${describeValue(mark)}; it knows ${known.join(', ')}`)
    )
  })
}

/** OB-159, OB-160, and no more marks than the games that were paid for can have brought. */
function checkHearts(campaign: Campaign): void {
  const { heartsMarked, playing, level, cells, difficulty } = campaign
  const hearts = heartsOf(campaign)
  if (heartsMarked < 0 || heartsMarked > hearts)
    bad(`“heartsMarked” is 0 to ${hearts} in a ${difficulty} campaign (OB-160), not ${heartsMarked}`)
  if (playing !== null && heartsMarked === 0) bad('a game is under way, and no heart is marked for it (OB-159)')
  const finished = heartsMarked - (playing === null ? 0 : 1)
  const inARow = Math.max(...rowIds.map(row => cells.filter(cell => cell.startsWith(`${row}:`)).length))
  const needed = Math.max(inARow, level - 1 + Math.min(1, metOn(campaign, level).length))
  if (finished < needed)
    bad(`what is marked needs at least ${needed} finished games (OB-159), and hearts are marked for ${finished}`)
}

/** OB-162, OB-163: every level below is done, nothing is met on those above, and nothing is played after the end (OB-166). */
function checkClimb(campaign: Campaign): void {
  for (const { level } of levels) {
    if (level < campaign.level && !isLevelDone(campaign, level))
      bad(`the campaign is on level ${campaign.level}, and level ${level} is not done (OB-162)`)
    if (level > campaign.level && metOn(campaign, level).length > 0)
      bad(`objectives of level ${level} are met, and the campaign is on level ${campaign.level} (OB-161)`)
  }
  if (campaign.playing !== null && isLevelDone(campaign, levels.length))
    bad(`a game is under way after level ${levels.length} was done (OB-166)`)
}
