// A table of cases: `$points` in a scenario stands for what each case says under `points`.
import { didYouMean } from './did-you-mean.ts'
import { failAt, find, type MapNode, type SourcePosition, textOf, type YamlNode } from './yaml-tree.ts'

const whole = /^\$(\w+)$/
const within = /\$(\w+)/g

/** The scenario with the words of one case put in. */
export function filled(words: MapNode, row: MapNode): MapNode {
  const used = new Set<string>()
  const value = (name: string, at: { readonly spot: SourcePosition }): YamlNode => {
    used.add(name)
    const entry = find(row, name)
    const names = row.entries.map(({ word }) => word)
    return entry?.value ?? failAt(at, didYouMean(`the cases have no “${name}”`, name, names))
  }
  const fill = (node: YamlNode): YamlNode => {
    if (node.kind === 'list') return { ...node, items: node.items.map(fill) }
    if (node.kind === 'words') return fillWords(node)
    if (typeof node.value !== 'string') return node
    const name = whole.exec(node.value)?.[1]
    if (name !== undefined) return value(name, node)
    return { ...node, value: fillText(node.value, node) }
  }
  const fillText = (text: string, at: { readonly spot: SourcePosition }): string =>
    text.replace(within, (_, name: string) => textOf(value(name, at)))
  const fillWords = (node: MapNode): MapNode => ({
    ...node,
    entries: node.entries.map(entry => ({ ...entry, word: fillText(entry.word, entry), value: fill(entry.value) })),
  })
  const result = fillWords(words)
  const idle = row.entries.find(({ word }) => !used.has(word))
  if (idle) failAt(idle, `no “$${idle.word}” stands in the scenario`)
  return result
}
