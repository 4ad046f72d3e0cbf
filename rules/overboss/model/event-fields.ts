// Field names of every event, for code that handles events of any game.
import type { Event } from './events.ts'

type FieldsOf<Name> = Exclude<keyof Extract<Event, { event: Name }>, 'event' | 'reveals' | 'secret'>
export const eventFields: { readonly [Name in Event['event']]: { readonly [field in FieldsOf<Name>]: true } } = {
  'boss-kept': { why: true, seat: true },
  'turn-started': { why: true, seat: true, number: true },
  'turn-skipped': { why: true, seat: true },
  drafted: { why: true, seat: true, tile: true, tokens: true, from: true },
  'tile-placed': { why: true, seat: true, tile: true, at: true },
  'token-placed': { why: true, seat: true, token: true, at: true, from: true },
  'token-stashed': { why: true, seat: true, token: true },
  'volcano-erupted': { why: true, seat: true, at: true, destroyed: true },
  'portal-opened': { why: true, seat: true },
  'token-moved': { why: true, seat: true, token: true, from: true, to: true },
  'tokens-swapped': { why: true, seat: true, tokens: true, at: true },
  'token-discarded': { why: true, seat: true, token: true, from: true },
  'tokens-drawn': { why: true, seat: true, tokens: true },
  'token-kept': { why: true, seat: true, token: true },
  'tokens-exchanged': { why: true, seat: true, gave: true, from: true, got: true, slot: true },
  'boss-revealed': { why: true, seat: true, boss: true },
  'command-activated': { why: true, seat: true, command: true },
  'command-replaced': { why: true, command: true, by: true },
  'tile-slid': { why: true, seat: true, tile: true, from: true, to: true },
  'tile-demolished': { why: true, seat: true, tile: true, at: true, token: true },
  'tiles-overthrown': { why: true, seats: true, tiles: true, at: true },
  'market-filled': { why: true, slot: true, tile: true, token: true },
  'pair-discarded': { why: true, tile: true, token: true, from: true },
  'market-tiles-discarded': { why: true, tiles: true },
  'market-tokens-discarded': { why: true, tokens: true },
  'deck-shuffled': { why: true },
  'map-filled': { why: true, seat: true },
  'game-over': { why: true, scores: true, winners: true },
}
