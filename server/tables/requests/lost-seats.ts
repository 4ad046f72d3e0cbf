// What happens to the seat and the role of people who are gone.
import { ABSENT_AFTER } from '@overlair/protocol/limits'
import type { PersonId, SeatedPerson, Table } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { Entry } from '../log/entries.ts'
import type { CodeTargets } from './codes.ts'
import { refuse, requireHost, requireOwnSeat, seatAt } from './refusals.ts'
import { requireNotResigned } from './substitutes.ts'

/** The people at the table who are away, with the time since when. */
export interface Absences {
  readonly absentSince: Readonly<Record<PersonId, number>>
  readonly now: number
}
const isThere = ({ absentSince }: Absences, person: PersonId): boolean => absentSince[person] === undefined
function isAbsent({ absentSince, now }: Absences, person: PersonId): boolean {
  const since = absentSince[person]
  return since !== undefined && now - since >= ABSENT_AFTER
}

function requireGame({ status }: Table): void {
  if (status !== 'lobby' && status !== 'running') refuse('over', 'the game is over')
}
function personAt(table: Table, seat: Seat): SeatedPerson {
  const now = seatAt(table, seat)
  return now.kind === 'person' ? now : refuse('no-person', `no person sits at seat ${seat}`)
}

/** What the code of a lost seat leads to. */
export function lostSeat(table: Table, person: PersonId, seat: Seat, absences: Absences): CodeTargets['seat'] {
  requireHost(table, person)
  requireGame(table)
  const lost = personAt(table, seat)
  requireNotResigned(seat, lost)
  const { person: from, name } = lost
  if (!isAbsent(absences, from))
    refuse('not-absent', `the person at seat ${seat} is there, or has not been absent for a minute`)
  return { table: table.id, seat, from, name }
}

/**
 * Gives a seat to another person. The host cannot take it: the host alone makes codes, and would see the cards of another player
 * without anybody else.
 */
export function claim(
  table: Table,
  person: PersonId,
  { seat, from }: Pick<CodeTargets['seat'], 'seat' | 'from'>,
  absences: Absences,
): readonly Entry[] {
  requireGame(table)
  const lost = personAt(table, seat)
  const { person: now, kind, name, colour } = lost
  if (now === person) return []
  if (table.host === person) refuse('host', 'the host cannot take a seat over; use a device of another person')
  if (now !== from) refuse('taken', `another person has taken seat ${seat} over`)
  requireNotResigned(seat, lost)
  if (isThere(absences, from)) refuse('not-absent', `the person at seat ${seat} is there again`)
  return [{ kind: 'seat', seat, to: { kind, person, name, colour } }]
}

/** The host makes the person at a seat the host. If the host is absent, any person at the table can take the role. */
export function passHostOn(table: Table, person: PersonId, seat: Seat, absences: Absences): readonly Entry[] {
  const { person: next } = personAt(table, seat)
  if (isAbsent(absences, table.host)) requireOwnSeat(table, person, seat)
  else requireHost(table, person)
  return next === table.host ? [] : [{ kind: 'host', host: next }]
}
