// A table of cases: `$points` in a scenario stands for what each case says under `points`.
import { unknown } from './suggest.ts'
import { type Branch, find, type Spot, textOf, type Words, wrong } from './tree.ts'

const whole = /^\$(\w+)$/
const within = /\$(\w+)/g

/** The scenario with the words of one case put in. */
export function filled(words: Words, row: Words): Words {
  const used = new Set<string>()
  const value = (name: string, at: { readonly spot: Spot }): Branch => {
    used.add(name)
    const entry = find(row, name)
    const names = row.entries.map(({ word }) => word)
    return entry?.value ?? wrong(at, unknown(`the cases have no “${name}”`, name, names))
  }
  const fill = (node: Branch): Branch => {
    if (node.kind === 'list') return { ...node, items: node.items.map(fill) }
    if (node.kind === 'words') return fillWords(node)
    if (typeof node.value !== 'string') return node
    const name = whole.exec(node.value)?.[1]
    if (name !== undefined) return value(name, node)
    return { ...node, value: fillText(node.value, node) }
  }
  const fillText = (text: string, at: { readonly spot: Spot }): string =>
    text.replace(within, (_, name: string) => textOf(value(name, at)))
  const fillWords = (node: Words): Words => ({
    ...node,
    entries: node.entries.map(entry => ({ ...entry, word: fillText(entry.word, entry), value: fill(entry.value) })),
  })
  const result = fillWords(words)
  const idle = row.entries.find(({ word }) => !used.has(word))
  if (idle) wrong(idle, `no “$${idle.word}” stands in the scenario`)
  return result
}
