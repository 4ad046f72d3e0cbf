// Bots that play for people: each request returns the entries that it adds to the log, or refuses.
import { ABSENT_AFTER } from '@overlair/protocol/limits'
import type { RequestFields } from '@overlair/protocol/requests'
import { type PersonId, type SeatedPerson, type SubstituteReason, seatsOf, type Table } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { Entry } from '../log/entries.ts'
import { refuse, requireHost, requireOwnSeat, requireRunning, requireSeated, seatAt } from './refusals.ts'

/** The bot that plays where nobody has chosen a level. */
export const SUBSTITUTE_LEVEL = 'greedy'

interface Surroundings {
  readonly isLevel: (level: string) => boolean
  /** By person: since when. */
  readonly absentSince: Readonly<Record<PersonId, number>>
  readonly now: number
}

const played = (seat: Seat, person: SeatedPerson, substitute: string, substituteFor: SubstituteReason): Entry => ({
  kind: 'seat',
  seat,
  to: { ...person, substitute, substituteFor },
})
function playedByPerson(seat: Seat, { substitute: _, substituteFor: __, ...person }: SeatedPerson): Entry {
  return { kind: 'seat', seat, to: person }
}

/**
 * Lets a bot play for a person, or gives the seat back to the person. The person and the host may do it at once, all at the table when
 * the person has been away for some time.
 */
export function substitute(
  table: Table,
  by: PersonId,
  { seat, level }: Pick<RequestFields['substitute'], 'seat' | 'level'>,
  { isLevel, absentSince, now }: Surroundings,
): readonly Entry[] {
  requireRunning(table)
  const person = seatAt(table, seat)
  if (person.kind !== 'person') return refuse('no-person', `no person sits at seat ${seat}`)
  if (level === null) {
    requireOwnSeat(table, by, seat)
    requireNotResigned(seat, person)
    return person.substitute === undefined ? [] : [playedByPerson(seat, person)]
  }
  const since = absentSince[person.person]
  if (person.person !== by) {
    requireSeated(table, by)
    if (since === undefined) requireHost(table, by)
    else if (now - since < ABSENT_AFTER && table.host !== by)
      refuse('not-absent', `the person at seat ${seat} may still come back; wait ${ABSENT_AFTER / 1000} seconds`)
  }
  requireNotResigned(seat, person)
  if (!isLevel(level)) refuse('no-level', `there is no bot “${level}”`)
  return [played(seat, person, level, since === undefined ? 'asked' : 'absent')]
}
export function requireNotResigned(seat: Seat, { substituteFor }: SeatedPerson): void {
  if (substituteFor === 'resigned') refuse('resigned', `the person at seat ${seat} has resigned`)
}

/** Gives a person who was away the own seats back. */
export const seatsBack = (table: Table, person: PersonId): readonly Entry[] =>
  seatsOf(table, person).flatMap(seat => {
    const own = requireOwnSeat(table, person, seat)
    return table.status === 'running' && own.substituteFor === 'absent' ? [playedByPerson(seat, own)] : []
  })

/** A bot plays on for good. */
export function resign(
  table: Table,
  person: PersonId,
  { seat }: Pick<RequestFields['resign'], 'seat'>,
): readonly Entry[] {
  requireRunning(table)
  const own = requireOwnSeat(table, person, seat)
  requireNotResigned(seat, own)
  return [played(seat, own, own.substitute ?? SUBSTITUTE_LEVEL, 'resigned')]
}

/** Lets a bot play on for a person whose time is over. */
export function replaceAtZero(table: Table, seat: Seat): readonly Entry[] {
  const person = seatAt(table, seat)
  if (person.kind !== 'person' || person.substitute !== undefined || table.status !== 'running') return []
  return [played(seat, person, SUBSTITUTE_LEVEL, 'clock')]
}

/** Refuses while a bot plays for the person. */
export function requirePlaying(seat: Seat, { substitute }: SeatedPerson): void {
  if (substitute !== undefined) refuse('substituted', `a bot plays at seat ${seat}; take the seat back first`)
}
