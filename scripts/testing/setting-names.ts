// The settings that a server reads from its environment.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../source-imports.ts'

export function settingNames(): readonly string[] {
  const source = readFileSync(join(root, 'server/settings/config.ts'), 'utf8')
  const names = [...source.matchAll(/\benv\.([A-Z_]+)|\w+\('([A-Z_]+)', env/g)].map(
    ([, direct, named]) => direct ?? named!,
  )
  return [...new Set(names)].sort()
}
