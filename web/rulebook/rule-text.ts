// The rules pages as data: sections of rules, each with its id. The Markdown in docs/rules is the only source.
import type { RuleTexts } from '@overlair/locales/rule-texts'

export interface Rule {
  readonly id: string
  /** The source: the rulebook, public material or our own ruling. */
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

/** Returns the rules in another language. A title or text without a translation stays English. */
export const translateRules = (sections: readonly RuleSection[], texts: RuleTexts): RuleSection[] =>
  sections.map(({ title, rules }) => ({
    title: texts.sections[/^\d+(\.\d+)?/.exec(title)?.[0] ?? ''] ?? title,
    rules: rules.map(rule => ({ ...rule, text: texts.rules[rule.id] ?? rule.text })),
  }))

/** Returns the rules whose id and text contain all words of the query. */
export function searchRules(sections: readonly RuleSection[], query: string): RuleSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ id, text }: Rule) => {
    const searched = `${id} ${text}`.toLowerCase()
    return words.every(word => searched.includes(word))
  }
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter(matches) }))
    .filter(({ rules }) => rules.length > 0)
}

export type Inline = { readonly kind: 'plain' | 'strong' | 'emphasis'; readonly text: string }

/** Splits a line of Markdown into plain, bold and italic pieces. A link becomes its text. */
export function inlines(markdown: string): Inline[] {
  const text = markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).flatMap((piece): Inline[] => {
    if (piece === '') return []
    if (piece.startsWith('**') && piece.length > 4) return [{ kind: 'strong', text: piece.slice(2, -2) }]
    if (piece.startsWith('*') && piece.length > 2) return [{ kind: 'emphasis', text: piece.slice(1, -1) }]
    return [{ kind: 'plain', text: piece }]
  })
}
