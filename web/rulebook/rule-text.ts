// The rules pages as data: sections of rules, each with its id. The markdown under docs/rules is the only source.
import type { RuleTexts } from '@overlair/locales/rule-texts'

export interface Rule {
  readonly id: string
  /** Where it comes from: the rulebook, public material, a ruling of ours. */
  readonly origin: string
  readonly text: string
}
export interface RuleSection {
  readonly title: string
  readonly rules: readonly Rule[]
}

const RULE = /^- \*\*([A-Z]{2}-\d+)\*\*(?: \[([^\]]+)\])? (.+)$/

export function readRules(markdown: string): RuleSection[] {
  const sections: { title: string; rules: Rule[] }[] = []
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,3} (.+)$/.exec(line)
    if (heading?.[1]) sections.push({ title: heading[1], rules: [] })
    const [, id, origin = '', text] = RULE.exec(line) ?? []
    if (id && text) sections.at(-1)?.rules.push({ id, origin, text })
  }
  return sections.filter(section => section.rules.length > 0)
}

/** The same rules in another language; what it does not have stays as it is. */
export const translateRules = (sections: readonly RuleSection[], texts: RuleTexts): RuleSection[] =>
  sections.map(({ title, rules }) => ({
    title: texts.sections[/^\d+(\.\d+)?/.exec(title)?.[0] ?? ''] ?? title,
    rules: rules.map(rule => ({ ...rule, text: texts.rules[rule.id] ?? rule.text })),
  }))

/** The rules that speak of all words of the query, or have it as their id. */
export function searchRules(sections: readonly RuleSection[], query: string): RuleSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ id, text }: Rule) => {
    const all = `${id} ${text}`.toLowerCase()
    return words.every(word => all.includes(word))
  }
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0)
}

export type Inline = { readonly kind: 'plain' | 'strong' | 'emphasis'; readonly text: string }

/** Bold and italic of a line of markdown; links become their words. */
export function inlines(markdown: string): Inline[] {
  const text = markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).flatMap((piece): Inline[] => {
    if (piece === '') return []
    if (piece.startsWith('**') && piece.length > 4) return [{ kind: 'strong', text: piece.slice(2, -2) }]
    if (piece.startsWith('*') && piece.length > 2) return [{ kind: 'emphasis', text: piece.slice(1, -1) }]
    return [{ kind: 'plain', text: piece }]
  })
}
