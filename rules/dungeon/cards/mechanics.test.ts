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

test('a card is found under each thing it can do', () => {
  expect(mechanicsOf('spiked-pit')).toEqual(['when-built', 'when-uncovered'])
  expect(mechanicsOf('sbm-room-minion-arena')).toContain('minion-action')
  expect(mechanicsOf('halo-polish')).toEqual(['looted'])
  expect(mechanicsOf('alien-petting-zoo')).toEqual([])
})
test('every mechanic is that of some card', () => {
  const found = new Set(everyCard.flatMap(mechanicsOf))
  expect(allMechanics.filter(mechanic => !found.has(mechanic))).toEqual([])
})

test('a card is known from the lists, from a rulebook, or is our own design', () => {
  expect(sourceOf(boxOf('boss-monster'), 'dark-altar')).toBe('lists')
  expect(sourceOf(boxOf('next-level'), 'necromancer')).toBe('own')
  expect(sourceOf(boxOf('super-boss-monster'), 'sbm-room-frozen-monster')).toBe('rulebook')
  expect(sourceOf(boxOf('super-boss-monster'), 'sbm-room-golem-gym')).toBe('own')
  expect(sourceOf(boxOf('items'), 'halo-polish')).toBe('own')
})
test('what is said of single cards is said of cards that exist', () => {
  for (const box of allBoxes())
    for (const card of Object.values(box.sources ?? {}).flat()) expect(cardsOf(box)).toContain(card)
})
test('rulings are given for cards that exist, by rules that exist', () => {
  const books = ['boss-monster', 'next-level', 'super-boss-monster'].map(book =>
    readFileSync(new URL(`../../../docs/rules/${book}.md`, import.meta.url), 'utf8'),
  )
  const ruled = everyCard.filter(card => rulingsOf(card).length > 0)
  expect(ruled).toHaveLength(62)
  for (const rule of ruled.flatMap(rulingsOf)) expect(books.join('\n')).toContain(`**${rule}**`)
})
