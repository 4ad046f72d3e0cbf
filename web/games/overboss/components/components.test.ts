import { texts } from '@overlair/locales/all'
import { sourceOf } from '@overlair/rules/overboss/model/sources'
import { expect, test } from 'vitest'
import { isOverbossSprite } from '../../../ui/overboss-sprites.ts'
import { overbossSpriteOf } from './component-sprites.ts'
import { componentsOf } from './components.ts'

const components = componentsOf(texts.en.overboss)

test('every component of Overboss is listed once and has a sprite', () => {
  expect(components.length).toBeGreaterThan(50)
  expect(new Set(components.map(({ id }) => id)).size).toBe(components.length)
  for (const { id } of components) {
    const sprite = overbossSpriteOf(id)
    expect(sprite !== undefined && isOverbossSprite(sprite), `${id} has a sprite`).toBe(true)
  }
})

test('every component comes from the rulebook, from public lists or is our own', () => {
  const idsFrom = (source: string) => components.filter(({ id }) => sourceOf(id) === source).map(({ id }) => id)
  expect(idsFrom('lists').every(id => /^tile:(graveyard|camp)/.test(id))).toBe(true)
  expect(idsFrom('own')).toHaveLength(8 + 5)
  expect(idsFrom('rulebook')).toContain('boss:king_croak')
})
