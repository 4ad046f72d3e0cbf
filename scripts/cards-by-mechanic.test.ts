import { readFileSync } from 'node:fs'
import { shelf } from '@overlair/rules/dungeon'
import { expect, test } from 'vitest'
import { cardsByMechanic } from './cards-by-mechanic.ts'

const page = readFileSync(new URL('../docs/cards-by-mechanic.md', import.meta.url), 'utf8')

test('docs/cards-by-mechanic.md is up to date; if not, run npm run cards', () => {
  expect(page).toBe(cardsByMechanic())
})
test('the page lists every card of every box', () => {
  for (const { bosses, rooms, spells, heroes, items = [] } of shelf.boxes)
    for (const card of [...bosses, ...rooms, ...spells, ...heroes, ...items]) expect(page).toContain(`\`${card}\``)
})
test('a card with two mechanics is listed under both, and a card with a text under at least one', () => {
  expect(page.split('`spiked-pit`').length).toBe(3)
  const [, plain = ''] = page.split('## No ability')
  expect(plain).not.toMatch(/\)\. [A-Z]/)
})
