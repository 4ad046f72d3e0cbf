// Requests before the game: each returns the entries that they add to the log, or refuses.

import { createHash } from 'node:crypto'
import type { RequestFields } from '@overlair/protocol/requests'
import { type PersonId, type SeatedPerson, seatsOf, type Table, type TableSeat } from '@overlair/protocol/table'
import { type AnyGame, newRecord } from '@overlair/rules/kernel'

import type { Entry } from '../log/entries.ts'
import { refuse, requireHost, requireLobby, requireRunning, requireSeated, seatAt } from './refusals.ts'

type Fields<Name extends keyof RequestFields> = Omit<RequestFields[Name], 'table'>

export function sit(table: Table, person: PersonId, { seat, name, colour }: Fields<'sit'>): readonly Entry[] {
  const now = seatAt(table, seat)
  const isOwn = now.kind === 'person' && now.person === person
  if (!isOwn) {
    requireLobby(table)
    if (now.kind !== 'open') refuse('taken', `seat ${seat} is not free`)
    if (table.locked && table.host !== person) refuse('locked', 'the host has locked the table')
  }
  const isTaken = (other: TableSeat, at: number): boolean =>
    at !== seat && other.kind === 'person' && (other.colour === colour || sameName(other.name, name))
  if (table.seats.some(isTaken)) refuse('same-name', 'another seat has this name or this colour')
  // A bot that plays for the person plays on.
  return [{ kind: 'seat', seat, to: { ...(isOwn && now), kind: 'person', person, name, colour } }]
}
const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Stands up, or (the host) closes a seat, opens it, removes its person or gives it to a bot. */
export function changeSeat(
  table: Table,
  person: PersonId,
  { seat, to }: Fields<'seat'>,
  isLevel: (level: string) => boolean,
): readonly Entry[] {
  requireLobby(table)
  const now = seatAt(table, seat)
  const standsUp = now.kind === 'person' && now.person === person && to.kind === 'open'
  if (!standsUp) requireHost(table, person)
  if (to.kind === 'bot' && !isLevel(to.level)) refuse('no-level', `there is no bot “${to.level}”`)
  return [{ kind: 'seat', seat, to }, ...hostAfter(table, { seat, to })]
}
/** If the host leaves the last own seat, the next person at the table is the host. */
function hostAfter(table: Table, { seat, to }: { seat: number; to: TableSeat }): readonly Entry[] {
  const after = { ...table, seats: table.seats.with(seat, to) }
  if (seatsOf(table, table.host).length === 0 || seatsOf(after, table.host).length > 0) return []
  const next = after.seats.find((one): one is SeatedPerson => one.kind === 'person')
  return next ? [{ kind: 'host', host: next.person }] : []
}

export function configure(
  table: Table,
  person: PersonId,
  { options, players, settings, locked }: Fields<'configure'>,
  game: AnyGame,
): readonly Entry[] {
  requireHost(table, person)
  const entries: Entry[] = []
  if (options !== undefined || players !== undefined) {
    requireLobby(table)
    const count = players ?? table.seats.length
    const lost = table.seats.findIndex((seat, i) => i >= count && seat.kind === 'person')
    if (lost >= 0) refuse('seat-taken', `a person sits at seat ${lost}, so the table cannot have ${count} seats`)
    // Throws GameError if the rules refuse the options.
    const { players: _, ...resolved } = game.resolve({ ...(options ?? table.options), players: count })
    entries.push({ kind: 'options', options: resolved, players: count })
  }
  if (settings !== undefined) entries.push({ kind: 'settings', settings })
  if (locked !== undefined) entries.push({ kind: 'locked', locked })
  return entries
}

/** Starts the game. Throws GameError if the rules refuse the options. */
export function start(table: Table, person: PersonId, game: AnyGame, seed: string): readonly Entry[] {
  requireHost(table, person)
  requireLobby(table)
  const free = table.seats.findIndex(({ kind }) => kind === 'open' || kind === 'closed')
  if (free >= 0)
    refuse('seat-free', `seat ${free} is free: seat a person or a bot there, or change the number of players`)
  const { choices: _, format: __, ...start } = newRecord(game, { ...table.options, players: table.seats.length }, seed)
  game.setup(start.options, seed)
  return [{ kind: 'started', start, seedHash: createHash('sha256').update(seed).digest('hex') }]
}

export function pause(table: Table, person: PersonId, { paused }: Fields<'pause'>): readonly Entry[] {
  requireSeated(table, person)
  requireRunning(table)
  return table.paused === paused ? [] : [{ kind: 'paused', paused }]
}
