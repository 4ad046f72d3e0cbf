// Every text is used somewhere: in the browser, in the terminal or in the text code of a game.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allKeys } from '../all.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const skipped = new Set(['node_modules', 'dist', 'e2e', 'tools', 'test-results'])
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(path)
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(join(root, path), 'utf8')] : []
  })
const code = ['web', 'cli', 'locales/dungeon', 'locales/overboss'].flatMap(sources).join('\n')
const literals = new Set([...code.matchAll(/['"`]([\w:.-]+)['"`]/g)].map(([, key = '']) => key))
/** Prefixes of keys that code builds at run time, such as `web.speed.${speed}`. */
const prefixes = [...code.matchAll(/`([\w-]+\.[\w.-]*)\$\{|'([\w.-]+\.)'/g)].map(([, one, other]) => one ?? other ?? '')

test('code uses every text of the app, the terminal and the prompts', () => {
  const unused = allKeys('web', 'solo', 'learn', 'lobby', 'online', 'own', 'dungeon', 'prompts', 'cli').filter(
    key => !literals.has(key) && !prefixes.some(prefix => key.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})
