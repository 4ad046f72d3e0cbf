// Numbers of decisions. Seat and number identify an ask: a choice names the decision that it answers, so the match can refuse
// a choice that arrives twice or too late.
//
// An ask gets the revision at which it opens, and keeps it while it is open, also while other seats answer theirs. Choices and
// undos raise the revision, so a match without undo counts its choices, and a number never returns.
import type { Ask, Seat } from '@overlair/rules/kernel'

export interface OpenDecision {
  readonly seat: Seat
  readonly decision: number
  /** The number of choices in the record when the ask opened. */
  readonly since: number
}

interface Counts {
  readonly revision: number
  /** Of the record. */
  readonly length: number
}

export const openAtStart = (asks: readonly Ask[]): readonly OpenDecision[] =>
  asks.map(({ seat }) => ({ seat, decision: 0, since: 0 }))

/**
 * The open decisions after a choice of the seat `answered`. A seat is still asked the same if its ask is the same object: a
 * game never changes an ask in place and never uses it again.
 */
export function openAfterChoice(
  open: readonly OpenDecision[],
  before: readonly Ask[],
  after: readonly Ask[],
  answered: Seat,
  { revision, length }: Counts,
): readonly OpenDecision[] {
  return after.map(ask => {
    const isSame = ask.seat !== answered && before.includes(ask)
    return (isSame && openAt(open, ask.seat)) || { seat: ask.seat, decision: revision, since: length }
  })
}

/** The open decisions after an undo. A seat that was asked all the time, before the undone choices and after them, keeps its number. */
export function openAfterUndo(
  open: readonly OpenDecision[],
  asks: readonly Ask[],
  { revision, length }: Counts,
): readonly OpenDecision[] {
  return asks.map(({ seat }) => {
    const before = openAt(open, seat)
    return before && before.since <= length ? before : { seat, decision: revision, since: length }
  })
}

export const openAt = (open: readonly OpenDecision[], seat: Seat): OpenDecision | undefined =>
  open.find(one => one.seat === seat)
