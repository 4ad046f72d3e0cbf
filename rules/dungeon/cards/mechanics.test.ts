import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CardBox, sourceOf } from '../engine/cards.ts'
import { rulingsOf } from './rulings.ts'
import { shelf } from './shelf.ts'
import '../index.ts'
import { allMechanics, mechanicsOf } from './mechanics.ts'

const cardsOf = (box: CardBox) => [...box.bosses, ...box.rooms, ...box.spells, ...box.heroes, ...box.items]
const everyCard = shelf.boxes.flatMap(cardsOf)

test('a card has a mechanic for each thing it can do', () => {
  expect(mechanicsOf(shelf.behaviourOf('spiked-pit'))).toEqual(['when-built', 'when-uncovered'])
  expect(mechanicsOf(shelf.behaviourOf('sbm-room-minion-arena'))).toContain('minion-action')
  expect(mechanicsOf(shelf.behaviourOf('halo-polish'))).toEqual(['looted'])
  expect(mechanicsOf(shelf.behaviourOf('alien-petting-zoo'))).toEqual([])
})
test('every mechanic belongs to at least one card', () => {
  const found = new Set(everyCard.flatMap(card => mechanicsOf(shelf.behaviourOf(card))))
  expect(allMechanics.filter(mechanic => !found.has(mechanic))).toEqual([])
})

test('the source of a card is the lists, a rulebook or our own design', () => {
  expect(sourceOf(shelf.boxOf('boss-monster'), 'dark-altar')).toBe('lists')
  expect(sourceOf(shelf.boxOf('next-level'), 'necromancer')).toBe('own')
  expect(sourceOf(shelf.boxOf('super-boss-monster'), 'sbm-room-frozen-monster')).toBe('rulebook')
  expect(sourceOf(shelf.boxOf('super-boss-monster'), 'sbm-room-golem-gym')).toBe('own')
  expect(sourceOf(shelf.boxOf('items'), 'halo-polish')).toBe('own')
})
test('sources of single cards name only existing cards', () => {
  for (const box of shelf.boxes)
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
