import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFiles, RANGES, textOf } from './subsets.ts'

const web = new URL('../../', import.meta.url)
const faces = Array.from(
  readFileSync(new URL('ui/styles/fonts.css', web), 'utf8').matchAll(/@font-face \{[^}]*\}/g),
).map(([rule]) => rule.replaceAll(/\s+/g, ' '))

test.each(fontFiles)('the committed $name equals the one cut from its package', async ({ name, build }) => {
  expect((await build()).equals(readFileSync(new URL(`fonts/${name}`, web)))).toBe(true)
})

test.each(fontFiles)('the style sheet offers $name for its letters', ({ name, letters }) => {
  const offered = faces.filter(
    face => face.includes(`/fonts/${name}"`) && (letters === 'display' || !face.includes('size-adjust')),
  )
  expect(offered).toHaveLength(1)
  expect(offered[0]).toContain(`unicode-range: ${RANGES[letters]};`)
})

test('the fonts have every letter of our texts', () => {
  const texts = globSync('{en,pl,uk}/*.json', { cwd: new URL('../../../locales/', import.meta.url) })
    .map(file => readFileSync(new URL(`../../../locales/${file}`, import.meta.url), 'utf8'))
    .join('')
  const offered = new Set(Object.values(RANGES).flatMap(ranges => [...textOf(ranges)]))
  const missing = new Set(texts.match(/\p{L}|\p{N}|\p{P}/gu)?.filter(letter => !offered.has(letter)))
  expect([...missing]).toEqual([])
})
