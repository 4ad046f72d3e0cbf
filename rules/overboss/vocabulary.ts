// The words of Overboss for those who write scenarios. The types hold these tables to choices.ts and events.ts.
import type { Vocabulary } from '../kernel/situations.ts'
import { cells } from './boards.ts'
import { bossIds } from './bosses/ids.ts'
import type { Choice } from './choices.ts'
import { commandIds } from './commands.ts'
import type { Event } from './events.ts'
import { slots } from './market.ts'
import { minibossIds, monsterIds, tileIds, tokenIds } from './pieces.ts'

type WordsOf<Union> = Union extends unknown ? keyof Union : never
type FactsOf<Name> = Exclude<keyof Extract<Event, { event: Name }>, 'event' | 'reveals' | 'secret'>

const places = [...cells, 'stash']
const choices: { readonly [word in WordsOf<Choice>]: readonly (string | number)[] } = {
  keep: bossIds,
  draft: tileIds,
  from: [...slots, ...cells],
  with: [...tokenIds, ...cells],
  take: tokenIds,
  place: tileIds,
  at: places,
  settle: tokenIds,
  portal: ['open'],
  move: tokenIds,
  to: cells,
  swap: cells,
  reveal: bossIds,
  spend: tokenIds,
  exchange: tokenIds,
  for: tokenIds,
  discard: tokenIds,
  keepToken: tokenIds,
  command: commandIds,
  slide: tileIds,
  of: [],
  demolish: tileIds,
  overthrow: tileIds,
  against: tileIds,
  pass: ['circle', 'command', 'portal', 'turn'],
}

const facts: { readonly [Name in Event['event']]: { readonly [fact in FactsOf<Name>]: true } } = {
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

export const vocabulary: Vocabulary = {
  pieces: [...tileIds, ...tokenIds, ...bossIds, ...commandIds],
  shortNames: Object.fromEntries([
    ...monsterIds.map(id => [id, `monster-${id}`]),
    ...minibossIds.map(id => [id, `miniboss-${id}`]),
  ]),
  choices,
  events: Object.fromEntries(Object.entries(facts).map(([event, its]) => [event, Object.keys(its)])),
  seatWords: ['of', 'seat', 'seats', 'winners'],
  heaps: ['bag', 'discard', 'stash', 'dealt', 'commandDiscard'],
  piles: ['deck', 'commandDeck'],
}
