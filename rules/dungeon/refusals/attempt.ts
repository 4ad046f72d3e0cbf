// What a seat tries while it is asked, and the refusals that any attempt can meet.
import type { Ask, Cause, Intent, Refusal, Seat } from '../../kernel/index.ts'
import { kindOf } from '../engine/catalogue.ts'
import { ruleOfReason } from '../engine/rulesets.ts'
import type { Choice } from '../model/choices.ts'
import type { Reason } from '../model/refusals.ts'
import type { State } from '../model/state.ts'

export type DungeonRefusal = Refusal<Reason>
/** A seat that is asked and tries something that is not offered. */
export interface Attempt {
  readonly s: State
  readonly seat: Seat
  readonly ask: Ask<Choice>
  readonly intent: Intent
}
/** `why`: the card that forbids it, or the rule or card of the ask, for a reason without a rule of its own. `card`: for the text. */
export function refuse(s: State, reason: Reason, { why, card }: { why?: Cause; card?: string } = {}): DungeonRefusal {
  const cause = ruleOfReason(s, reason) ?? why
  if (cause === undefined) throw new Error(`the reason “${reason}” has no rule`)
  return { reason, why: cause, ...(card !== undefined && { facts: { card } }) }
}

/** Whether any choice of the ask has one of these words. */
export const asksFor = ({ choices }: Ask<Choice>, ...words: readonly string[]): boolean =>
  choices.some(choice => words.some(word => word in choice))

export const answerFirst = ({ s, ask: { why } }: Attempt): DungeonRefusal => refuse(s, 'answer-first', { why })
/** Other things of this kind can be chosen now, but not this one. */
export const notATarget = (attempt: Attempt): DungeonRefusal => {
  const { s, ask } = attempt
  return kindOf(s, ask.why) ? refuse(s, 'not-a-target', { why: ask.why, card: ask.why }) : answerFirst(attempt)
}
/** No thing of this kind can be chosen now. */
export function wrongKind(attempt: Attempt): DungeonRefusal {
  const { s, ask } = attempt
  const isTargeting = kindOf(s, ask.why) !== undefined && asksFor(ask, 'room', 'hero')
  return isTargeting ? notATarget(attempt) : refuse(s, 'not-asked-for', { why: ask.why })
}
export const notInHand = ({ s, ask }: Attempt, card: string): DungeonRefusal =>
  refuse(s, 'not-in-hand', { why: ask.why, card })

/** The number that the intent has for a word. */
export const numberIn = (intent: Intent, word: string): number | undefined => {
  const value = intent[word]
  return typeof value === 'number' ? value : undefined
}
