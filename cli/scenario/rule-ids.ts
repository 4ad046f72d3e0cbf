// The rules that scenarios cite. The pages in docs/rules define them.
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../docs/rules/', import.meta.url)
const readIds = (): Set<string> =>
  new Set(
    readdirSync(folder)
      .filter(name => name.endsWith('.md') && name !== 'conformance.md')
      .flatMap(name => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)])
      .map(([, id]) => id!),
  )
let ids: Set<string> | undefined

/** Reads the pages on first use, so that other commands do not need them. */
export const isRuleId = (text: string): boolean => looksLikeRule(text) && (ids ??= readIds()).has(text)
/** Whether a text has the form of a rule id, like OB-65. */
export const looksLikeRule = (text: string): boolean => /^[A-Z]{2}-\d+$/.test(text)
