// Parses a YAML file into a tree in which every node has its line and column.
import { type Document, isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

export interface SourcePosition {
  readonly file: string
  readonly line: number
  readonly column: number
}
export const formatPosition = ({ file, line, column }: SourcePosition): string => `${file}:${line}:${column}`

interface ScalarNode {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  readonly position: SourcePosition
}
export interface ListNode {
  readonly kind: 'list'
  readonly items: readonly YamlNode[]
  readonly position: SourcePosition
}
export interface Entry {
  readonly key: string
  readonly position: SourcePosition
  readonly value: YamlNode
}
export interface MapNode {
  readonly kind: 'map'
  readonly entries: readonly Entry[]
  readonly position: SourcePosition
}
export type YamlNode = ScalarNode | ListNode | MapNode

/** A scenario that cannot be read or started. The message says what is wrong at the position. */
export class BadScenario extends Error {
  readonly position: SourcePosition
  constructor(position: SourcePosition, message: string) {
    super(message)
    this.position = position
  }
}
export const failAt = (at: { readonly position: SourcePosition }, message: string): never => {
  throw new BadScenario(at.position, message)
}

export function readTree(file: string, text: string): YamlNode {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const positionOf = (offset: number): SourcePosition => {
    const { line, col } = counter.linePos(offset)
    return { file, line, column: col }
  }
  const [problem] = document.errors
  if (problem)
    throw new BadScenario(positionOf(problem.pos[0]), `not YAML: ${hints[problem.code] ?? lowerFirst(problem.message)}`)
  return toNode(document.contents, { document, positionOf, aliases: 0 }, positionOf(0))
}
/** Replaces messages of the YAML library that would not help the author of a scenario. */
const hints: { readonly [code: string]: string } = {
  BLOCK_AS_IMPLICIT_KEY: 'put a text that contains a colon and a space in quotes',
  MULTILINE_IMPLICIT_KEY: 'write a key and its colon on one line',
  BAD_INDENT: 'a [ or { before this is not closed',
  TAB_AS_INDENT: 'indent lines with spaces, not with tabs',
  MULTIPLE_DOCS: 'a file holds one document; remove this “---” or split the file',
  DUPLICATE_KEY: 'this key appears twice',
  BAD_ALIAS: 'put a text that begins with * or & in quotes',
  RESOURCE_EXHAUSTION: 'lists and maps are nested too deeply here',
}
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Far more than a scenario needs. Aliases inside the part that they repeat would never end. */
const MAX_ALIASES = 300
interface ParseState {
  readonly document: Document
  readonly positionOf: (offset: number) => SourcePosition
  /** Number of aliases (`*name`) so far. */
  aliases: number
}

function toNode(node: unknown, state: ParseState, outer: SourcePosition): YamlNode {
  const range = node !== null && typeof node === 'object' && 'range' in node ? node.range : undefined
  const start: unknown = Array.isArray(range) ? range[0] : undefined
  const position = typeof start === 'number' ? state.positionOf(start) : outer
  const child = (part: unknown, from = position) => toNode(part, state, from)
  if (isAlias(node)) {
    if (++state.aliases > MAX_ALIASES)
      failAt({ position }, `too many aliases like *${node.source}: at most ${MAX_ALIASES} in a file`)
    return child(
      node.resolve(state.document) ??
        failAt({ position }, `no &${node.source} before this; put a text that begins with * in quotes`),
    )
  }
  if (isSeq(node)) return { kind: 'list', items: node.items.map(item => child(item)), position }
  if (isMap(node))
    return {
      kind: 'map',
      position,
      entries: node.items.filter(isPair).map(pair => {
        const key = child(pair.key)
        return { key: textOf(key), position: key.position, value: child(pair.value, key.position) }
      }),
    }
  const value: unknown = isScalar(node) ? node.value : null
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return { kind: 'scalar', value, position }
  throw new BadScenario(position, `expected a word, a number, a list or keys with values, found ${String(value)}`)
}

/** Returns the text of a scalar. */
export function textOf(node: YamlNode): string {
  if (node.kind === 'scalar' && node.value !== null) return String(node.value)
  return failAt(node, `expected a word, found ${describeNode(node)}`)
}
export const describeNode = (node: YamlNode): string => {
  if (node.kind === 'list') return 'a list'
  if (node.kind === 'map') return 'keys with values'
  return node.value === null ? 'nothing' : JSON.stringify(node.value)
}
export const asMap = (node: YamlNode, what: string): MapNode =>
  node.kind === 'map' ? node : failAt(node, `${what}: expected keys with values, found ${describeNode(node)}`)
export const asList = (node: YamlNode, what: string): ListNode =>
  node.kind === 'list' ? node : failAt(node, `${what}: expected a list, found ${describeNode(node)}`)
/** Returns the items of a list, or the node itself as the only item. */
export const itemsOf = (node: YamlNode): readonly YamlNode[] => (node.kind === 'list' ? node.items : [node])
export const findEntry = (map: MapNode, key: string): Entry | undefined => map.entries.find(entry => entry.key === key)

/** Returns the tree as plain data, without positions. */
export function toPlainData(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(toPlainData)
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, toPlainData(value)]))
}

/** Returns the position of the node at a path, or of the last node on the path that exists. */
export function positionAt(node: YamlNode, path: readonly (string | number)[]): SourcePosition {
  const [step, ...rest] = path
  if (step === undefined) return node.position
  if (node.kind === 'list' && typeof step === 'number' && node.items[step]) return positionAt(node.items[step], rest)
  const entry = node.kind === 'map' && findEntry(node, String(step))
  if (!entry) return node.position
  return rest.length > 0 && entry.value.kind !== 'scalar' ? positionAt(entry.value, rest) : entry.position
}

/** Rewrites `P1.map: x` as `P1: {map: x}`. */
export function expandDottedKeys(map: MapNode): MapNode {
  const entries: Entry[] = []
  for (const { key, position, value } of map.entries) {
    const dot = key.indexOf('.')
    const head = dot < 0 ? key : key.slice(0, dot)
    const inner: YamlNode =
      dot < 0
        ? value
        : expandDottedKeys({ kind: 'map', position, entries: [{ key: key.slice(dot + 1), position, value }] })
    const at = entries.findIndex(entry => entry.key === head)
    if (at < 0) entries.push({ key: head, position, value: inner })
    else entries[at] = { key: head, position: entries[at]!.position, value: merge(entries[at]!.value, inner, position) }
  }
  return { ...map, entries }
}
function merge(a: YamlNode, b: YamlNode, position: SourcePosition): MapNode {
  if (a.kind !== 'map' || b.kind !== 'map') return failAt({ position }, 'this key appears twice')
  const duplicate = b.entries.find(({ key }) => findEntry(a, key))
  if (duplicate) failAt(duplicate, `“${duplicate.key}” appears twice`)
  return expandDottedKeys({ ...a, entries: [...a.entries, ...b.entries] })
}
