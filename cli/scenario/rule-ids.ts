// The rules that scenarios cite. The pages in docs/rules define them.
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../docs/rules/', import.meta.url)
const ids = new Set(
  readdirSync(folder)
    .filter(name => name.endsWith('.md') && name !== 'conformance.md')
    .flatMap(name => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)])
    .map(([, id]) => id!),
)
export const isRuleId = (text: string): boolean => ids.has(text)
/** Whether a text has the form of a rule id, like OB-65. */
export const looksLikeRule = (text: string): boolean => /^[A-Z]{2}-\d+$/.test(text)
