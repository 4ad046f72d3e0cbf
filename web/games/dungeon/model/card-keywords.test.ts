import { languages } from '@overlair/locales'
import { translator } from '@overlair/locales/all'
import { cardText } from '@overlair/locales/dungeon'
import '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { expect, test } from 'vitest'
import { keywordsOf, rulesOfTerm, type Term } from './card-keywords.ts'

test('a room has the keywords of its kind, its mechanics and its effects', () => {
  expect(keywordsOf('dark-altar')).toEqual([
    'ordinary-room',
    'trap-room',
    'activated-ability',
    'discard-pile',
    'destroy',
  ])
  expect(keywordsOf('goblin-armory')).toContain('adjacent')
})
test('a room with an action space has that keyword, a sleeping room the keyword asleep (SB-158, SB-322)', () => {
  expect(keywordsOf('sbm-room-minion-arena')).toContain('action-space')
  expect(keywordsOf('sbm-room-frozen-monster')).toContain('asleep')
})
test('a hero with two treasures is a hybrid hero, a hero that players can help is a dark hero (NL-18, NL-21)', () => {
  expect(keywordsOf('necromancer')).toContain('hybrid-hero')
  expect(keywordsOf('vampire')).toContain('dark-hero')
})
test('a card that gives more health has the keyword health, not heal', () => {
  expect(keywordsOf('assassin')).toContain('health')
  expect(keywordsOf('assassin')).not.toContain('heal')
  expect(keywordsOf('vampire-bordello')).toContain('heal')
})
test('a room on the table has the keywords of its card', () => {
  expect(keywordsOf('dark-altar#12')).toEqual(keywordsOf('dark-altar'))
})
test('the rules of a term come from the given rulebooks', () => {
  expect(rulesOfTerm('destroy', ['SB'])).not.toEqual([])
  expect(rulesOfTerm('destroy', ['SB']).every(rule => rule.startsWith('SB-'))).toBe(true)
  expect(rulesOfTerm('destroy', ['BM', 'NL']).every(rule => !rule.startsWith('SB-'))).toBe(true)
})

// Words in card texts that need a keyword, by term and language. `mentionedOnly` lists the exceptions.
const patterns: Readonly<Record<string, Readonly<Record<(typeof languages)[number], RegExp>>>> = {
  stun: { en: /\bstun/i, pl: /ogłusz/i, uk: /знешкод/i },
  deactivate: { en: /\bdeactivat/i, pl: /dezaktyw/i, uk: /деактив/i },
  destroy: { en: /\bdestroy/i, pl: /zniszcz/i, uk: /зруйн/i },
  uncover: { en: /\buncover/i, pl: /odsłoni|odsłani/i, uk: /розкрит\S* (?:цієї|під)|або розкрит/i },
  counter: { en: /\bcounters?\b/i, pl: /znacznik\S* \+1/i, uk: /жетон\S* \+1/i },
  entrance: { en: /\bentrance/i, pl: /(?:przed|przy|do) (?:\S+ )?wejści/i, uk: /(?<!\p{L})вх(?:ід|од[іу](?!\p{L}))/iu },
  market: { en: /\bmarket/i, pl: /(?<!\p{L})ryn(?:e?k)/iu, uk: /(?<!\p{L})рин(?:о?к)/iu },
  'discard-pile': {
    en: /\bdiscard pile/i,
    pl: /stos\S* odrzuconych kart/i,
    uk: /(?<!\p{L})скид(?:у|і|ом)?(?!\p{L})/iu,
  },
}
const mentionedOnly: Readonly<Record<string, readonly string[]>> = { destroy: ['freeze'] }
const cards = shelf.boxes.flatMap(({ bosses, rooms, spells, heroes, items = [] }) => [
  ...bosses,
  ...rooms,
  ...spells,
  ...heroes,
  ...items,
])

test.each(languages)('each of these words in a card text has its keyword (%s)', language => {
  const t = translator(language)
  for (const [term, patternOf] of Object.entries(patterns)) {
    const missing = cards.filter(
      card => patternOf[language].test(cardText(card, { t }) ?? '') && !keywordsOf(card).includes(term as Term),
    )
    expect([term, missing.filter(card => !mentionedOnly[term]?.includes(card))]).toEqual([term, []])
  }
})
