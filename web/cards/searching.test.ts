import { expect, test } from 'vitest'
import { plain, speaksOf } from './searching.ts'

const altar = plain('Dark Altar. Mroczny ołtarz. Темний вівтар. Її кав’ярня')

test.each([
  'dark',
  'ALTAR',
  'oltarz',
  'ołtarz',
  'mroczny dark',
  'вівтар',
  'вiвтар'.replace('i', 'і'),
  'її',
  'кавярня',
  '',
])('“%s” finds the altar', query => {
  expect(speaksOf(altar, query)).toBe(true)
})
test('all words must be there', () => {
  expect(speaksOf(altar, 'dark portal')).toBe(false)
})
