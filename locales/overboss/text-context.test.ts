// Every event of Overboss has a text without ids of the rules. The front end names the spaces.
import type { Event } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import { translator } from '../all.ts'
import { languages } from '../languages.ts'
import { eventText, promptText, type TextContext } from './index.ts'

type EventByName = { readonly [E in Event['event']]: Extract<Event, { readonly event: E }> }
/** One of each kind. */
const events: EventByName = {
  'boss-kept': { event: 'boss-kept', why: 'OB-107', seat: 0 },
  'turn-started': { event: 'turn-started', why: 'OB-38', seat: 0, number: 1 },
  'turn-skipped': { event: 'turn-skipped', why: 'OB-130', seat: 0 },
  drafted: { event: 'drafted', why: 'OB-40', seat: 0, tile: 'camp-red', tokens: ['portal'], from: 1 },
  'tile-placed': { event: 'tile-placed', why: 'OB-41', seat: 0, tile: 'cloud_island', at: '0,1' },
  'token-placed': { event: 'token-placed', why: 'OB-48', seat: 0, token: 'monster-kobold', at: '0,1', from: 'draft' },
  'token-stashed': { event: 'token-stashed', why: 'OB-47', seat: 0, token: 'portal' },
  'volcano-erupted': {
    event: 'volcano-erupted',
    why: 'OB-65',
    seat: 0,
    at: '0,1',
    destroyed: [['0,0', 'monster-kobold']],
  },
  'portal-opened': { event: 'portal-opened', why: 'OB-58', seat: 0 },
  'token-moved': { event: 'token-moved', why: 'OB-59', seat: 0, token: 'monster-kobold', from: '0,1', to: '1,2' },
  'tokens-swapped': {
    event: 'tokens-swapped',
    why: 'OB-59',
    seat: 0,
    tokens: ['monster-kobold', 'monster-witch'],
    at: ['0,1', '1,2'],
  },
  'token-discarded': { event: 'token-discarded', why: 'OB-128', seat: 0, token: 'portal-used', from: 'stash' },
  'tokens-drawn': { event: 'tokens-drawn', why: 'OB-128', seat: 0, tokens: ['monster-kobold', 'portal'] },
  'token-kept': { event: 'token-kept', why: 'OB-128', seat: 0, token: 'monster-kobold' },
  'tokens-exchanged': {
    event: 'tokens-exchanged',
    why: 'OB-68',
    seat: 0,
    gave: 'monster-kobold',
    from: '0,1',
    got: 'monster-witch',
    slot: 2,
  },
  'boss-revealed': { event: 'boss-revealed', why: 'OB-109', seat: 0, boss: 'king_croak' },
  'command-activated': { event: 'command-activated', why: 'OB-133', seat: 0, command: 'demolish-line' },
  'command-replaced': { event: 'command-replaced', why: 'OB-136', command: 'demolish-line', by: 'overthrow-square' },
  'tile-slid': { event: 'tile-slid', why: 'OB-140', seat: 0, tile: 'graveyard-2', from: '0,1', to: '0,2' },
  'tile-demolished': { event: 'tile-demolished', why: 'OB-141', seat: 0, tile: 'cave', at: '0,1', token: null },
  'tiles-overthrown': {
    event: 'tiles-overthrown',
    why: 'OB-144',
    seats: [0, 1],
    tiles: ['cave', 'swamp'],
    at: ['0,1', '1,2'],
  },
  'market-filled': { event: 'market-filled', why: 'OB-33', slot: 0, tile: 'cave', token: null },
  'pair-discarded': { event: 'pair-discarded', why: 'OB-148', tile: 'cave', token: 'monster-witch', from: 3 },
  'market-tiles-discarded': { event: 'market-tiles-discarded', why: 'OB-117', tiles: ['cave'] },
  'market-tokens-discarded': { event: 'market-tokens-discarded', why: 'OB-121', tokens: ['portal'] },
  'deck-shuffled': { event: 'deck-shuffled', why: 'OB-35' },
  'map-filled': { event: 'map-filled', why: 'OB-38', seat: 0 },
  'game-over': { event: 'game-over', why: 'OB-74', scores: [40, 38], winners: [0] },
}

describe.each(languages)('in %s', language => {
  const context: TextContext = { t: translator(language), name: seat => `${seat + 1}.`, place: cell => `<${cell}>` }

  test('every event has a text, except those that the table shows', () => {
    for (const event of Object.values(events)) {
      const text = eventText(event, context)
      if (event.event === 'turn-started' || event.event === 'market-filled') expect(text).toBeUndefined()
      else expect(text, event.event).toMatch(/^(?!.*([a-z][-_][a-z]|[{}]|undefined|OB-\d)).*\S[.!]$/)
    }
  })
  test('a space has the name that the front end gives it', () => {
    const spaces = (event: Event) => eventText(event, context)?.match(/<\d,\d>/g)
    expect(spaces(events['tile-placed'])).toEqual(['<0,1>'])
    expect(spaces(events['token-placed'])).toEqual(['<0,1>'])
    expect(spaces(events['token-moved'])).toEqual(['<0,1>', '<1,2>'])
    expect(spaces(events['tokens-swapped'])).toEqual(['<0,1>', '<1,2>'])
    expect(spaces(events['tile-slid'])).toEqual(['<0,1>', '<0,2>'])
    expect(spaces(events['tile-demolished'])).toEqual(['<0,1>'])
    expect(spaces(events['tiles-overthrown'])).toEqual(['<0,1>', '<1,2>'])
  })
  test('only its owner learns which boss card was kept (OB-108)', () => {
    const boss = context.t('boss:kirax.name')
    expect(eventText(events['boss-kept'], context)).not.toContain(boss)
    expect(eventText({ ...events['boss-kept'], keep: 'kirax' }, context)).toContain(boss)
  })
})

test('a prompt without a text is an error', () => {
  const context = { t: translator('en') }
  const ask = { seat: 0, prompt: 'dance', why: 'OB-40', choices: [] }
  expect(() => promptText(ask, { inHand: null }, context)).toThrow('“dance”')
})
