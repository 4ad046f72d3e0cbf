import { languages } from '@overlair/locales'
import { translator } from '@overlair/locales/all'
import { cardText } from '@overlair/locales/dungeon'
import '@overlair/rules/dungeon'
import { allBoxes } from '@overlair/rules/dungeon/engine/card-registry'
import { expect, test } from 'vitest'
import { keywordsOf, rulesOfTerm, type Term } from './card-keywords.ts'

test('a room says what it is, and what its ability speaks of', () => {
  expect(keywordsOf('dark-altar')).toEqual([
    'ordinary-room',
    'trap-room',
    'activated-ability',
    'discard-pile',
    'destroy',
  ])
  expect(keywordsOf('goblin-armory')).toContain('adjacent')
})
test('a room with an action space explains it, a sleeping one its sleep (SB-158, SB-322)', () => {
  expect(keywordsOf('sbm-room-minion-arena')).toContain('action-space')
  expect(keywordsOf('sbm-room-frozen-monster')).toContain('asleep')
})
test('a hero of two treasures is a hybrid, one that others can help is dark (NL-18, NL-21)', () => {
  expect(keywordsOf('necromancer')).toContain('hybrid-hero')
  expect(keywordsOf('vampire')).toContain('dark-hero')
})
test('more health is not healing', () => {
  expect(keywordsOf('assassin')).toContain('health')
  expect(keywordsOf('assassin')).not.toContain('heal')
  expect(keywordsOf('vampire-bordello')).toContain('heal')
})
test('a room on the table is explained like its card', () => {
  expect(keywordsOf('dark-altar#12')).toEqual(keywordsOf('dark-altar'))
})
test('rules are those of the book in which the card is played', () => {
  expect(rulesOfTerm('destroy', ['SB'])).not.toEqual([])
  expect(rulesOfTerm('destroy', ['SB']).every(rule => rule.startsWith('SB-'))).toBe(true)
  expect(rulesOfTerm('destroy', ['BM', 'NL']).every(rule => !rule.startsWith('SB-'))).toBe(true)
})

// Which words on a card want to be explained, whatever the language. What a card only mentions in passing is told apart below.
const words: Readonly<Record<string, Readonly<Record<(typeof languages)[number], RegExp>>>> = {
  stun: { en: /\bstun/i, pl: /ogłusz/i, uk: /знешкод/i },
  deactivate: { en: /\bdeactivat/i, pl: /dezaktyw/i, uk: /деактив/i },
  destroy: { en: /\bdestroy/i, pl: /zniszcz/i, uk: /зруйн/i },
  uncover: { en: /\buncover/i, pl: /odsłoni|odsłani/i, uk: /розкрит\S* (?:цієї|під)/i },
  counter: { en: /\bcounters?\b/i, pl: /znacznik\S* \+1/i, uk: /жетон\S* \+1/i },
  entrance: { en: /\bentrance/i, pl: /(?:przed|przy|do) (?:\S+ )?wejści/i, uk: /(?<!\p{L})вх(?:ід|од[іу](?!\p{L}))/iu },
  market: { en: /\bmarket/i, pl: /(?<!\p{L})ryn(?:e?k)/iu, uk: /(?<!\p{L})рин(?:о?к)/iu },
  'discard-pile': {
    en: /\bdiscard pile/i,
    pl: /stos\S* kart odrzuconych/i,
    uk: /(?<!\p{L})скид(?:у|і|ом)?(?!\p{L})/iu,
  },
}
const passing: Readonly<Record<string, readonly string[]>> = { destroy: ['freeze'] }
const cards = allBoxes().flatMap(({ bosses, rooms, spells, heroes, items = [] }) => [
  ...bosses,
  ...rooms,
  ...spells,
  ...heroes,
  ...items,
])

test.each(languages)('whoever reads one of these words on a card finds it explained (%s)', language => {
  const t = translator(language)
  for (const [term, sayings] of Object.entries(words)) {
    const unexplained = cards.filter(
      card => sayings[language].test(cardText(card, { t }) ?? '') && !keywordsOf(card).includes(term as Term),
    )
    expect([term, unexplained.filter(card => !passing[term]?.includes(card))]).toEqual([term, []])
  }
})
