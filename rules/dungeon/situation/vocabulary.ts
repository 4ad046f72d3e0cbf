// The vocabulary of these games for scenarios.
import type { Vocabulary } from '../../kernel/index.ts'
import type { Catalogue } from '../engine/catalogue.ts'
import { phasesOf } from '../engine/rulesets.ts'
import { hasSetPrefix, withoutSetPrefix } from '../model/card-ids.ts'
import { prompts, type TargetName } from '../model/choices.ts'
import { eventFields } from '../model/event-fields.ts'
import { landmarks, treasures } from '../model/state.ts'

/** Scenarios are short, so the serial numbers of their rooms and declared effects are small. */
const serials = Array.from({ length: 60 }, (_, i) => i + 1)
/** Damage, health and counters; the sum of health tokens may be negative (SB-214).*/
const numbers = ['0', ...serials.flatMap(n => [`${n}`, `-${n}`])]
const yes = ['true']

/**
 * Short names: `frozen-monster` for `sbm-room-frozen-monster`, with and without a number. A card of another set with such a name
 * gets the name of its set: `boss-monster-freeze`.
 */
function shortNamesOf({ boxes }: Catalogue, ids: readonly string[]): Vocabulary['shortNames'] {
  const withoutPrefix = Object.fromEntries(ids.filter(hasSetPrefix).map(id => [withoutSetPrefix(id), id]))
  const withSetName = boxes.flatMap(({ id, spells }) =>
    spells.filter(card => card in withoutPrefix).map(card => [`${id}-${card}`, card]),
  )
  return { ...withoutPrefix, ...Object.fromEntries(withSetName) }
}
export function vocabularyOf(catalogue: Catalogue): Vocabulary {
  const { game, ruleSet, boxes } = catalogue
  const { board } = ruleSet
  const phases = phasesOf(game)
  const spaces = board?.spaces ?? []
  const rooms = catalogue.namesOf('room')
  const spells = catalogue.namesOf('spell')
  const bosses = catalogue.namesOf('boss')
  const heroes = catalogue.namesOf('hero')
  const items = catalogue.namesOf('item')
  /** Room cards on the table, with and without a number. */
  const roomIds = rooms.flatMap(card => [card, ...serials.map(n => `${card}#${n}`)])
  const declared = [...spells, ...rooms, ...bosses].flatMap(card => [card, ...serials.map(n => `${card}~${n}`)])
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
    treasure: [...treasures, ...boxes.flatMap(({ treasure = [] }) => treasure)],
    spell: declared,
    ability: declared,
  }
  return {
    pieces: [
      ...[...roomIds, ...spells, ...bosses, ...heroes, ...items, ...spaces],
      ...(board ? [...landmarks, 'tavern'] : []),
      ...['off', 'down', 'awake', 'stunned', ...numbers],
      ...phases,
    ],
    shortNames: shortNamesOf(catalogue, [...spells, ...bosses, ...heroes, ...roomIds, ...declared]),
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
      minion: [...spaces, ...roomIds, ...bosses],
      coin: rooms,
    },
    events: Object.fromEntries(Object.entries(eventFields).map(([event, fields]) => [event, Object.keys(fields)])),
    seatWords: ['player', 'in', 'seat', 'from', 'to', 'hand', 'winners'],
    pairs: [['discard', 'and']],
    phases,
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
}
