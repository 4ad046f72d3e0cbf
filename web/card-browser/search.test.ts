import { expect, test } from 'vitest'
import { containsAllWords, normalizeText } from './search.ts'

const altar = normalizeText('Dark Altar. Mroczny ołtarz. Темний вівтар. Її кав’ярня')

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
  expect(containsAllWords(altar, query)).toBe(true)
})
test('all words must be there', () => {
  expect(containsAllWords(altar, 'dark portal')).toBe(false)
})
