import { describe, expect, test } from 'vitest'
import { type CollectionItem, type Filters, noFilters } from '../game-module/card-collection.ts'
import { countsOf, matchingItems, readFilters, writeFilters } from './filters.ts'

const item = (
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
const items = [
  item('dark-altar', 'boss-monster', 'room', ['cleric', 'cleric'], ['activated']),
  item('golem-factory', 'boss-monster', 'room', ['fighter'], ['hero-dies']),
  item('freeze', 'boss-monster', 'spell', [], ['cast']),
  item('dark-portal', 'next-level', 'room', ['cleric', 'cleric'], ['activated']),
]
const found = (filters: Partial<Filters>) => matchingItems(items, { ...noFilters, ...filters }).map(({ id }) => id)

describe('a filter', () => {
  test('that is empty selects every item', () => {
    expect(found({})).toHaveLength(4)
  })
  test('selects items with any of its values', () => {
    expect(found({ treasure: ['cleric', 'fighter'] })).toEqual(['dark-altar', 'golem-factory', 'dark-portal'])
  })
  test('combines with the other filters', () => {
    expect(found({ treasure: ['cleric'], box: ['next-level'] })).toEqual(['dark-portal'])
  })
  test('counts the items of each value, ignoring its own selection; a card with two symbols counts once', () => {
    const filters = { ...noFilters, box: ['boss-monster'], treasure: ['fighter'] }
    expect([...countsOf(items, filters, 'treasure')]).toEqual([
      ['cleric', 1],
      ['fighter', 1],
    ])
    expect(countsOf(items, filters, 'box').get('next-level')).toBeUndefined()
  })
})

describe('an address', () => {
  const defaults = { ...noFilters, box: ['boss-monster'] }
  test.each<[string, Partial<Filters>]>([
    ['', {}],
    ['?box=all', { box: [] }],
    ['?box=boss-monster.items&kind=room.spell', { box: ['boss-monster', 'items'], kind: ['room', 'spell'] }],
    [
      '?treasure=mage&mechanic=hero-dies&q=altar&card=dark-altar',
      { treasure: ['mage'], mechanic: ['hero-dies'], query: 'altar', open: 'dark-altar' },
    ],
  ])('“%s” is read into filters and written back', (address, filters) => {
    const whole = { ...defaults, ...filters }
    expect(readFilters(address, defaults)).toEqual(whole)
    expect(writeFilters(whole, defaults)).toBe(address)
  })
  test('keeps special characters of a query', () => {
    const filters = { ...defaults, query: 'ołtarz & co' }
    expect(readFilters(writeFilters(filters, defaults), defaults).query).toBe('ołtarz & co')
  })
})
