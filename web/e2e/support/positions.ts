// Moments of dungeon games that one waits long for: games of bots, played up to there and put on the device past the app.
import { botInputFor, bots } from '@overlair/bots'
import type { Choice, DungeonGame, View } from '@overlair/rules/dungeon'
import { bossMonster, superBossMonster } from '@overlair/rules/dungeon'
import {
  type Ask,
  appendChoice,
  type GameRecord,
  newRecord,
  type RawOptions,
  randomSource,
} from '@overlair/rules/kernel'
import { keep } from './play.ts'
import type { Page } from './test.ts'

interface Moment {
  readonly game: DungeonGame
  readonly options: RawOptions
  /** Asked of the person, who has more than one answer. */
  readonly is: (ask: Ask<Choice>, view: View) => boolean
}
const onLandmarks = ({ board }: View): number =>
  board ? Object.values(board.landmarks).filter(hero => hero !== null).length : 0
const isAdventurer = ({ entrance, walker: inside }: View['players'][number]): boolean =>
  entrance.length > 0 || inside !== null

export const moments = {
  /** Six players, heroes on most landmarks and in the Tavern, one's own dungeon nearly full: a minion is sent. */
  sending: {
    game: superBossMonster,
    options: { players: 6 },
    is: ({ prompt }, view) =>
      prompt === 'minion.place' && onLandmarks(view) >= 3 && (view.players[0]?.dungeon.length ?? 0) >= 4,
  },
  /** Three effects wait on the stack, and it is one's own turn to answer. */
  answering: {
    game: superBossMonster,
    options: { players: 6 },
    is: ({ prompt }, { pending }) => prompt === 'act' && pending.length >= 3,
  },
  /** Heroes walk in several dungeons of six, also in one's own. */
  walking: {
    game: superBossMonster,
    options: { players: 6 },
    is: ({ prompt }, { phase, players }) =>
      prompt === 'act' &&
      phase === 'adventure' &&
      players.filter(isAdventurer).length >= 3 &&
      players.slice(0, 1).some(isAdventurer),
  },
  /** Nine cards in hand. */
  holding: {
    game: superBossMonster,
    options: { players: 3 },
    is: (_, { hand }) => (hand?.rooms.length ?? 0) + (hand?.spells.length ?? 0) >= 9,
  },
  /** Some souls and wounds lie in the scoring areas. */
  scored: {
    game: bossMonster,
    options: { players: 4 },
    is: ({ prompt }, { players }) =>
      prompt === 'act' && players.slice(0, 1).every(({ souls, wounds }) => souls > 0 && wounds > 0),
  },
  /** With coins: each room in hand can be built or discarded for one. */
  selling: {
    game: superBossMonster,
    options: { players: 2, coins: true },
    is: ({ prompt, choices }, { players }) =>
      prompt === 'build.room' &&
      (players[0]?.dungeon.length ?? 0) >= 4 &&
      choices.some(choice => 'coin' in choice) &&
      choices.every(one => !('coin' in one) || choices.some(two => 'build' in two && two.build === one.coin)),
  },
  /** A spell that needs a target can be cast. */
  aiming: {
    game: superBossMonster,
    options: { players: 3 },
    is: ({ choices }) => choices.some(choice => 'cast' in choice && choice.cast === 'sbm-spell-freeze'),
  },
} satisfies Readonly<Record<string, Moment>>

function recordOf({ game, options, is }: Moment): GameRecord {
  for (let seed = 0; seed < 300; seed++) {
    let record = newRecord(game, options, `moment ${seed}`)
    const state = game.setup(record.options, record.seed)
    const lots = randomSource(seed)
    const bot = bots.random(game)
    for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
      if (ask.seat === 0 && ask.choices.length > 1 && is(ask, game.view(state, 0))) return record
      const choice = bot(botInputFor(game, state, ask, lots)) as Choice
      game.apply(state, ask.seat, choice)
      record = appendChoice(record, ask.seat, choice)
    }
  }
  throw new Error('it never comes to this')
}

interface Seen {
  readonly language?: string
}
/** Sits down to a moment; every question is asked. */
export async function sitDownTo(page: Page, name: keyof typeof moments, { language = 'en' }: Seen = {}): Promise<void> {
  const record = recordOf(moments[name])
  const names = ['Ada', 'Grub', 'Nettle', 'Boris', 'Wilhelmina', 'Zed']
  const seats = names
    .slice(0, Number(record.options.players))
    .map((called, seat) =>
      seat === 0 ? { kind: 'person', name: called } : { kind: 'bot', name: called, level: 'random' },
    )
  await page.goto('/')
  await page.evaluate(
    ([settings, asked]) => {
      localStorage.setItem('overlair.settings', settings)
      localStorage.setItem('overlair.stops', asked)
    },
    [JSON.stringify({ language, speed: 'instant', muted: true }), JSON.stringify({ fullControl: true })] as const,
  )
  await keep(page, 'matches', name, { record, seats, started: 1, touched: 1, over: false })
  await page.goto(`/table/${name}`)
  await page.locator('.dm-prompt--asks').waitFor()
}
