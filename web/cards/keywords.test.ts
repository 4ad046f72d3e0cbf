import { translator } from '@overlair/locales/all'
import { cardText } from '@overlair/locales/dungeon'
import '@overlair/rules/dungeon'
import { expect, test } from 'vitest'
import { keywordsOf, rulesOfTerm } from './keywords.ts'

const english = (card: string) => cardText(card, { t: translator('en') }) ?? ''

test('an advanced room says where it is built, and what its ability is', () => {
  expect(keywordsOf('dark-altar', 'room', english('dark-altar'))).toEqual([
    'ordinary-room',
    'trap-room',
    'activated-ability',
    'destroy',
    'discard-pile',
  ])
})
test('a room with an action space explains it, a sleeping one its sleep (SB-158, SB-322)', () => {
  expect(keywordsOf('sbm-room-minion-arena', 'room', english('sbm-room-minion-arena'))).toContain('action-space')
  expect(keywordsOf('sbm-room-frozen-monster', 'room', english('sbm-room-frozen-monster'))).toContain('asleep')
})
test('a hero of two treasures is a hybrid', () => {
  expect(keywordsOf('necromancer', 'hero', '')).toContain('hybrid-hero')
})
test('rules are those of the book in which the card is played', () => {
  expect(rulesOfTerm('destroy', ['SB'])).not.toEqual([])
  expect(rulesOfTerm('destroy', ['SB']).every(rule => rule.startsWith('SB-'))).toBe(true)
  expect(rulesOfTerm('destroy', ['BM', 'NL']).every(rule => !rule.startsWith('SB-'))).toBe(true)
})
