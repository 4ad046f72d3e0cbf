// A YAML file as a tree in which every word knows its line and column.
import { type Document, isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

export interface SourcePosition {
  readonly file: string
  readonly line: number
  readonly column: number
}
export const formatPosition = ({ file, line, column }: SourcePosition): string => `${file}:${line}:${column}`

interface ScalarNode {
  readonly kind: 'leaf'
  readonly value: string | number | boolean | null
  readonly spot: SourcePosition
}
export interface List {
  readonly kind: 'list'
  readonly items: readonly YamlNode[]
  readonly spot: SourcePosition
}
export interface Entry {
  readonly word: string
  readonly spot: SourcePosition
  readonly value: YamlNode
}
export interface MapNode {
  readonly kind: 'words'
  readonly entries: readonly Entry[]
  readonly spot: SourcePosition
}
export type YamlNode = ScalarNode | List | MapNode

/** A scenario that cannot be read or started: where, and what is wrong there. */
export class BadScenario extends Error {
  readonly spot: SourcePosition
  constructor(spot: SourcePosition, message: string) {
    super(message)
    this.spot = spot
  }
}
export const failAt = (at: { readonly spot: SourcePosition }, message: string): never => {
  throw new BadScenario(at.spot, message)
}

export function readTree(file: string, text: string): YamlNode {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const spotAt = (offset: number): SourcePosition => {
    const { line, col } = counter.linePos(offset)
    return { file, line, column: col }
  }
  const [problem] = document.errors
  if (problem)
    throw new BadScenario(
      spotAt(problem.pos[0]),
      `this is not YAML: ${hints[problem.code] ?? lowerFirst(problem.message)}`,
    )
  return branch(document.contents, { document, spotAt, repeats: 0 }, spotAt(0))
}
/** Where the words of the YAML library would not tell somebody who writes scenarios what to do. */
const hints: { readonly [code: string]: string } = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space in it must stand in quotes',
  BAD_INDENT: 'a [ or { before this is never closed',
  TAB_AS_INDENT: 'lines are moved to the right with spaces, not with tabs',
  DUPLICATE_KEY: 'this word is said twice',
  BAD_ALIAS: 'a text that begins with * or & must stand in quotes',
  RESOURCE_EXHAUSTION: 'too much stands inside each other here',
}
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Far more than a person writes: what stands in itself, or repeats what repeats, would never end. */
const MOST_REPEATS = 300
interface Reading {
  readonly document: Document
  readonly spotAt: (offset: number) => SourcePosition
  /** How often a `*mark` was met. */
  repeats: number
}

function branch(node: unknown, reading: Reading, outer: SourcePosition): YamlNode {
  const range = node !== null && typeof node === 'object' && 'range' in node ? node.range : undefined
  const start: unknown = Array.isArray(range) ? range[0] : undefined
  const spot = typeof start === 'number' ? reading.spotAt(start) : outer
  const grow = (part: unknown, from = spot) => branch(part, reading, from)
  if (isAlias(node)) {
    if (++reading.repeats > MOST_REPEATS)
      failAt({ spot }, `*${node.source} and its like stand for too much: at most ${MOST_REPEATS} of them in a file`)
    return grow(
      node.resolve(reading.document) ??
        failAt(
          { spot },
          `nothing before this is marked &${node.source}; a text that begins with * must stand in quotes`,
        ),
    )
  }
  if (isSeq(node)) return { kind: 'list', items: node.items.map(item => grow(item)), spot }
  if (isMap(node))
    return {
      kind: 'words',
      spot,
      entries: node.items.filter(isPair).map(pair => {
        const key = grow(pair.key)
        return { word: textOf(key), spot: key.spot, value: grow(pair.value, key.spot) }
      }),
    }
  const value: unknown = isScalar(node) ? node.value : null
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return { kind: 'leaf', value, spot }
  throw new BadScenario(spot, `expected a word, a number, a list or words with values, not ${String(value)}`)
}

/** A leaf as it is written. */
export function textOf(node: YamlNode): string {
  if (node.kind === 'leaf' && node.value !== null) return String(node.value)
  return failAt(node, `expected a word, found ${kindOf(node)}`)
}
export const kindOf = (node: YamlNode): string => {
  if (node.kind === 'list') return 'a list'
  if (node.kind === 'words') return 'words with values'
  return node.value === null ? 'nothing' : JSON.stringify(node.value)
}
export const asWords = (node: YamlNode, what: string): MapNode =>
  node.kind === 'words' ? node : failAt(node, `${what}: expected words with values, found ${kindOf(node)}`)
export const asList = (node: YamlNode, what: string): List =>
  node.kind === 'list' ? node : failAt(node, `${what}: expected a list, found ${kindOf(node)}`)
/** A list, or the one thing that would be in it. */
export const oneOrMore = (node: YamlNode): readonly YamlNode[] => (node.kind === 'list' ? node.items : [node])
export const find = (words: MapNode, word: string): Entry | undefined =>
  words.entries.find(entry => entry.word === word)

/** The tree as plain data. */
export function plain(node: YamlNode): unknown {
  if (node.kind === 'leaf') return node.value
  if (node.kind === 'list') return node.items.map(plain)
  return Object.fromEntries(node.entries.map(({ word, value }) => [word, plain(value)]))
}

/** The spot of what lies at a path, or of the last step of it that exists. */
export function spotOf(node: YamlNode, path: readonly (string | number)[]): SourcePosition {
  const [step, ...rest] = path
  if (step === undefined) return node.spot
  if (node.kind === 'list' && typeof step === 'number' && node.items[step]) return spotOf(node.items[step], rest)
  const entry = node.kind === 'words' && find(node, String(step))
  if (!entry) return node.spot
  return rest.length > 0 && entry.value.kind !== 'leaf' ? spotOf(entry.value, rest) : entry.spot
}

/** `P1.map: x` says the same as `P1: {map: x}`. */
export function expandDottedKeys(words: MapNode): MapNode {
  const entries: Entry[] = []
  for (const { word, spot, value } of words.entries) {
    const dot = word.indexOf('.')
    const head = dot < 0 ? word : word.slice(0, dot)
    const inner: YamlNode =
      dot < 0 ? value : expandDottedKeys({ kind: 'words', spot, entries: [{ word: word.slice(dot + 1), spot, value }] })
    const at = entries.findIndex(entry => entry.word === head)
    if (at < 0) entries.push({ word: head, spot, value: inner })
    else entries[at] = { word: head, spot: entries[at]!.spot, value: joined(entries[at]!.value, inner, spot) }
  }
  return { ...words, entries }
}
function joined(a: YamlNode, b: YamlNode, spot: SourcePosition): MapNode {
  if (a.kind !== 'words' || b.kind !== 'words') return failAt({ spot }, 'this is said twice')
  const twice = b.entries.find(({ word }) => find(a, word))
  if (twice) failAt(twice, `“${twice.word}” is said twice`)
  return expandDottedKeys({ ...a, entries: [...a.entries, ...b.entries] })
}
