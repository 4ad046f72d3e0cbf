import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allBoxes, boxOf, sourceOf } from '../engine/card-registry.ts'
import { rulingsOf } from './rulings.ts'
import '../index.ts'
import { allMechanics, mechanicsOf } from './mechanics.ts'

const cardsOf = (box: ReturnType<typeof allBoxes>[number]) => [
  ...box.bosses,
  ...box.rooms,
  ...box.spells,
  ...box.heroes,
  ...(box.items ?? []),
]
const everyCard = allBoxes().flatMap(cardsOf)

test('a card has a mechanic for each thing it can do', () => {
  expect(mechanicsOf('spiked-pit')).toEqual(['when-built', 'when-uncovered'])
  expect(mechanicsOf('sbm-room-minion-arena')).toContain('minion-action')
  expect(mechanicsOf('halo-polish')).toEqual(['looted'])
  expect(mechanicsOf('alien-petting-zoo')).toEqual([])
})
test('every mechanic belongs to at least one card', () => {
  const found = new Set(everyCard.flatMap(mechanicsOf))
  expect(allMechanics.filter(mechanic => !found.has(mechanic))).toEqual([])
})

test('the source of a card is the lists, a rulebook or our own design', () => {
  expect(sourceOf(boxOf('boss-monster'), 'dark-altar')).toBe('lists')
  expect(sourceOf(boxOf('next-level'), 'necromancer')).toBe('own')
  expect(sourceOf(boxOf('super-boss-monster'), 'sbm-room-frozen-monster')).toBe('rulebook')
  expect(sourceOf(boxOf('super-boss-monster'), 'sbm-room-golem-gym')).toBe('own')
  expect(sourceOf(boxOf('items'), 'halo-polish')).toBe('own')
})
test('sources of single cards name only existing cards', () => {
  for (const box of allBoxes())
    for (const card of Object.values(box.sources ?? {}).flat()) expect(cardsOf(box)).toContain(card)
})
test('rulings name only existing cards and existing rules', () => {
  const books = ['boss-monster', 'next-level', 'super-boss-monster'].map(book =>
    readFileSync(new URL(`../../../docs/rules/${book}.md`, import.meta.url), 'utf8'),
  )
  const ruled = everyCard.filter(card => rulingsOf(card).length > 0)
  expect(ruled).toHaveLength(73)
  for (const rule of ruled.flatMap(rulingsOf)) expect(books.join('\n')).toContain(`**${rule}**`)
})
