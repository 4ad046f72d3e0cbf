import { boxIds, shelf } from '@overlair/rules/dungeon/cards/shelf'
import { beforeAll, expect, test } from 'vitest'
import { translator } from '../all.ts'
import { languages } from '../languages.ts'
import { optionRefusalText, refusalText } from './index.ts'

beforeAll(() => shelf.load(boxIds))

test('a reason names the card that it is about, in every language', () => {
  const refusal = { reason: 'wrong-phase', why: 'BM-16', facts: { card: 'fear' } }
  expect(languages.map(language => refusalText(refusal, { t: translator(language) }))).toEqual([
    'Fear can’t be played in this phase.',
    'Czaru „Przerażenie” nie można zagrać w tej fazie.',
    'Заклинання «Переляк» не можна зіграти в цій фазі.',
  ])
})
test('a reason that no rule has is an error', () => {
  const t = translator('en')
  expect(() => refusalText({ reason: 'space-taken', why: 'OB-41' }, { t })).toThrow(
    'no text for the reason “space-taken”',
  )
  const option = { reason: 'set-by-level', why: 'OB-158', message: '' }
  expect(() => optionRefusalText(option, { t })).toThrow('no text for the reason “set-by-level”')
})
