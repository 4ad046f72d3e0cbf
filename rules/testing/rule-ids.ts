// The ids of all rules, for tests of what the games cite.
import { readFileSync } from 'node:fs'
import { gameIds } from '../game-ids.ts'

const idsOf = (game: string): readonly string[] => {
  const page = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8')
  return [...page.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map(([, id = '']) => id)
}
export const ruleIds: ReadonlySet<string> = new Set(gameIds.flatMap(idsOf))
