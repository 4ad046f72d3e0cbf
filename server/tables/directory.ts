// All tables of this process. A table that nobody has open is only its log; it is read when somebody enters.
import { createHash, randomInt } from 'node:crypto'
import { defaultSettings, type PersonId, type Table, type TableId } from '@overlair/protocol/table'
import { type AnyGame, GameError, type RawOptions } from '@overlair/rules/kernel'
import { Fenced, StorageFailed } from '../storage/contract.ts'
import type { Entry } from './entries.ts'
import { tableAfter, tableAtStart } from './fold.ts'
import type { OnlineMatch } from './online-match.ts'
import { OnlineTable, type TableServices } from './online-table.ts'
import { refuse } from './refusals.ts'

/** An invitation lasts this long. A new one can be made at any time. */
const INVITATION_LASTS = 7 * 24 * 3600_000
const INVITATION = 'invitation'
/** Without letters and digits that people confuse: I, L, O, U, V, 0, 1. */
const codeLetters = 'ABCDEFGHJKMNPQRSTWXYZ23456789'
const CODE_LENGTH = 6

export interface NewTable {
  /** The same key and host lead to the same table, so a request that arrives twice creates one. */
  readonly key: string
  readonly game: AnyGame
  readonly options: RawOptions
  readonly players: number
  readonly host: PersonId
}

export class Directory {
  readonly #services: TableServices
  readonly #open = new Map<TableId, Promise<OnlineTable>>()

  constructor(services: TableServices) {
    this.#services = services
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.#open.size
  }
  /** Creates a table. Throws GameError if the rules refuse its options. */
  async create({ key, game, options, players, host }: NewTable, more: readonly Entry[]): Promise<OnlineTable> {
    const { players: _, ...resolved } = game.resolve({ ...options, players })
    const id = createHash('sha256').update(`${host} ${key}`).digest('base64url').slice(0, 22)
    const created: Entry = {
      kind: 'created',
      game: game.id,
      options: resolved,
      players,
      host,
      settings: defaultSettings,
    }
    const { storage, now } = this.#services
    try {
      await storage.append({
        table: id,
        first: 1,
        at: now(),
        entries: [created, ...more].map(entry => ({ ...entry })),
        index: { game: game.id, status: 'lobby', people: [host] },
      })
    } catch (error) {
      if (!(error instanceof Fenced)) throw error
    }
    return this.find(id)
  }

  /** Opens a table. Refuses if there is none. */
  find(id: TableId): Promise<OnlineTable> {
    const known = this.#open.get(id)
    if (known) return known
    const opening = this.#read(id)
    this.#open.set(id, opening)
    opening.catch(() => this.#open.delete(id))
    return opening
  }

  async #read(id: TableId): Promise<OnlineTable> {
    const stored = await this.#services.storage.read(id)
    const entries = stored.map(({ entry }) => entry as unknown as Entry)
    const [created, ...later] = entries
    if (created === undefined) return refuse('no-table', 'there is no such table')
    if (created.kind !== 'created') throw new StorageFailed('damaged', `The log of table ${id} does not begin with it`)
    let table = later.reduce(tableAfter, tableAtStart(id, created))
    let match: OnlineMatch | undefined
    if (table.status === 'running')
      try {
        match = await this.#services.openMatch(id, entries, table)
        if (match.isOver) table = { ...table, status: 'over' }
      } catch (error) {
        // The rules have changed and do not repeat the game. Its log stays as it is.
        if (!(error instanceof GameError)) throw error
        table = { ...table, status: 'stopped' }
      }
    return new OnlineTable(table, entries, match, this.#services, () => this.#open.delete(id))
  }

  /** Closes tables that nobody has open. They are read again when somebody enters. */
  async closeIdle(): Promise<void> {
    for (const opening of [...this.#open.values()]) {
      const table = await opening
      if (table.isIdle) await table.close()
    }
  }
  async closeAll(): Promise<void> {
    await Promise.all([...this.#open.values()].map(async opening => (await opening).close()))
  }

  // --- invitations

  /** Makes a code of six letters that leads to the table. */
  async invite({ id }: Table): Promise<{ readonly code: string; readonly expires: number }> {
    const { storage, now } = this.#services
    const expires = now() + INVITATION_LASTS
    for (;;) {
      const code = Array.from({ length: CODE_LENGTH }, () => codeLetters[randomInt(codeLetters.length)]).join('')
      if (await storage.putCode({ kind: INVITATION, code, target: { table: id }, expires }, now()))
        return { code, expires }
    }
  }
  async tableOfCode(code: string): Promise<TableId> {
    const { storage, now } = this.#services
    const target = await storage.findCode(INVITATION, code.trim().toUpperCase(), now())
    return typeof target?.table === 'string' ? target.table : refuse('no-code', 'this code is unknown or has expired')
  }
}
