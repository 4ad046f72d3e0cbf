// Rare positions of dungeon games. Bots play up to the position; the match is saved on the device directly.
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
import { openPrompt } from './dungeon-table.ts'
import { writeToStore } from './storage.ts'
import type { Page } from './test.ts'

interface Position {
  readonly game: DungeonGame
  readonly options: RawOptions
  /** Whether the position is reached. Called with each ask of seat 0 that has more than one choice. */
  readonly matches: (ask: Ask<Choice>, view: View) => boolean
}
const heroesOnLandmarks = ({ board }: View): number =>
  board ? Object.values(board.landmarks).filter(hero => hero !== null).length : 0
const hasVisitors = ({ entrance, walker }: View['players'][number]): boolean => entrance.length > 0 || walker !== null

const positions = {
  /** Six players; seat 0 places its minion. Heroes cover at least three landmarks, and its dungeon is nearly full. */
  'minion-placement': {
    game: superBossMonster,
    options: { players: 6 },
    matches: ({ prompt }, view) =>
      prompt === 'minion.place' && heroesOnLandmarks(view) >= 3 && (view.players[0]?.dungeon.length ?? 0) >= 4,
  },
  /** Three effects are pending, and seat 0 may respond. */
  'three-effects': {
    game: superBossMonster,
    options: { players: 6 },
    matches: ({ prompt }, { pending }) => prompt === 'act' && pending.length >= 3,
  },
  /** Adventure phase with six players: heroes are at three dungeons or more, also at the dungeon of seat 0. */
  'walking-heroes': {
    game: superBossMonster,
    options: { players: 6 },
    matches: ({ prompt }, { phase, players }) =>
      prompt === 'act' &&
      phase === 'adventure' &&
      players.filter(hasVisitors).length >= 3 &&
      players.slice(0, 1).some(hasVisitors),
  },
  /** Nine cards in the hand. */
  'full-hand': {
    game: superBossMonster,
    options: { players: 3 },
    matches: (_, { hand }) => (hand?.rooms.length ?? 0) + (hand?.spells.length ?? 0) >= 9,
  },
  /** Seat 0 has souls and wounds. */
  'souls-and-wounds': {
    game: bossMonster,
    options: { players: 4 },
    matches: ({ prompt }, { players }) =>
      prompt === 'act' && players.slice(0, 1).every(({ souls, wounds }) => souls > 0 && wounds > 0),
  },
  /** With coins: every room that can be discarded for a coin can be built, too. */
  'room-for-coin': {
    game: superBossMonster,
    options: { players: 2, coins: true },
    matches: ({ prompt, choices }, { players }) =>
      prompt === 'build.room' &&
      (players[0]?.dungeon.length ?? 0) >= 4 &&
      choices.some(choice => 'coin' in choice) &&
      choices.every(sale => !('coin' in sale) || choices.some(build => 'build' in build && build.build === sale.coin)),
  },
  /** Seat 0 can cast a spell that needs a target. */
  'targeted-spell': {
    game: superBossMonster,
    options: { players: 3 },
    matches: ({ choices }) => choices.some(choice => 'cast' in choice && choice.cast === 'sbm-spell-freeze'),
  },
} satisfies Readonly<Record<string, Position>>

/** Plays random games, one seed after the other, until one reaches the position. Throws after 300 games. */
function findRecord({ game, options, matches }: Position): GameRecord {
  for (let seed = 0; seed < 300; seed++) {
    let record = newRecord(game, options, `moment ${seed}`)
    const state = game.setup(record.options, record.seed)
    const random = randomSource(seed)
    const bot = bots.random(game)
    for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
      if (ask.seat === 0 && ask.choices.length > 1 && matches(ask, game.view(state, 0))) return record
      const choice = bot(botInputFor(game, state, ask, random)) as Choice
      game.apply(state, ask.seat, choice)
      record = appendChoice(record, ask.seat, choice)
    }
  }
  throw new Error('no game reaches this position')
}

/** Saves a match at the position and opens it. The prompt asks for every response (full control). */
export async function openPosition(page: Page, name: keyof typeof positions, language = 'en'): Promise<void> {
  const record = findRecord(positions[name])
  const names = ['Ada', 'Grub', 'Nettle', 'Boris', 'Wilhelmina', 'Zed']
  const seats = names
    .slice(0, Number(record.options.players))
    .map((player, seat) =>
      seat === 0 ? { kind: 'person', name: player } : { kind: 'bot', name: player, level: 'random' },
    )
  await page.goto('/')
  await page.evaluate(
    ([settings, stops]) => {
      localStorage.setItem('overlair.settings', settings)
      localStorage.setItem('overlair.stops', stops)
    },
    [JSON.stringify({ language, speed: 'instant', muted: true }), JSON.stringify({ fullControl: true })] as const,
  )
  await writeToStore(page, 'matches', name, { record, seats, started: 1, touched: 1, over: false })
  await page.goto(`/table/${name}`)
  await openPrompt(page).waitFor()
}
