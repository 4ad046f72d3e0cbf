// A running table without storage, whose clock stands still until the test moves it. It records each message with its time.
import type { Match } from '@overlair/play/match/contract'
import { lengthened } from '@overlair/protocol/shorthand'
import {
  defaultSettings,
  type SeatedPerson,
  type Table,
  type TableSeat,
  type TableSettings,
} from '@overlair/protocol/table'
import { type AnyGame, type Choice, type GameRecord, newRecord, type Seat, type Viewer } from '@overlair/rules/kernel'
import { matchFrom } from '../tables/course.ts'
import { PositionFeed } from '../tables/feed.ts'
import { entriesOf } from '../tables/log/entries.ts'
import { OnlineMatch } from '../tables/online-match.ts'
import { OnlineTable } from '../tables/online-table.ts'
import { DISCREET_PAUSE } from '../tables/running-game.ts'
import { FakeTime } from './fake-time.ts'

export interface Sent {
  readonly at: number
  /** In the long form. */
  readonly text: string
  /** As sent. */
  readonly bytes: number
}
export interface StageOptions {
  readonly game: AnyGame
  readonly record: GameRecord
  readonly pace: TableSettings['pace']
  readonly clock?: TableSettings['clock']
  /** The messages to the person at this seat are recorded. */
  readonly viewer: Viewer
  /** Called with the match before anybody sees it: deals what the viewer cannot know otherwise. */
  readonly change: (match: Match) => void
  /** The game that the feed asks for positions. A test that leaks on purpose brings another one. */
  readonly fedBy?: AnyGame
  /** Resolves when entries are on disk; at once by default. */
  readonly append?: () => Promise<void>
}
const personAt = (seat: Viewer): string => `person-${seat}`

export class Stage {
  readonly table: OnlineTable
  readonly match: Match
  readonly viewer: Viewer
  readonly sent: Sent[] = []
  readonly failures: unknown[] = []
  readonly #time: FakeTime

  private constructor(
    viewer: Viewer,
    online: OnlineMatch,
    table: Table,
    entries: number,
    time: FakeTime,
    append = async () => {},
  ) {
    this.viewer = viewer
    this.#time = time
    this.match = online.match
    this.table = new OnlineTable(
      { table, match: online, entries, failures: 0 },
      {
        storage: { append },
        now: this.#time.now,
        wait: this.#time.wait,
        startTimer: this.#time.startTimer,
        openMatch: async () => ({ match: online }),
        onDelivery: () => {},
        askBot: () => Promise.reject(new Error('there are no bots on a stage')),
        report: error => this.failures.push(error),
      },
      () => {},
    )
  }
  static async open({
    game,
    record,
    pace,
    clock = null,
    viewer,
    change,
    fedBy = game,
    append,
  }: StageOptions): Promise<Stage> {
    const { options } = record
    const players = Number(options.players)
    const entries = entriesOf(record)
    const table = { ...tableFor(game, seatsFor(players), { ...defaultSettings, pace, clock }), options }
    let feed: PositionFeed | undefined
    const time = new FakeTime()
    const { match, times } = await matchFrom(game, entries, table, { onEvent: () => feed?.atEvent(), now: time.now })
    change(match)
    feed = new PositionFeed(fedBy, () => match.state, players)
    const online = new OnlineMatch(table.id, match, feed, { now: time.now, opened: times.opened })
    return new Stage(viewer, online, table, entries.length, time, append)
  }

  readonly listener = {
    person: '',
    send: (text: string) =>
      void this.sent.push({ at: this.#time.now(), text: lengthened(text), bytes: Buffer.byteLength(text) }),
  }
  async enter(): Promise<void> {
    this.listener.person = personAt(this.viewer)
    await this.table.enter(this.listener)
  }
  /** Answers for the person at a seat. */
  choose(seat: Seat, choice: Choice, decision: number): void {
    const choosing = async () => this.table.choose(personAt(seat), seat, choice, decision)
    choosing().catch(error => this.failures.push(error))
  }
  /** A pause passes. In the middle the viewer asks for the whole position; at the end the people choose. */
  async pass(choose: () => void): Promise<void> {
    await this.#advance(DISCREET_PAUSE / 2)
    void this.table.resend(this.listener)
    await this.#advance(DISCREET_PAUSE / 2)
    choose()
    await quiet()
  }
  async #advance(milliseconds: number): Promise<void> {
    this.#time.pass(milliseconds)
    await quiet()
  }
}
/** Lets all promises go on that wait for nothing else. */
const quiet = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise(resolve => setImmediate(resolve))
}

export const seatsFor = (players: number): readonly SeatedPerson[] =>
  Array.from({ length: players }, (_, seat) => ({
    kind: 'person',
    person: personAt(seat),
    name: `Person ${seat}`,
    colour: 'red',
  }))
export const tableFor = (
  game: AnyGame,
  seats: readonly TableSeat[],
  settings: TableSettings = defaultSettings,
): Table => ({
  id: 'stage',
  game: game.id,
  options: {},
  seats,
  host: personAt(0),
  locked: false,
  settings,
  status: 'running',
  paused: false,
})
export const recordOf = (game: AnyGame, players: number, options: object, seed: string): GameRecord =>
  newRecord(game, { ...options, players }, seed)
