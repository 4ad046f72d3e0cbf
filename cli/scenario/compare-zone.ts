// Compares an expected zone with the actual one.
import type { Vocabulary } from '@overlair/rules/kernel'
import { didYouMean } from '../input/did-you-mean.ts'
import type { FailedExpectation } from './failed-expectation.ts'
import { idOf, isPiece, pieceNames, withShortNames } from './phrases.ts'
import {
  asList,
  describeNode,
  type Entry,
  failAt,
  itemsOf,
  type SourcePosition,
  textOf,
  type YamlNode,
} from './yaml-tree.ts'

/** `any` matches everything. */
const ANY = 'any'
const EMPTY = '.'

interface Zone {
  readonly vocabulary: Vocabulary
  /** The name in messages: `P1.stash`. */
  readonly name: string
  /** The key of the zone: `stash`. */
  readonly key: string
}

export function compareZone(zone: Zone, node: YamlNode, actual: unknown): FailedExpectation[] {
  if (Array.isArray(actual)) return comparePieces(zone, node, actual.map(String))
  const expected =
    node.kind === 'scalar' ? node.value : failAt(node, `${zone.name}: expected a word, found ${describeNode(node)}`)
  const same = actual === null ? expected === 'nothing' : withIds(zone, expected) === actual
  return same ? [] : [mismatch(node, zone, String(expected), actual === null ? 'nothing' : String(actual))]
}

/** Replaces short names by ids. */
const withIds = <T>({ vocabulary }: Zone, value: T): T | string =>
  typeof value === 'string'
    ? value
        .split('+')
        .map(name => idOf(vocabulary, name))
        .join('+')
    : value

const mismatch = (
  at: { readonly position: SourcePosition },
  { vocabulary, name }: Zone,
  expected: string,
  found: string,
): FailedExpectation => ({
  position: at.position,
  message: `${name}: expected ${expected}, found ${withShortNames(vocabulary, found)}`,
})
const listPieces = (pieces: readonly string[]): string => (pieces.length === 0 ? 'nothing' : pieces.join(', '))

function comparePieces(zone: Zone, node: YamlNode, actual: readonly string[]): FailedExpectation[] {
  if (node.kind === 'map') return node.entries.flatMap(entry => compareContents(zone, entry, actual))
  if (node.kind === 'scalar' && node.value === 'nothing') return compareWhole(zone, { ...node, items: [] }, actual)
  if (node.kind === 'scalar') return failAt(node, `${zone.name}: expected a list, found ${describeNode(node)}`)
  const isDeck = zone.vocabulary.deckZones.includes(zone.key)
  return compareWhole(zone, node, isDeck ? actual.slice(0, node.items.length) : actual)
}

function compareWhole(
  zone: Zone,
  node: { readonly items: readonly YamlNode[]; readonly position: SourcePosition },
  actual: readonly string[],
  isUnordered = zone.vocabulary.unorderedZones.includes(zone.key),
): FailedExpectation[] {
  const expected = node.items.map(item => readText(zone, item))
  if (expected.length !== actual.length || isUnordered) {
    const equal = expected.length === actual.length && missing(expected, actual, matches).length === 0
    return equal ? [] : [mismatch(node, zone, listPieces(node.items.map(textOf)), listPieces(actual))]
  }
  return node.items.flatMap((item, i) => {
    const where = { ...zone, name: `${zone.name}, place ${i}` }
    return matches(expected[i]!, actual[i]!) ? [] : [mismatch(item, where, textOf(item), actual[i]!)]
  })
}

const contentKeys = ['has', 'lacks', 'count', 'only', 'inOrder']
/** Checks `has`, `lacks` and `count` for single pieces at any position of the zone, `only` and `inOrder` for the whole zone. */
function compareContents(zone: Zone, entry: Entry, actual: readonly string[]): FailedExpectation[] {
  const { key, value } = entry
  const pieces = actual.flatMap(text => text.split(' ')).filter(piece => piece !== EMPTY)
  const found = pieces.length > 12 ? `${pieces.length} others` : listPieces(pieces)
  if (['has', 'lacks'].includes(key) && value.kind === 'list' && value.items.length === 0)
    failAt(entry, `this “${key}” expects nothing`)
  switch (key) {
    case 'has': {
      const lacking = missing(
        itemsOf(value).map(item => readText(zone, item)),
        pieces,
        isPartOf,
      )
      return lacking.length === 0
        ? []
        : [mismatch(value, zone, withShortNames(zone.vocabulary, listPieces(lacking)), found)]
    }
    case 'lacks':
      return itemsOf(value).flatMap(item => {
        const piece = readText(zone, item)
        const present = pieces.find(other => isPartOf(piece, other))
        return present === undefined ? [] : [mismatch(item, zone, `no ${textOf(item)}`, present)]
      })
    case 'count': {
      const expected = numberOf(value, zone.name)
      return expected === pieces.length ? [] : [mismatch(value, zone, `a count of ${expected}`, String(pieces.length))]
    }
    case 'only':
      return compareWhole(zone, asList(value, `${zone.name}.only`), actual)
    case 'inOrder':
      return compareWhole(zone, asList(value, `${zone.name}.inOrder`), actual, false)
    default:
      return failAt(entry, didYouMean(`unknown key “${key}” for the content of ${zone.name}`, key, contentKeys))
  }
}
export const numberOf = (node: YamlNode, what: string): number =>
  node.kind === 'scalar' && typeof node.value === 'number'
    ? node.value
    : failAt(node, `${what}: expected a number, found ${describeNode(node)}`)

/** Returns the expected pieces without a match. Each actual piece matches at most one expected piece. */
function missing(
  expected: readonly string[],
  actual: readonly string[],
  isMatch: (expectedPiece: string, found: string) => boolean,
): string[] {
  const unmatched = [...actual]
  return expected.filter(piece => {
    const at = unmatched.findIndex(found => isMatch(piece, found))
    if (at >= 0) unmatched.splice(at, 1)
    return at < 0
  })
}

/** Reads spaces and pieces, and replaces short names by ids. */
function readText({ vocabulary }: Zone, node: YamlNode): string {
  const read = (name: string): string => {
    if (name === '' || name === EMPTY) return EMPTY
    if (name !== ANY && !isPiece(vocabulary, name))
      failAt(node, didYouMean(`unknown piece “${name}”`, name, pieceNames(vocabulary)))
    return idOf(vocabulary, name)
  }
  return textOf(node)
    .trim()
    .split(/\s+/)
    .map(cell => cell.split('+').map(read).join('+'))
    .join(' ')
}

function matches(expected: string, actual: string): boolean {
  const [expectedCells, actualCells] = [expected.split(' '), actual.split(' ')]
  return (
    expectedCells.length === actualCells.length && expectedCells.every((cell, i) => matchesCell(cell, actualCells[i]!))
  )
}
function matchesCell(expected: string, actual: string): boolean {
  if (expected === ANY) return true
  const [expectedParts, actualParts] = [expected.split('+'), actual.split('+')]
  return (
    expectedParts.length === actualParts.length &&
    expectedParts.every((part, i) => part === ANY || part === actualParts[i])
  )
}
/** `cave` is part of `cave+kobold`, and so is `kobold`. */
const isPartOf = (piece: string, cell: string): boolean => matchesCell(piece, cell) || cell.split('+').includes(piece)
