// Choices and events as phrases: `settle witch at 0,1`, `volcano-erupted seat P1 (OB-65)`.
import { seatName, seatNamed, type Vocabulary } from '@overlair/rules/kernel'
import { didYouMean } from '../input/did-you-mean.ts'
import { isRuleId } from './rule-ids.ts'
import { failAt, type SourcePosition, textOf, type YamlNode } from './yaml-tree.ts'

/** Some fields of a choice or an event, each with its value. A field without a value matches any value. */
export interface Phrase {
  readonly text: string
  readonly position: SourcePosition
  readonly fields: readonly (readonly [word: string, value: string | undefined])[]
}
type Fields = { readonly [field: string]: unknown }

/** Returns the id of a short name, or the name itself. */
export const idOf = (vocabulary: Vocabulary, name: string): string => vocabulary.shortNames[name] ?? name
/** Replaces the ids in a text by short names. */
export function withShortNames(vocabulary: Vocabulary, text: string): string {
  return text.replace(/[^\s+,]+/g, id => {
    const short = Object.entries(vocabulary.shortNames).find(([, full]) => full === id)
    return short ? short[0] : id
  })
}

export const isPiece = (vocabulary: Vocabulary, name: string): boolean =>
  vocabulary.pieces.includes(idOf(vocabulary, name))
export const pieceNames = (vocabulary: Vocabulary): string[] => [
  ...Object.keys(vocabulary.shortNames),
  ...vocabulary.pieces,
]

/** Splits a phrase, or a map, into words and values. */
function pairsIn(node: YamlNode): (readonly [string, string | undefined])[] {
  if (node.kind === 'map') return node.entries.map(({ key, value }) => [key, textOf(value)])
  const parts = textOf(node).trim().split(/\s+/)
  return Array.from({ length: Math.ceil(parts.length / 2) }, (_, i) => [parts[2 * i]!, parts[2 * i + 1]])
}
const phraseText = (node: YamlNode): string =>
  node.kind === 'map' ? node.entries.map(({ key, value }) => `${key} ${textOf(value)}`).join(' ') : textOf(node)

export function readChoice(vocabulary: Vocabulary, node: YamlNode): Phrase {
  const fields = pairsIn(node).map(([word, value]) => {
    if (word === 'pass' && value === 'until') failAt(node, 'write “pass until …” without a seat: all players pass')
    const values = vocabulary.choices[word]
    if (!values)
      return failAt(node, didYouMean(`no choice has the word “${word}”`, word, Object.keys(vocabulary.choices)))
    if (value === undefined) return [word, undefined] as const
    if (vocabulary.seatWords.includes(word)) return [word, readSeat(node, value)] as const
    const id = idOf(vocabulary, value)
    if (!values.some(known => String(known) === id)) failAt(node, badValue(vocabulary, word, value, values))
    return [word, id] as const
  })
  return { text: phraseText(node), position: node.position, fields }
}
function badValue(vocabulary: Vocabulary, word: string, value: string, values: readonly unknown[]): string {
  const names = values.map(known => withShortNames(vocabulary, String(known)))
  const cut = names.find(name => name.startsWith(`${value},`))
  if (cut !== undefined) return `a comma ended “${word} ${value}”; put the whole phrase in quotes or on its own line`
  return didYouMean(`“${word}” has no value “${value}”`, value, names)
}
const readSeat = (node: YamlNode, value: string): string =>
  seatNamed(value) === undefined ? failAt(node, `expected a seat (P1, P2 …), found “${value}”`) : value

/** Reads the event, its fields and the rule in brackets. */
export function readEvent(vocabulary: Vocabulary, node: YamlNode): Phrase {
  const match = /^(\S+)\s*(.*?)\s*(?:\(([^)]+)\))?$/.exec(textOf(node).trim())
  const [, event = '', rest = '', why] = match ?? []
  const known = vocabulary.events[event]
  if (!known) return failAt(node, didYouMean(`unknown event “${event}”`, event, Object.keys(vocabulary.events)))
  const pairs = rest === '' ? [] : pairsIn({ kind: 'scalar', value: rest, position: node.position })
  const fields = pairs.map(([word, value]) => {
    if (!known.includes(word)) failAt(node, didYouMean(`the event “${event}” has no field “${word}”`, word, known))
    if (value === undefined) return [word, undefined] as const
    if (vocabulary.seatWords.includes(word)) return [word, readSeat(node, value)] as const
    if (!isKnownValue(vocabulary, value))
      failAt(node, didYouMean(`unknown value “${value}”`, value, pieceNames(vocabulary)))
    return [word, idOf(vocabulary, value)] as const
  })
  return {
    text: textOf(node),
    position: node.position,
    fields: [
      ['event', event],
      ...fields,
      ...(why === undefined ? [] : [['why', readCause(vocabulary, node, why)] as const]),
    ],
  }
}
/** Reads the rule or the card that causes something. */
export function readCause(vocabulary: Vocabulary, node: YamlNode, cause: string): string {
  if (!isRuleId(cause) && !isPiece(vocabulary, cause)) failAt(node, `there is no rule or card “${cause}”`)
  return idOf(vocabulary, cause)
}
/** Fails if the seat is not at the table. An expectation about it would prove nothing. */
export function requireSeat(at: { readonly position: SourcePosition }, name: string, players: number): void {
  const seat = seatNamed(name)
  if (seat !== undefined && seat >= players) failAt(at, `${name} is not at the table`)
}
/** Does the same for each seat in a phrase. */
export function checkSeats({ seatWords }: Vocabulary, phrase: Phrase, players: number): void {
  for (const [word, value] of phrase.fields)
    if (value !== undefined && seatWords.includes(word)) requireSeat(phrase, value, players)
}
const isKnownValue = (vocabulary: Vocabulary, value: string): boolean =>
  isPiece(vocabulary, value) ||
  value in vocabulary.choices ||
  value === 'nothing' ||
  /^(-?\d+|true|false)$/.test(value) ||
  isRuleId(value) ||
  Object.values(vocabulary.choices).some(values => values.some(known => String(known) === value))

/** Whether a choice or event has all fields of the phrase. A list matches each of its members. */
export const matchesPhrase = (vocabulary: Vocabulary, phrase: Phrase, actual: Fields): boolean =>
  phrase.fields.every(
    ([word, value]) =>
      word in actual && (value === undefined || matchesValue(actual[word], value, vocabulary.seatWords.includes(word))),
  )
function matchesValue(actual: unknown, value: string, seat: boolean): boolean {
  if (Array.isArray(actual)) return actual.some(member => matchesValue(member, value, seat))
  if (actual === null) return value === 'nothing'
  const text = seat && typeof actual === 'number' ? seatName(actual) : String(actual)
  return text === value || text.replace(numberSuffix, '') === value
}
/** The number of a card on the table: a phrase may write `dark-altar` for `dark-altar#12`. */
const numberSuffix = /[#~]\d+$/

/** Whether a choice has all fields of the phrase. The values of a pair may be in any order. */
export const matchesChoice = (vocabulary: Vocabulary, phrase: Phrase, choice: Fields): boolean =>
  matchesPhrase(vocabulary, phrase, choice) ||
  vocabulary.pairs.some(pair => matchesPhrase(vocabulary, exchanged(phrase, pair), choice))
/** Returns the phrase with the two words of a pair exchanged. */
const exchanged = (phrase: Phrase, [one, other]: readonly [string, string]): Phrase => ({
  ...phrase,
  fields: phrase.fields.map(([word, value]) => [word === one ? other : word === other ? one : word, value]),
})

/** Returns the offered choices that match. If exactly one of them has no further fields, returns only that one. */
export function matchingChoices<C extends Fields>(vocabulary: Vocabulary, phrase: Phrase, offered: readonly C[]): C[] {
  const matches = offered.filter(choice => matchesChoice(vocabulary, phrase, choice))
  const exact = matches.filter(choice => Object.keys(choice).length === phrase.fields.length)
  return exact.length === 1 ? exact : matches
}

/** Builds the choice that a phrase describes, whether the game offers it or not. */
export const asChoice = (vocabulary: Vocabulary, phrase: Phrase): { [word: string]: string | number } =>
  Object.fromEntries(
    phrase.fields.map(([word, value]) => {
      const seat = vocabulary.seatWords.includes(word) ? seatNamed(value) : undefined
      const known = vocabulary.choices[word]!.find(other => String(other) === value)
      return [word, seat ?? known ?? value ?? '']
    }),
  )

/** Writes a choice or an event as a phrase. */
function formatPhrase(vocabulary: Vocabulary, value: Fields): string {
  const { event, why, reveals: _, secret: _s, ...fields } = value
  const pairs = Object.entries(fields).map(([word, field]) => {
    const format = (part: unknown): string => {
      if (Array.isArray(part)) return `[${part.map(format).join(' ')}]`
      if (part === null) return 'nothing'
      return vocabulary.seatWords.includes(word) && typeof part === 'number'
        ? seatName(part)
        : withShortNames(vocabulary, String(part))
    }
    return `${word} ${format(field)}`
  })
  return [...(event === undefined ? [] : [event]), ...pairs, ...(why === undefined ? [] : [`(${why})`])].join(' ')
}

const MAX_SHOWN = 12
/** Writes several choices or events, separated by semicolons. */
export function formatPhrases(vocabulary: Vocabulary, values: readonly Fields[]): string {
  if (values.length === 0) return 'nothing'
  const phrases = values.slice(0, MAX_SHOWN).map(value => formatPhrase(vocabulary, value))
  return phrases.join('; ') + (values.length > MAX_SHOWN ? `; … ${values.length - MAX_SHOWN} more` : '')
}
