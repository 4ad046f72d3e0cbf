// The words in which a person speaks of these games in scenarios.
import type { Vocabulary } from '../../kernel/index.ts'
import '../cards/index.ts'
import { boxOf, cardNames } from '../engine/card-registry.ts'
import { phasesOf } from '../engine/rulesets.ts'
import { hasSetPrefix, withoutSetPrefix } from '../model/card-ids.ts'
import type { TargetName } from '../model/choices.ts'
import { eventFields } from '../model/event-fields.ts'
import { landmarks, treasures } from '../model/state.ts'
import { boardSpaces } from '../super/minions.ts'

const rooms = cardNames('room')
const spells = cardNames('spell')
const bosses = cardNames('boss')
const heroes = cardNames('hero')
const items = cardNames('item')
/** A scenario is short: the serial numbers of what is laid down and declared in it are small. */
const serials = Array.from({ length: 60 }, (_, i) => i + 1)
/** A card on the table, with its number or without. */
const laid = rooms.flatMap(card => [card, ...serials.map(n => `${card}#${n}`)])
const declared = [...spells, ...rooms, ...bosses].flatMap(card => [card, ...serials.map(n => `${card}~${n}`)])
const yes = ['true']
const words: { readonly [W in TargetName]: readonly (string | number)[] } = {
  card: [...rooms, ...spells],
  price: [...rooms, ...spells],
  room: laid,
  other: laid,
  sacrifice: laid,
  hero: heroes,
  soul: heroes,
  player: [],
  kind: ['rooms', 'spells'],
  treasure: [...treasures, 'explorer'],
  spell: declared,
  ability: declared,
}

/** `frozen-monster` for `sbm-room-frozen-monster`, also with a number behind it. */
const withoutMark = Object.fromEntries(
  [...spells, ...bosses, ...heroes, ...laid, ...declared].filter(hasSetPrefix).map(id => [withoutSetPrefix(id), id]),
)
/** The name says another set's card then, which is called by its own: `boss-monster-freeze`. */
const shadowed = Object.fromEntries(
  ['boss-monster', 'next-level'].flatMap(set =>
    boxOf(set)
      .spells.filter(card => card in withoutMark)
      .map(card => [`${set}-${card}`, card]),
  ),
)
const vocabulary: Vocabulary = {
  pieces: [
    ...[...laid, ...spells, ...bosses, ...heroes, ...items, ...boardSpaces],
    ...[...landmarks, 'tavern'],
    ...['off', 'down', 'awake', 'stunned', '-2', '0', ...serials.map(String)],
  ],
  shortNames: {},
  choices: {
    ...words,
    build: rooms,
    at: [0, 1, 2, 3, 4, 5], // the last one is never legal, and may be tried
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
    use: [...laid, ...bosses, ...heroes],
    first: [...laid, ...bosses, ...heroes],
    draw: ['rooms', 'spells'],
    take: [...rooms, ...spells],
    minion: [...boardSpaces, ...laid, ...bosses],
    coin: rooms,
  },
  events: Object.fromEntries(Object.entries(eventFields).map(([event, its]) => [event, Object.keys(its)])),
  seatWords: ['player', 'in', 'seat', 'from', 'to', 'hand', 'winners'],
  unorderedZones: ['rooms', 'spells', 'discard', 'removed', 'slain', 'survivors', 'market', 'itemsWaiting', 'carried'],
  deckZones: ['roomDeck', 'spellDeck', 'heroDeck', 'epicDeck', 'itemDeck'],
}
const shortNames: { readonly [game: string]: Vocabulary['shortNames'] } = {
  'super-boss-monster': { ...withoutMark, ...shadowed },
}
export const vocabularyOf = (game: string): Vocabulary => ({
  ...vocabulary,
  pieces: [...vocabulary.pieces, ...phasesOf(game)],
  shortNames: shortNames[game] ?? {},
})
