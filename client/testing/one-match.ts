// A match that speaks the messages of a server, and a table of a client that hears them.
import { openMatch } from '@overlair/play/match/match'
import { diff } from '@overlair/play/patch'
import { type Compressed, dictionaryFor } from '@overlair/protocol/compressed'
import type { Change, Push, StepsMessage, TableMessage, WholeLog, WholePosition } from '@overlair/protocol/messages'
import { PartHash } from '@overlair/protocol/position'
import { defaultSettings, type Table } from '@overlair/protocol/table'
import { type AnyGame, newRecord } from '@overlair/rules/kernel'
import { RemoteTable, type RemoteTableOptions } from '../remote-table.ts'

const seats = [
  { kind: 'person', person: 'ola', name: 'Ola', colour: 'red' },
  { kind: 'person', person: 'max', name: 'Max', colour: 'blue' },
] as const

export function oneMatch(game: AnyGame, options: Partial<RemoteTableOptions> = {}) {
  const changes: { readonly public: Change[]; readonly own: Change[] } = { public: [], own: [] }
  let events = 0
  const match = openMatch({
    game,
    record: newRecord(game, { players: 2 }, 'remote'),
    seats: seats.map(({ name }) => ({ kind: 'person', name })),
    onEvent: () => note(events++),
  })
  const parts = () => ({ public: game.sealPublic(match.state), own: game.sealOwn(match.state, 0) })
  let last = parts()
  function note(event?: number): void {
    const now = parts()
    for (const part of ['public', 'own'] as const) {
      const patch = diff(last[part], now[part])
      if (patch !== undefined) changes[part].push(event === undefined ? [patch] : [patch, event])
    }
    last = now
  }
  const seatState = () => {
    const { decision, undoable } = match.seat(0).position()
    return {
      ...(decision !== undefined && { decision }),
      ...(undoable !== undefined && { undoable }),
    }
  }
  const table: Table = {
    id: 'table',
    game: game.id,
    options: match.record.options,
    seats,
    host: 'ola',
    locked: false,
    settings: defaultSettings,
    status: 'running',
    paused: false,
  }
  const { name } = dictionaryFor(game, table)
  const compressed = (content: object): Compressed => ({ dictionary: name, compressed: inOneBlock(content) })
  const log = () => ({ ...compressed({ steps: match.seat('spectator').log(), seats: {} } satisfies WholeLog) })
  const whole = (): WholePosition => ({
    revision: match.revision,
    position: last.public,
    askedSince: {},
    seats: { 0: { ...seatState(), own: last.own, instructions: null } },
  })
  return {
    match,
    asked: [] as string[],
    tableMessage: (change: Partial<Table> = {}): TableMessage => ({
      push: 'table',
      table: { ...table, ...change },
      present: ['ola'],
      absentSince: {},
      watching: 0,
    }),
    whole,
    compressed,
    position: (change: Partial<WholePosition> = {}): Push => ({
      push: 'position',
      table: 'table',
      ...compressed({ ...whole(), ...change }),
    }),
    log,
    /** Makes the first choice of the asked seat, so many times, in one batch. */
    batch(choices: number): StepsMessage {
      const [from, first] = [match.revision, match.played.length]
      for (let i = 0; i < choices; i++) {
        const { seat, ask, decision } = match.pending()[0]!
        match.choose(seat, ask.choices[0]!, decision)
      }
      note()
      const made = match.played.slice(first)
      const message: StepsMessage = {
        push: 'steps',
        table: 'table',
        from,
        steps: made.map((one, i) => ({ index: first + i, seat: one.answer.seat, events: one.events })),
        changes: changes.public.splice(0),
        hash: new PartHash().of(last.public),
        seats: { 0: { ...seatState(), changes: changes.own.splice(0), hash: new PartHash().of(last.own) } },
      }
      events = 0
      return message
    },
    /** The table of the person at seat 0. */
    remote(onFailure = (error: Error): void => expectNone(error)): RemoteTable {
      return new RemoteTable({
        id: 'table',
        person: () => 'ola',
        connection: {
          serverNow: () => 0,
          request: async name => (name === 'log' ? log() : {}),
        },
        loadGame: async () => game,
        onTable: () => {},
        onSending: () => {},
        onMatch: () => {},
        onFailure,
        ...options,
      })
    },
  }
}
/** As raw deflate, without compression. */
function inOneBlock(content: object): string {
  const bytes = [...new TextEncoder().encode(JSON.stringify(content))]
  const { length } = bytes
  const block = [1, length, length >> 8, ~length, ~length >> 8, ...bytes]
  return btoa(block.map(byte => String.fromCharCode(byte & 255)).join(''))
}
const expectNone = (error: Error): never => {
  throw error
}
