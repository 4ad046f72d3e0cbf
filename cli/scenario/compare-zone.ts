// What lies where: an expected zone against the one found.
import type { Vocabulary } from '@overlair/rules/kernel'
import { didYouMean } from './did-you-mean.ts'
import { idOf, isPiece, pieceNames, shortened } from './phrases.ts'
import {
  asList,
  type Entry,
  failAt,
  kindOf,
  oneOrMore,
  type SourcePosition,
  textOf,
  type YamlNode,
} from './yaml-tree.ts'

/** Something expected that is not so. */
export interface FailedExpectation {
  readonly spot: SourcePosition
  readonly message: string
}
/** `any` stands for whatever is there. */
const ANY = 'any'
const NOTHING = '.'

interface Zone {
  readonly vocabulary: Vocabulary
  /** As it is called in messages: `P1.stash`. */
  readonly name: string
  /** What kind of zone it is: `stash`. */
  readonly word: string
}

export function compareZone(zone: Zone, node: YamlNode, actual: unknown): FailedExpectation[] {
  if (Array.isArray(actual)) return comparePieces(zone, node, actual.map(String))
  const expected =
    node.kind === 'leaf' ? node.value : failAt(node, `${zone.name}: expected a word, found ${kindOf(node)}`)
  const same = actual === null ? expected === 'nothing' : asWritten(zone, expected) === actual
  return same ? [] : [unmet(node, zone, String(expected), actual === null ? 'nothing' : String(actual))]
}

/** Words by the names that the game itself uses. */
const asWritten = <T>({ vocabulary }: Zone, said: T): T | string =>
  typeof said === 'string'
    ? said
        .split('+')
        .map(name => idOf(vocabulary, name))
        .join('+')
    : said

const unmet = (
  at: { readonly spot: SourcePosition },
  { vocabulary, name }: Zone,
  expected: string,
  found: string,
): FailedExpectation => ({
  spot: at.spot,
  message: `${name}: expected ${expected}, found ${shortened(vocabulary, found)}`,
})
const listing = (pieces: readonly string[]): string => (pieces.length === 0 ? 'nothing' : pieces.join(', '))

function comparePieces(zone: Zone, node: YamlNode, actual: readonly string[]): FailedExpectation[] {
  if (node.kind === 'words') return node.entries.flatMap(entry => compareContents(zone, entry, actual))
  if (node.kind === 'leaf' && node.value === 'nothing') return compareWhole(zone, { ...node, items: [] }, actual)
  if (node.kind === 'leaf') return failAt(node, `${zone.name}: expected a list, found ${kindOf(node)}`)
  const pile = zone.vocabulary.deckZones.includes(zone.word)
  return compareWhole(zone, node, pile ? actual.slice(0, node.items.length) : actual)
}

function compareWhole(
  zone: Zone,
  node: { readonly items: readonly YamlNode[]; readonly spot: SourcePosition },
  actual: readonly string[],
): FailedExpectation[] {
  const wanted = node.items.map(item => readText(zone, item))
  const heap = zone.vocabulary.unorderedZones.includes(zone.word)
  if (wanted.length !== actual.length || heap) {
    const equal = wanted.length === actual.length && missing(wanted, actual, matches).length === 0
    return equal ? [] : [unmet(node, zone, listing(node.items.map(textOf)), listing(actual))]
  }
  return node.items.flatMap((item, i) => {
    const where = { ...zone, name: `${zone.name}, place ${i}` }
    return matches(wanted[i]!, actual[i]!) ? [] : [unmet(item, where, textOf(item), actual[i]!)]
  })
}

const contentWords = ['has', 'lacks', 'count', 'only']
/** `has`, `lacks` and `count` look at single pieces, wherever in the zone they lie. */
function compareContents(zone: Zone, entry: Entry, actual: readonly string[]): FailedExpectation[] {
  const { word, value } = entry
  const inside = actual.flatMap(text => text.split(' ')).filter(piece => piece !== NOTHING)
  const found = inside.length > 12 ? `${inside.length} others` : listing(inside)
  switch (word) {
    case 'has': {
      const lacking = missing(
        oneOrMore(value).map(item => readText(zone, item)),
        inside,
        isPartOf,
      )
      return lacking.length === 0 ? [] : [unmet(value, zone, shortened(zone.vocabulary, listing(lacking)), found)]
    }
    case 'lacks':
      return oneOrMore(value).flatMap(item => {
        const piece = readText(zone, item)
        const there = inside.find(other => isPartOf(piece, other))
        return there === undefined ? [] : [unmet(item, zone, `no ${textOf(item)}`, there)]
      })
    case 'count': {
      const expected = numberOf(value, zone.name)
      return expected === inside.length ? [] : [unmet(value, zone, `a count of ${expected}`, String(inside.length))]
    }
    case 'only':
      return compareWhole(zone, asList(value, `${zone.name}.only`), actual)
    default:
      return failAt(entry, didYouMean(`of what lies somewhere no “${word}” can be expected`, word, contentWords))
  }
}
export const numberOf = (node: YamlNode, what: string): number =>
  node.kind === 'leaf' && typeof node.value === 'number'
    ? node.value
    : failAt(node, `${what}: expected a number, found ${kindOf(node)}`)

/** Those wanted that nothing is left for, each piece serving one. */
function missing(
  wanted: readonly string[],
  actual: readonly string[],
  fits: (want: string, found: string) => boolean,
): string[] {
  const left = [...actual]
  return wanted.filter(want => {
    const at = left.findIndex(found => fits(want, found))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Spaces and names as the game writes them. */
function readText({ vocabulary }: Zone, node: YamlNode): string {
  const read = (name: string): string => {
    if (name === '' || name === NOTHING) return NOTHING
    if (name !== ANY && !isPiece(vocabulary, name))
      failAt(node, didYouMean(`there is no “${name}”`, name, pieceNames(vocabulary)))
    return idOf(vocabulary, name)
  }
  return textOf(node)
    .trim()
    .split(/\s+/)
    .map(cell => cell.split('+').map(read).join('+'))
    .join(' ')
}

function matches(want: string, found: string): boolean {
  const [wants, founds] = [want.split(' '), found.split(' ')]
  return wants.length === founds.length && wants.every((cell, i) => matchesCell(cell, founds[i]!))
}
function matchesCell(want: string, found: string): boolean {
  if (want === ANY) return true
  const [wants, founds] = [want.split('+'), found.split('+')]
  return wants.length === founds.length && wants.every((part, i) => part === ANY || part === founds[i])
}
/** A tile is in the zone with or without a token on it, and a token wherever it lies. */
const isPartOf = (want: string, found: string): boolean => matchesCell(want, found) || found.split('+').includes(want)
