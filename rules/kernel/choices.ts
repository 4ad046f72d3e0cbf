import type { Answer, Ask, AskState, Choice, Seat } from './contract.ts'
import { IllegalChoice } from './errors.ts'
import { describeValue, isJsonObject } from './untrusted-input.ts'

/** True if both choices have the same words with the same values, in any order. */
export function sameChoice(a: Choice, b: Choice): boolean {
  if (a === b) return true
  let words = 0
  for (const word in a) {
    if (a[word] !== b[word]) return false
    words++
  }
  for (const _ in b) words--
  return words === 0
}

/** Returns the ask of this seat. Throws IllegalChoice if the seat is not asked. */
function askOf<C extends Choice>(asks: readonly Ask<C>[], seat: Seat): Ask<C> {
  for (const ask of asks) if (ask.seat === seat) return ask
  if (asks.length === 0) throw new IllegalChoice('over', 'the game is over; no seat can choose')
  const asked = asks.map(a => a.seat).join(', ')
  throw new IllegalChoice('not-asked', `seat ${describeValue(seat)} is not asked now; asked: ${asked}`)
}

/** Returns the offered choice that equals this one. Throws IllegalChoice if there is none. */
function offered<C extends Choice>(ask: Ask<C>, choice: C): C {
  if (ask.choices.includes(choice)) return choice
  if (isJsonObject(choice)) for (const legal of ask.choices) if (sameChoice(legal, choice)) return legal
  throw new IllegalChoice(
    'not-offered',
    `${describeValue(choice)} is not among the ${ask.choices.length} choices of “${ask.prompt}”: ${firstChoices(ask)}`,
  )
}

/** An error message lists at most this many choices. */
const MAX_LISTED = 6
const firstChoices = (ask: Ask): string =>
  ask.choices.slice(0, MAX_LISTED).map(describeValue).join(' ') + (ask.choices.length > MAX_LISTED ? ' …' : '')

/** Returns the choice as the game offered it to this seat. Throws IllegalChoice if the game did not offer it. */
export const legalChoice = <C extends Choice>(asks: readonly Ask<C>[], seat: Seat, choice: C): C =>
  offered(askOf(asks, seat), choice)

/**
 * For choices that several seats make at the same time. Checks an answer and stores it in the state. Returns all answers
 * after the last asked seat has answered, and undefined before that. Until then no view shows an answer.
 */
export function collectAnswer<C extends Choice>(
  state: AskState<C>,
  seat: Seat,
  choice: C,
): readonly Answer<C>[] | undefined {
  const ask = askOf(state.asks, seat)
  const answer = { seat, choice: offered(ask, choice) }
  if (state.asks.length > 1) {
    state.asks = state.asks.filter(a => a !== ask)
    state.answers = [...state.answers, answer]
    return undefined
  }
  const answers = state.answers.length > 0 ? [...state.answers, answer] : [answer]
  state.asks = NO_ASKS
  state.answers = NO_ASKS
  return answers
}
/** No asks, or no answers: shared and frozen. */
export const NO_ASKS: readonly never[] = Object.freeze([])

/** Returns the choice of an ask that has exactly one. A client may answer such an ask without asking the person. */
export const onlyChoice = <C extends Choice>(ask: Ask<C>): C | undefined =>
  ask.choices.length === 1 ? ask.choices[0] : undefined
