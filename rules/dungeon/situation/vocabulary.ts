// The vocabulary of these games for scenarios.
import type { Vocabulary } from '../../kernel/index.ts'
import '../cards/index.ts'
import { boxOf, cardNames } from '../engine/card-registry.ts'
import { phasesOf } from '../engine/rulesets.ts'
import { hasSetPrefix, withoutSetPrefix } from '../model/card-ids.ts'
import { prompts, type TargetName } from '../model/choices.ts'
import { eventFields } from '../model/event-fields.ts'
import { landmarks, treasures } from '../model/state.ts'
import { boardSpaces } from '../super/minions.ts'

const rooms = cardNames('room')
const spells = cardNames('spell')
const bosses = cardNames('boss')
const heroes = cardNames('hero')
const items = cardNames('item')
/** Scenarios are short, so the serial numbers of their rooms and declared effects are small. */
const serials = Array.from({ length: 60 }, (_, i) => i + 1)
/** Damage, health and counters; the sum of health tokens may be negative (SB-214).*/
const numbers = ['0', ...serials.flatMap(n => [`${n}`, `-${n}`])]
/** Room cards on the table, with and without a number. */
const roomIds = rooms.flatMap(card => [card, ...serials.map(n => `${card}#${n}`)])
const declared = [...spells, ...rooms, ...bosses].flatMap(card => [card, ...serials.map(n => `${card}~${n}`)])
const yes = ['true']
const targets: { readonly [W in TargetName]: readonly (string | number)[] } = {
  card: [...rooms, ...spells],
  price: [...rooms, ...spells],
  room: roomIds,
  other: roomIds,
  sacrifice: roomIds,
  hero: heroes,
  soul: heroes,
  player: [],
  kind: ['rooms', 'spells'],
  treasure: [...treasures, 'explorer'],
  spell: declared,
  ability: declared,
}

/** Short names: `frozen-monster` for `sbm-room-frozen-monster`, with and without a number. */
const withoutPrefix = Object.fromEntries(
  [...spells, ...bosses, ...heroes, ...roomIds, ...declared].filter(hasSetPrefix).map(id => [withoutSetPrefix(id), id]),
)
/** A card of another set with such a name gets the name of its set: `boss-monster-freeze`. */
const withSetName = Object.fromEntries(
  ['boss-monster', 'next-level'].flatMap(set =>
    boxOf(set)
      .spells.filter(card => card in withoutPrefix)
      .map(card => [`${set}-${card}`, card]),
  ),
)
const vocabulary: Vocabulary = {
  pieces: [
    ...[...roomIds, ...spells, ...bosses, ...heroes, ...items, ...boardSpaces],
    ...[...landmarks, 'tavern'],
    ...['off', 'down', 'awake', 'stunned', ...numbers],
  ],
  shortNames: {},
  choices: {
    ...targets,
    build: rooms,
    at: [0, 1, 2, 3, 4, 5], // 5 is never legal; scenarios may try it
    in: [],
    pass: yes,
    accept: yes,
    keep: yes,
    mulligan: yes,
    boss: bosses,
    discard: [...rooms, ...spells],
    and: [...rooms, ...spells],
    cast: spells,
    mode: [1, 2, 3],
    use: [...roomIds, ...bosses, ...heroes],
    first: [...roomIds, ...bosses, ...heroes],
    draw: ['rooms', 'spells'],
    take: [...rooms, ...spells],
    minion: [...boardSpaces, ...roomIds, ...bosses],
    coin: rooms,
  },
  events: Object.fromEntries(Object.entries(eventFields).map(([event, fields]) => [event, Object.keys(fields)])),
  seatWords: ['player', 'in', 'seat', 'from', 'to', 'hand', 'winners'],
  pairs: [['discard', 'and']],
  phases: [],
  prompts,
  unorderedZones: [
    'rooms',
    'spells',
    'discard',
    'removed',
    'slain',
    'survivors',
    'market',
    'itemsWaiting',
    'carried',
    'tokens',
    'dealt',
  ],
  deckZones: ['roomDeck', 'spellDeck', 'heroDeck', 'epicDeck', 'itemDeck'],
}
const shortNames: { readonly [game: string]: Vocabulary['shortNames'] } = {
  'super-boss-monster': { ...withoutPrefix, ...withSetName },
}
export const vocabularyOf = (game: string): Vocabulary => ({
  ...vocabulary,
  phases: phasesOf(game),
  pieces: [...vocabulary.pieces, ...phasesOf(game)],
  shortNames: shortNames[game] ?? {},
})
