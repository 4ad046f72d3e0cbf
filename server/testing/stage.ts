// A running table without storage, whose clock stands still until the test moves it. It records each message with its time.
import type { Match } from '@overlair/play/match/contract'
import { defaultSettings, type SeatedPerson, type Table, type TableSettings } from '@overlair/protocol/table'
import { type AnyGame, type Choice, type GameRecord, newRecord, type Seat, type Viewer } from '@overlair/rules/kernel'
import { matchFrom } from '../tables/course.ts'
import type { Entry } from '../tables/entries.ts'
import { PositionFeed } from '../tables/feed.ts'
import { OnlineMatch } from '../tables/online-match.ts'
import { DISCREET_PAUSE, OnlineTable } from '../tables/online-table.ts'

export interface Sent {
  readonly at: number
  readonly text: string
}
export interface StageOptions {
  readonly game: AnyGame
  readonly record: GameRecord
  readonly pace: TableSettings['pace']
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
  #now = 0
  #timers: { readonly due: number; readonly resolve: () => void }[] = []

  private constructor(viewer: Viewer, online: OnlineMatch, table: Table, entries: number, append = async () => {}) {
    this.viewer = viewer
    this.match = online.match
    this.table = new OnlineTable(
      { table, match: online, entries, failures: 0 },
      {
        storage: { append },
        now: () => this.#now,
        wait: milliseconds =>
          new Promise(resolve => this.#timers.push({ due: this.#now + milliseconds, resolve: () => resolve() })),
        openMatch: async () => ({ match: online }),
        askBot: () => Promise.reject(new Error('there are no bots on a stage')),
        report: error => this.failures.push(error),
      },
      () => {},
    )
  }
  static async open({ game, record, pace, viewer, change, fedBy = game, append }: StageOptions): Promise<Stage> {
    const { options } = record
    const players = Number(options.players)
    const entries = entriesOf(record)
    const table: Table = {
      id: 'stage',
      game: game.id,
      options,
      seats: seatsFor(players),
      host: personAt(0),
      locked: false,
      settings: { ...defaultSettings, pace },
      status: 'running',
      paused: false,
    }
    let feed: PositionFeed | undefined
    const { match } = await matchFrom(game, entries, table.seats, () => feed?.atEvent())
    change(match)
    feed = new PositionFeed(fedBy, () => match.state, players)
    return new Stage(viewer, new OnlineMatch(table.id, match, feed), table, entries.length, append)
  }

  readonly listener = {
    person: '',
    send: (message: unknown) => void this.sent.push({ at: this.#now, text: JSON.stringify(message) }),
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
    this.#now += milliseconds
    const due = this.#timers.filter(timer => timer.due <= this.#now)
    this.#timers = this.#timers.filter(timer => timer.due > this.#now)
    for (const { resolve } of due) resolve()
    await quiet()
  }
}
/** Lets all promises go on that wait for nothing else. */
const quiet = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise(resolve => setImmediate(resolve))
}

/** The log of a table whose match has this record. */
export function entriesOf({ choices, format: _, ...start }: GameRecord): readonly Entry[] {
  const chose = choices.map(({ seat, choice, outcome = '' }): Entry => ({ kind: 'chose', seat, choice, outcome }))
  return [{ kind: 'started', start, seedHash: '' }, ...chose]
}

export const seatsFor = (players: number): readonly SeatedPerson[] =>
  Array.from({ length: players }, (_, seat) => ({
    kind: 'person',
    person: personAt(seat),
    name: `Person ${seat}`,
    colour: 'red',
  }))
export const recordOf = (game: AnyGame, players: number, options: object, seed: string): GameRecord =>
  newRecord(game, { ...options, players }, seed)
