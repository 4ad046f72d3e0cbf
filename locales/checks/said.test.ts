// Every text for people is said somewhere: by the browser, by the terminal or by the words of a game.
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
const written = new Set([...code.matchAll(/['"`]([\w:.-]+)['"`]/g)].map(([, key = '']) => key))
/** Keys that are put together, such as `web.speed.${speed}`: their beginning. */
const beginnings = [...code.matchAll(/`([\w-]+\.[\w.-]*)\$\{|'([\w.-]+\.)'/g)].map(
  ([, one, other]) => one ?? other ?? '',
)

test('every text of the app, the terminal and the prompts is said somewhere', () => {
  const silent = allKeys('web', 'solo', 'learn', 'dungeon', 'prompts', 'cli').filter(
    key => !written.has(key) && !beginnings.some(beginning => key.startsWith(beginning)),
  )
  expect(silent).toEqual([])
})
