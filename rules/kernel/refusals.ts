// Helpers for the `refusal` of a game: why a seat cannot do something.
import type { Ask, Choice, Game, Intent, Refusal, Seat } from './contract.ts'
import { IllegalChoice } from './errors.ts'
import { isJsonObject } from './untrusted-input.ts'

/** True if an ask of this seat offers a choice with all words of the intent. */
export const isOffered = (asks: readonly Ask[], seat: Seat, intent: Intent): boolean =>
  asks.some(ask => ask.seat === seat && ask.choices.some(choice => hasWords(choice, intent)))
function hasWords(choice: Choice, { ...words }: Intent): boolean {
  for (const word in words) if (choice[word] !== words[word]) return false
  return true
}

/** The first of these words that the intent has as a text. */
export function textIn<Word extends string>(intent: Intent, ...words: readonly Word[]): string | undefined {
  for (const word of words) {
    const value = intent[word]
    if (typeof value === 'string') return value
  }
  return undefined
}

const isIntent = (choice: unknown): choice is Intent =>
  isJsonObject(choice) && Object.values(choice).every(value => ['string', 'number', 'boolean'].includes(typeof value))

/** Returns an error of `apply` to throw. The error of an illegal choice then has the refusal of the game. */
export function explained<State>(
  game: Pick<Game<State>, 'refusal'>,
  state: State,
  seat: Seat,
  choice: unknown,
  error: unknown,
): unknown {
  if (!(error instanceof IllegalChoice) || error.refusal || !isIntent(choice)) return error
  const refusal = game.refusal(state, seat, choice)
  if (!refusal) return error
  return new IllegalChoice(error.code, `${error.message} (${refusalWords(refusal)})`, refusal)
}
/** `SB-87: no matching treasure` */
const refusalWords = ({ reason, why }: Refusal): string => `${why}: ${reason.replaceAll('-', ' ')}`
