import { texts } from '@overlair/locales/all'
import { sourceOf } from '@overlair/rules/overboss/model/sources'
import { expect, test } from 'vitest'
import { isOverbossSprite } from '../../../ui/sprite-names.ts'
import { overbossSpriteOf } from './component-sprites.ts'
import { componentsOf } from './components.ts'

const components = componentsOf(texts.en.overboss)

test('the components of Overboss are listed once each, and all have a picture', () => {
  expect(components.length).toBeGreaterThan(50)
  expect(new Set(components.map(({ id }) => id)).size).toBe(components.length)
  for (const { id } of components) {
    const sprite = overbossSpriteOf(id)
    expect(sprite !== undefined && isOverbossSprite(sprite), `${id} is drawn`).toBe(true)
  }
})

test('a component is of the rulebook, from public material or our own', () => {
  const from = (source: string) => components.filter(({ id }) => sourceOf(id) === source).map(({ id }) => id)
  expect(from('lists').every(id => /^tile:(graveyard|camp)/.test(id))).toBe(true)
  expect(from('own')).toHaveLength(8 + 5)
  expect(from('rulebook')).toContain('boss:king_croak')
})
