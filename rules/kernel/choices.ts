import type { Answer, Ask, AskState, Choice, Seat } from './contract.ts'
import { IllegalChoice } from './errors.ts'
import { describeValue, isJsonObject } from './untrusted-input.ts'

/** Same words, same values. Order of the words does not matter. */
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

/** The question to this seat, or a reason why there is none. */
function askOf<C extends Choice>(asks: readonly Ask<C>[], seat: Seat): Ask<C> {
  for (const ask of asks) if (ask.seat === seat) return ask
  if (asks.length === 0) throw new IllegalChoice('over', 'the game is over: nobody is asked')
  const asked = asks.map(a => a.seat).join(', ')
  throw new IllegalChoice('not-asked', `seat ${describeValue(seat)} is not asked now; asked: ${asked}`)
}

/** The offered choice that this one names, or a reason why there is none. */
function offered<C extends Choice>(ask: Ask<C>, choice: C): C {
  if (ask.choices.includes(choice)) return choice
  if (isJsonObject(choice)) for (const legal of ask.choices) if (sameChoice(legal, choice)) return legal
  throw new IllegalChoice(
    'not-offered',
    `${describeValue(choice)} is not among the ${ask.choices.length} choices of “${ask.prompt}”: ${someOf(ask)}`,
  )
}

const shown = 6
const someOf = (ask: Ask): string =>
  ask.choices.slice(0, shown).map(describeValue).join(' ') + (ask.choices.length > shown ? ' …' : '')

/** The choice as it was offered to this seat; IllegalChoice if it was not. */
export const legalChoice = <C extends Choice>(asks: readonly Ask<C>[], seat: Seat, choice: C): C =>
  offered(askOf(asks, seat), choice)

/**
 * For choices that several seats make at once. Checks an answer and takes it. Gives back the answers once the last asked seat has spoken; until then nobody
 * learns of them (they stand in the state, and no view shows it).
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
/** Nobody is asked, nobody has answered. */
export const NO_ASKS: readonly never[] = Object.freeze([])

/** The answer of a seat that has only one: clients may give it without asking the person. */
export const onlyChoice = <C extends Choice>(ask: Ask<C>): C | undefined =>
  ask.choices.length === 1 ? ask.choices[0] : undefined
