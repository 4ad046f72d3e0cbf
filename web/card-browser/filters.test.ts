import { describe, expect, test } from 'vitest'
import { type CollectionItem, type Filters, noFilters } from '../game-module/card-collection.ts'
import { countsOf, matchingItems, readFilters, writeFilters } from './filters.ts'

const piece = (
  id: string,
  box: string,
  kind: string,
  treasure: string[] = [],
  mechanic: string[] = [],
): CollectionItem => ({
  id,
  box: [box],
  kind: [kind],
  treasure,
  mechanic,
})
const pieces = [
  piece('dark-altar', 'boss-monster', 'room', ['cleric', 'cleric'], ['activated']),
  piece('golem-factory', 'boss-monster', 'room', ['fighter'], ['hero-dies']),
  piece('freeze', 'boss-monster', 'spell', [], ['cast']),
  piece('dark-portal', 'next-level', 'room', ['cleric', 'cleric'], ['activated']),
]
const found = (filters: Partial<Filters>) => matchingItems(pieces, { ...noFilters, ...filters }).map(({ id }) => id)

describe('a filter', () => {
  test('that is not set leaves everything', () => {
    expect(found({})).toHaveLength(4)
  })
  test('takes any of the values chosen in it', () => {
    expect(found({ treasure: ['cleric', 'fighter'] })).toEqual(['dark-altar', 'golem-factory', 'dark-portal'])
  })
  test('narrows what the others leave', () => {
    expect(found({ treasure: ['cleric'], box: ['next-level'] })).toEqual(['dark-portal'])
  })
  test('counts what each of its values would give, whatever is chosen in it; two symbols are one card', () => {
    const filters = { ...noFilters, box: ['boss-monster'], treasure: ['fighter'] }
    expect([...countsOf(pieces, filters, 'treasure')]).toEqual([
      ['cleric', 1],
      ['fighter', 1],
    ])
    expect(countsOf(pieces, filters, 'box').get('next-level')).toBeUndefined()
  })
})

describe('an address', () => {
  const first = { ...noFilters, box: ['boss-monster'] }
  test.each<[string, Partial<Filters>]>([
    ['', {}],
    ['?box=all', { box: [] }],
    ['?box=boss-monster.items&kind=room.spell', { box: ['boss-monster', 'items'], kind: ['room', 'spell'] }],
    [
      '?treasure=mage&mechanic=hero-dies&q=altar&card=dark-altar',
      { treasure: ['mage'], mechanic: ['hero-dies'], query: 'altar', open: 'dark-altar' },
    ],
  ])('“%s” says what is looked for, and back', (address, filters) => {
    const whole = { ...first, ...filters }
    expect(readFilters(address, first)).toEqual(whole)
    expect(writeFilters(whole, first)).toBe(address)
  })
  test('keeps the words of a query whole', () => {
    const filters = { ...first, query: 'ołtarz & co' }
    expect(readFilters(writeFilters(filters, first), first).query).toBe('ołtarz & co')
  })
})
