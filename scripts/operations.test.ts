// docs/operations.md names every setting and every figure of a server, and no others.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-imports.ts'
import { settingNames } from './testing/setting-names.ts'

const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
/** The names in the first column of the table below a heading. */
const namesBelow = (heading: string, name: RegExp): string[] => {
  const [section = ''] = page.slice(page.indexOf(`## ${heading}\n`) + 3).split('\n## ')
  const firstColumn = section.split('\n').flatMap(line => (line.startsWith('| `') ? [line.split(' | ')[0]!] : []))
  return firstColumn.flatMap(cell => [...cell.matchAll(name)].map(([, found]) => found!)).sort()
}

test('the settings', () => {
  expect(settingNames()).toContain('HOST')
  expect(namesBelow('Settings', /`([A-Z_]+)`/g)).toEqual(settingNames())
})
test('the figures', () => {
  const sources = ['server/figures/figures.ts', 'server/server.ts', 'server/http/app.ts']
  const text = sources.map(file => readFileSync(join(root, file), 'utf8')).join('\n')
  const names = [...text.matchAll(/(?:#counter|#histogram|figures\.read)\(\s*'(\w+)'/g)].map(([, name]) => name!)
  expect(names).toContain('choices_total')
  expect(namesBelow('Health, figures, log', /`overlair_(\w+)/g)).toEqual(names.sort())
})
