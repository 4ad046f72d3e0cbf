import { expect, test } from 'vitest'
import { expandCustomMedia } from './custom-media.ts'

const queries = { phone: '(width <= 720px)', touch: '(hover: none)' }

test('a named media query is replaced wherever it stands in the condition', () => {
  expect(expandCustomMedia('a {} @media (--touch), (--phone) { b { --phone: 1 } }', queries)).toBe(
    'a {} @media (hover: none), (width <= 720px) { b { --phone: 1 } }',
  )
})

test('an unknown name stops the build', () => {
  expect(() => expandCustomMedia('@media (--fone) {}', queries)).toThrow('unknown media query (--fone)')
})
