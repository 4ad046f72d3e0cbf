import { describeNode, type Entry, failAt, type SourcePosition, type YamlNode } from './yaml-tree.ts'

/** An expectation that does not hold. */
export interface FailedExpectation {
  readonly position: SourcePosition
  readonly message: string
}
export const mismatch = (
  at: { readonly position: SourcePosition },
  what: string,
  expected: string,
  found: string,
): FailedExpectation => ({
  position: at.position,
  message: `${what}: expected ${expected}, found ${found}`,
})

/** Empty lists of these prove nothing. A zone may be empty, and so may `offersExactly`. */
const rejectedIfEmpty = ['events', 'offers', 'offersNot']
export function rejectEmpty(entry: Entry, evenList = rejectedIfEmpty.includes(entry.key)): void {
  const { key, value } = entry
  const empty = value.kind === 'list' ? value.items.length === 0 && evenList : isEmptyMap(value)
  if (empty) failAt(entry, `this “${key}” expects nothing`)
}
const isEmptyMap = (node: YamlNode): boolean => node.kind === 'map' && node.entries.length === 0

export const flagOf = (node: YamlNode, what: string): boolean =>
  node.kind === 'scalar' && typeof node.value === 'boolean'
    ? node.value
    : failAt(node, `${what}: expected true or false, found ${describeNode(node)}`)
