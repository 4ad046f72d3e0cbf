// Choices and events as people say them: `settle witch at 0,1`, `volcano-erupted seat P1 (OB-65)`.
import { seatName, seatNamed, type Vocabulary } from '@overlair/rules/kernel'
import { didYouMean } from './did-you-mean.ts'
import { failAt, type SourcePosition, textOf, type YamlNode } from './yaml-tree.ts'

/** Some words of a choice or an event, each with its value; the last one may stand alone for any value. */
export interface Phrase {
  readonly text: string
  readonly spot: SourcePosition
  readonly facts: readonly (readonly [word: string, value: string | undefined])[]
}
type Thing = { readonly [word: string]: unknown }

/** The id behind a name. */
export const idOf = (vocabulary: Vocabulary, name: string): string => vocabulary.shortNames[name] ?? name
/** Text with each piece under its short name. */
export function shortened(vocabulary: Vocabulary, text: string): string {
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

/** Pairs of words, from a sentence or from words with values. */
function pairsIn(node: YamlNode): (readonly [string, string | undefined])[] {
  if (node.kind === 'words') return node.entries.map(({ word, value }) => [word, textOf(value)])
  const parts = textOf(node).trim().split(/\s+/)
  return Array.from({ length: Math.ceil(parts.length / 2) }, (_, i) => [parts[2 * i]!, parts[2 * i + 1]])
}
const textIn = (node: YamlNode): string =>
  node.kind === 'words' ? node.entries.map(({ word, value }) => `${word} ${textOf(value)}`).join(' ') : textOf(node)

export function readChoice(vocabulary: Vocabulary, node: YamlNode): Phrase {
  const facts = pairsIn(node).map(([word, value]) => {
    const values = vocabulary.choices[word]
    if (!values)
      return failAt(node, didYouMean(`no choice has the word “${word}”`, word, Object.keys(vocabulary.choices)))
    if (value === undefined) return [word, undefined] as const
    if (vocabulary.seatWords.includes(word)) return [word, readSeat(node, value)] as const
    const id = idOf(vocabulary, value)
    if (!values.some(known => String(known) === id)) failAt(node, badValue(vocabulary, word, value, values))
    return [word, id] as const
  })
  return { text: textIn(node), spot: node.spot, facts }
}
function badValue(vocabulary: Vocabulary, word: string, value: string, values: readonly unknown[]): string {
  const names = values.map(known => shortened(vocabulary, String(known)))
  const cut = names.find(name => name.startsWith(`${value},`))
  if (cut !== undefined)
    return `“${word} ${value}” was cut at a comma: inside [ ] and { } write it in quotes, “${word} ${cut}”, or give it a line of its own`
  return didYouMean(`“${word}” has no value “${value}”`, value, names)
}
const readSeat = (node: YamlNode, value: string): string =>
  seatNamed(value) === undefined ? failAt(node, `expected a seat (P1, P2 …), found “${value}”`) : value

/** First the event, then its facts, then the rule in brackets. */
export function readEvent(vocabulary: Vocabulary, node: YamlNode): Phrase {
  const said = /^(\S+)\s*(.*?)\s*(?:\(([^)]+)\))?$/.exec(textOf(node).trim())
  const [, event = '', rest = '', why] = said ?? []
  const known = vocabulary.events[event]
  if (!known) return failAt(node, didYouMean(`there is no event “${event}”`, event, Object.keys(vocabulary.events)))
  const facts = rest === '' ? [] : pairsIn({ kind: 'leaf', value: rest, spot: node.spot })
  const read = facts.map(([word, value]) => {
    if (!known.includes(word)) failAt(node, didYouMean(`“${event}” has no fact “${word}”`, word, known))
    if (value === undefined) return [word, undefined] as const
    if (vocabulary.seatWords.includes(word)) return [word, readSeat(node, value)] as const
    if (!isKnownValue(vocabulary, value))
      failAt(node, didYouMean(`there is no “${value}”`, value, pieceNames(vocabulary)))
    return [word, idOf(vocabulary, value)] as const
  })
  return {
    text: textOf(node),
    spot: node.spot,
    facts: [['event', event], ...read, ...(why === undefined ? [] : [['why', idOf(vocabulary, why)] as const])],
  }
}
const isKnownValue = (vocabulary: Vocabulary, value: string): boolean =>
  isPiece(vocabulary, value) ||
  value in vocabulary.choices ||
  value === 'nothing' ||
  /^(\d+|true|false|[A-Z]{2}-\d+)$/.test(value) ||
  Object.values(vocabulary.choices).some(values => values.some(known => String(known) === value))

/** All words said are true of the thing; a list is what its members are. */
export const matchesPhrase = (vocabulary: Vocabulary, phrase: Phrase, thing: Thing): boolean =>
  phrase.facts.every(
    ([word, value]) =>
      word in thing && (value === undefined || isSaid(thing[word], value, vocabulary.seatWords.includes(word))),
  )
function isSaid(actual: unknown, value: string, seat: boolean): boolean {
  if (Array.isArray(actual)) return actual.some(member => isSaid(member, value, seat))
  if (actual === null) return value === 'nothing'
  const text = seat && typeof actual === 'number' ? seatName(actual) : String(actual)
  return text === value || text.replace(number, '') === value
}
/** `dark-altar#12` is a `dark-altar`: a card on the table may be called without its number. */
const number = /[#~]\d+$/

/** Of the choices offered those that fit; where one of them says exactly this, that one. */
export function matchingChoices<C extends Thing>(vocabulary: Vocabulary, phrase: Phrase, offered: readonly C[]): C[] {
  const all = offered.filter(choice => matchesPhrase(vocabulary, phrase, choice))
  const exact = all.filter(choice => Object.keys(choice).length === phrase.facts.length)
  return exact.length === 1 ? exact : all
}

/** The choice that these words describe, offered or not. */
export const asChoice = (vocabulary: Vocabulary, phrase: Phrase): { [word: string]: string | number } =>
  Object.fromEntries(
    phrase.facts.map(([word, value]) => {
      const seat = vocabulary.seatWords.includes(word) ? seatNamed(value) : undefined
      const known = vocabulary.choices[word]!.find(other => String(other) === value)
      return [word, seat ?? known ?? value ?? '']
    }),
  )

/** A choice or event as somebody would say it. */
function formatPhrase(vocabulary: Vocabulary, thing: Thing): string {
  const { event, why, reveals: _, secret: _s, ...facts } = thing
  const said = Object.entries(facts).map(([word, value]) => {
    const show = (part: unknown): string => {
      if (Array.isArray(part)) return `[${part.map(show).join(' ')}]`
      if (part === null) return 'nothing'
      return vocabulary.seatWords.includes(word) && typeof part === 'number'
        ? seatName(part)
        : shortened(vocabulary, String(part))
    }
    return `${word} ${show(value)}`
  })
  return [...(event === undefined ? [] : [event]), ...said, ...(why === undefined ? [] : [`(${why})`])].join(' ')
}

const shown = 12
/** Several of them, divided by semicolons. */
export function formatPhrases(vocabulary: Vocabulary, things: readonly Thing[]): string {
  if (things.length === 0) return 'nothing'
  const some = things.slice(0, shown).map(thing => formatPhrase(vocabulary, thing))
  return some.join('; ') + (things.length > shown ? `; … ${things.length - shown} more` : '')
}
