// The solo campaign as a game for scenarios. Its state is the campaign sheet. The choices are to play the next game, which the
// situation gives by its final map, and to move on to the next level.
import {
  type AskState,
  BadSituation,
  type Choice,
  collectAnswer,
  failAt,
  type Game,
  GameError,
  type GameEvent,
  isOffered,
  type Path,
  type PublicPart,
  type Result,
  readList,
  readObject,
  rejectUnknownKeys,
  type SituationFormat,
} from '@overlair/rules/kernel'
import {
  type Campaign,
  campaignFormat,
  campaignResult,
  finishGame,
  heartsLeft,
  isCampaignOver,
  levels,
  markHeart,
  situations as matches,
  missionCells,
  moveOn,
  readCampaign,
  type State,
  startCampaign,
  tally,
} from '@overlair/rules/overboss'
import { missionsComplete } from '@overlair/rules/overboss/campaign/missions'

const PLAY: Choice = { play: 'next' }
const MOVE_ON: Choice = { move: 'on' }

interface Sheet extends AskState<Choice> {
  campaign: Campaign
  /** Final states of the remaining games, in order. */
  games: readonly State[]
}
/** Marks a heart, then the results of the next game. */
function playNext({ campaign, games }: Sheet) {
  const [game] = games
  if (!game) throw new GameError('no-game', 'the situation has no more games')
  const { boss } = readObject(matches.zones(game).P1, [])
  const allowed = levels[campaign.level - 1]!.bosses.find(id => id === boss)
  return finishGame(markHeart(campaign, allowed), game)
}
const isPossible = (action: () => unknown): boolean => {
  try {
    action()
    return true
  } catch (error) {
    if (error instanceof GameError) return false
    throw error
  }
}
function ask(sheet: Sheet): Sheet {
  const choices = [
    ...(isPossible(() => playNext(sheet)) ? [PLAY] : []),
    ...(isPossible(() => moveOn(sheet.campaign)) ? [MOVE_ON] : []),
  ]
  sheet.asks = choices.length > 0 ? [{ seat: 0, prompt: 'campaign', why: 'OB-159', choices }] : []
  return sheet
}
const newSheet = (campaign: Campaign, games: readonly State[]): Sheet => ask({ campaign, games, asks: [], answers: [] })

/** Nothing in a campaign is hidden. */
interface PublicSheet extends PublicPart {
  readonly sheet: Sheet
}
type CampaignEnd = Result & { readonly title: string }

export const campaign: Game<Sheet, Choice, Campaign, GameEvent, CampaignEnd, PublicSheet> = {
  id: 'overboss-campaign',
  version: campaignFormat,
  players: { min: 1, max: 1 },
  options: [],
  resolve: raw => raw,
  setup: ({ difficulty }) => newSheet(readCampaign({ ...startCampaign('standard'), difficulty }), []),
  asks: sheet => sheet.asks,
  apply(sheet, seat, choice) {
    const answers = collectAnswer(sheet, seat, choice)
    if (answers?.[0]?.choice === MOVE_ON) {
      sheet.campaign = moveOn(sheet.campaign)
      ask(sheet)
      return [{ event: 'moved-on', why: 'OB-162' }]
    }
    const { campaign: after, ...results } = playNext(sheet)
    sheet.campaign = after
    sheet.games = sheet.games.slice(1)
    ask(sheet)
    return [{ event: 'game-finished', why: 'OB-161', ...results }]
  },
  refusal: ({ asks }, seat, intent) =>
    isOffered(asks, seat, intent)
      ? undefined
      : asks.length === 0
        ? { reason: 'campaign-over', why: 'OB-165' }
        : { reason: 'not-on-this-sheet', why: 'OB-162' },
  view: sheet => sheet.campaign,
  result(sheet) {
    const end = campaignResult(sheet.campaign)
    return end && { winners: [0], scores: [end.points], why: 'OB-180', title: end.title }
  },
  clone: sheet => ({ ...sheet }),
  sealPublic: sheet => ({
    game: 'overboss-campaign',
    version: campaignFormat,
    sheet: { ...sheet },
    asked: sheet.asks.map(({ seat }) => seat),
    answered: [],
  }),
  sealOwn: (sheet, seat) => ({ ask: sheet.asks.find(ask => ask.seat === seat) ?? null, answer: null }),
  deal: ({ sheet }) => ({ ...sheet }),
  inventory: () => ({}),
}

const gameKeys = ['level', 'board', 'boss', 'map', 'stash']
function fromSituation(value: unknown, seed: string): Sheet {
  const { games = [], ...marks } = readObject(value, [])
  const sheet = readCampaign({ ...startCampaign('standard'), ...marks })
  return newSheet(
    sheet,
    readList(games, ['games']).map((game, i) => finalState(game, ['games', i], seed)),
  )
}
function finalState(value: unknown, path: Path, seed: string): State {
  const { level = 1, board = '3x4', ...P1 } = readObject(value, path)
  rejectUnknownKeys(P1, path, gameKeys)
  try {
    const state = matches.fromSituation({ players: 1, level: String(level), board, P1 }, seed)
    return state.result ? state : failAt([...path, 'map'], 'a finished game has a full map (OB-74)')
  } catch (error) {
    if (error instanceof BadSituation) failAt([...path, ...error.path.slice(1)], error.message)
    throw error
  }
}

export const campaignSituations: SituationFormat<Sheet> = {
  fromSituation,
  zones: ({ campaign: { difficulty, level, heartsMarked, objectives, cells }, campaign: sheet }) => ({
    difficulty,
    level,
    heartsMarked,
    heartsLeft: heartsLeft(sheet),
    objectives,
    cells,
    missions: missionsComplete(cells),
    finished: isCampaignOver(sheet),
    P1: {},
  }),
  scores({ campaign: sheet }) {
    const { soulGems, wickedness, difficulty, points } = tally(sheet)
    return [{ soulGems, wickedness, difficulty, points }]
  },
  roundRule: 'OB-157',
  vocabulary: {
    pieces: [
      ...levels.flatMap(level => level.objectives.map(({ id }) => id)),
      ...missionCells,
      ...missionsComplete(missionCells),
    ],
    shortNames: {},
    choices: { play: ['next'], move: ['on'] },
    events: {
      'moved-on': ['why'],
      'game-finished': ['why', 'objectives', 'cells', 'missions', 'wickedness'],
    },
    seatWords: [],
    pairs: [],
    phases: [],
    prompts: ['campaign'],
    unorderedZones: ['objectives', 'cells', 'missions'],
    deckZones: [],
  },
}
