// The rules pages as data: sections of rules, each with its id. The Markdown in docs/rules is the only source.
import type { RuleTexts } from '@overlair/locales/rule-texts'

/** Marks that name the source of a rule: `[pl]`. docs/rules/README.md explains them. */
const marks = ['book', 'base', 'next', 'pl', 'ua', 'diff', 'public', 'ruling'] as const
export type Mark = (typeof marks)[number]

export interface Rule {
  readonly id: string
  /** With its marks in square brackets. */
  readonly text: string
}
export interface RuleSection {
  readonly title: string
  readonly rules: readonly Rule[]
}

const RULE = /^- \*\*([A-Z]{2}-\d+)\*\* (.+)$/
const MARK = new RegExp(`\\[(${marks.join('|')})[a-z ]*\\](?!\\()`, 'g')

const marksIn = (text: string): readonly Mark[] =>
  marks.filter(mark => [...text.matchAll(MARK)].some(([, found]) => found === mark))
/** Returns the marks that these rules use. */
export const marksOf = (sections: readonly RuleSection[]): readonly Mark[] =>
  marksIn(sections.flatMap(({ rules }) => rules.map(({ text }) => text)).join('\n'))

export function readRules(markdown: string): RuleSection[] {
  const sections: { title: string; rules: Rule[] }[] = []
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,3} (.+)$/.exec(line)
    if (heading?.[1]) sections.push({ title: heading[1], rules: [] })
    const [, id, text] = RULE.exec(line) ?? []
    if (id && text) sections.at(-1)?.rules.push({ id, text })
  }
  return sections.filter(section => section.rules.length > 0)
}

/** The sources of a rule. The reason of a ruling, after “why:”, may mention further ones. */
const sourcesOf = (text: string): string =>
  marksIn(text.replace(/ why: .*/, ''))
    .map(mark => `[${mark}]`)
    .join('')
/** Returns the rules in another language, with the marks of the English ones. A title or text without a translation stays English. */
export const translateRules = (sections: readonly RuleSection[], texts: RuleTexts): RuleSection[] =>
  sections.map(({ title, rules }) => ({
    title: texts.sections[/^\d+(\.\d+)?/.exec(title)?.[0] ?? ''] ?? title,
    rules: rules.map(({ id, text }) => {
      const translation = texts.rules[id]
      return { id, text: translation === undefined ? text : `${translation} ${sourcesOf(text)}` }
    }),
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

export type Inline =
  | { readonly kind: 'plain' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: Mark }

/** Splits a line of Markdown into plain, bold and italic pieces, code and marks. A link becomes its text. */
export function inlines(markdown: string): Inline[] {
  const text = markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[a-z ]+\])/).flatMap((piece): Inline[] => {
    if (piece === '') return []
    const [mark] = marksIn(piece)
    if (mark && piece.startsWith('[')) return [{ kind: 'mark', mark }]
    if (piece.startsWith('**') && piece.length > 4) return [{ kind: 'strong', text: piece.slice(2, -2) }]
    if (piece.startsWith('*') && piece.length > 2) return [{ kind: 'emphasis', text: piece.slice(1, -1) }]
    if (piece.startsWith('`') && piece.length > 2) return [{ kind: 'code', text: piece.slice(1, -1) }]
    return [{ kind: 'plain', text: piece }]
  })
}
