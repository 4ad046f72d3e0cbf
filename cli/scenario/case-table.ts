// Tables of cases: fills `$points` in a scenario with the value of `points` in each row.
import { didYouMean } from '../input/did-you-mean.ts'
import { failAt, findEntry, type MapNode, type SourcePosition, textOf, type YamlNode } from './yaml-tree.ts'

const onlyVariable = /^\$(\w+)$/
const variables = /\$(\w+)/g

/** Returns the scenario with the values of one row filled in. Fails if the scenario does not use a value. */
export function fillCase(scenario: MapNode, row: MapNode): MapNode {
  const used = new Set<string>()
  const value = (name: string, at: { readonly position: SourcePosition }): YamlNode => {
    used.add(name)
    const entry = findEntry(row, name)
    const names = row.entries.map(({ key }) => key)
    return entry?.value ?? failAt(at, didYouMean(`the cases have no “${name}”`, name, names))
  }
  const fill = (node: YamlNode): YamlNode => {
    if (node.kind === 'list') return { ...node, items: node.items.map(fill) }
    if (node.kind === 'map') return fillMap(node)
    if (typeof node.value !== 'string') return node
    const name = onlyVariable.exec(node.value)?.[1]
    if (name !== undefined) return value(name, node)
    return { ...node, value: fillText(node.value, node) }
  }
  const fillText = (text: string, at: { readonly position: SourcePosition }): string =>
    text.replace(variables, (_, name: string) => textOf(value(name, at)))
  const fillMap = (node: MapNode): MapNode => ({
    ...node,
    entries: node.entries.map(entry => ({ ...entry, key: fillText(entry.key, entry), value: fill(entry.value) })),
  })
  const result = fillMap(scenario)
  const unused = row.entries.find(({ key }) => !used.has(key))
  if (unused) failAt(unused, `the scenario does not use “$${unused.key}”`)
  return result
}
