import type { RoundEffect } from '@overlair/rules/dungeon/model/state'
import { expect, test } from 'vitest'
import { translator } from '../all.ts'
import { languages } from '../languages.ts'
import { roundEffectText } from './round-effects.ts'

const why = 'fear'
const room = 'dark-altar#1'
const kinds: { readonly [E in RoundEffect['effect']]: Extract<RoundEffect, { effect: E }> } = {
  damage: { effect: 'damage', why, room, add: 3 },
  'dungeon-damage': { effect: 'dungeon-damage', why, seat: 0, add: 1 },
  harmless: { effect: 'harmless', why, room },
  'room-heals': { effect: 'room-heals', why, room, add: 1 },
  'dungeon-heals': { effect: 'dungeon-heals', why, seat: 0, add: 1 },
  treasure: { effect: 'treasure', why, room, treasure: 'mage' },
  'no-treasure': { effect: 'no-treasure', why, room },
  'double-treasure': { effect: 'double-treasure', why, seat: 0 },
  'no-ability': { effect: 'no-ability', why, room },
  'no-building': { effect: 'no-building', why },
  closed: { effect: 'closed', why, seat: 0 },
  'cannot-win': { effect: 'cannot-win', why, seat: 0 },
  'not-lured': { effect: 'not-lured', why, hero: 'the-fool' },
  stunned: { effect: 'stunned', why, room },
  'last-room': { effect: 'last-room', why, seat: 0, add: 2 },
  traps: { effect: 'traps', why, seat: 0, add: 1 },
  'boss-treasure': { effect: 'boss-treasure', why, seat: 0, treasure: 'mage', count: 2 },
  'boss-works': { effect: 'boss-works', why, seat: 0 },
  'minion-twice': { effect: 'minion-twice', why, seat: 0 },
}
const lasting: readonly RoundEffect[] = Object.values(kinds)

test.each(languages)('in %s, every effect until the end of the round has its own text (BM-135)', language => {
  const context = { t: translator(language), name: (seat: number) => `${seat + 1}.` }
  const effectTexts = lasting.map(effect => roundEffectText(effect, context))
  expect(new Set(effectTexts).size).toBe(lasting.length)
})

test.each(languages)(
  'in %s, a room that deals less damage has a text with a minus or “less” instead of +−1',
  language => {
    const context = { t: translator(language), name: String }
    const [more, less] = [1, -1].map(add => roundEffectText({ effect: 'damage', why, room, add }, context))
    expect(less).not.toBe(more)
    expect(less).not.toMatch(/\+.?1|-1/)
  },
)
