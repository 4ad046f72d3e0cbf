import { expect, test } from 'vitest'
import { translator } from '../all.ts'
import { languages } from '../languages.ts'
import { optionRefusalText, refusalText } from './index.ts'

test('a reason is a sentence in every language', () => {
  expect(
    languages.map(language => refusalText({ reason: 'space-taken', why: 'OB-41' }, { t: translator(language) })),
  ).toEqual(['That space already has a tile.', 'Na tym polu leży już kafel.', 'На цій клітинці вже є плитка.'])
})
test('a reason that no rule has is an error', () => {
  const t = translator('en')
  expect(() => refusalText({ reason: 'dungeon-full', why: 'BM-69' }, { t })).toThrow(
    'no text for the reason “dungeon-full”',
  )
  const option = { reason: 'needs-its-box', why: 'SB-271', message: '' }
  expect(() => optionRefusalText(option, { t })).toThrow('no text for the reason “needs-its-box”')
})
