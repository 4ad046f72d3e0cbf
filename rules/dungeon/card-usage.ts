// What became of bosses, rooms, spells, heroes and items, for statistics.
import type { CardUsageSource, CardUse } from '../kernel/card-usage.ts'
import type { Ask } from '../kernel/contract.ts'
import { behaviourOf, type CardKind, cardOf, isCard, isCardOfKind } from './engine/card-registry.ts'
import { isBossActive, player, souls, wounds } from './engine/queries.ts'
import type { Event } from './model/events.ts'
import { inventory } from './model/inventory.ts'
import type { CardName, RoomId, Seat, State } from './model/state.ts'

const kinds: readonly CardKind[] = ['boss', 'room', 'spell', 'hero', 'item']

/** Nothing that runs and could be told: no ability at all, or one that only changes how something is counted. */
const runsNothing = (card: CardName): boolean => {
  const { activated, fromHand, triggers, levelUp, whenBuilt, whenUncovered, whenDestroyed, minionAction } =
    behaviourOf(card)
  const programs = [levelUp, whenBuilt, whenUncovered, whenDestroyed, minionAction, ...Object.values(triggers)]
  return activated.length + fromHand.length === 0 && programs.every(program => program === undefined)
}
/** Such a card is at work when a hero enters the room, or a room of its dungeon. */
function atWork(s: State, seat: Seat, room: RoomId): CardUse[] {
  const { boss } = player(s, seat)
  const bosses = isBossActive(s, seat) && runsNothing(boss) ? [boss] : []
  const rooms = runsNothing(cardOf(room)) ? [cardOf(room)] : []
  return [...bosses, ...rooms].map(card => ({ card, use: 'used' }))
}

/** Spells and announced abilities say themselves when they are used; all other effects show by what they tell and ask. */
const saysItself = (card: CardName): boolean => {
  const { cast, activated, fromHand } = behaviourOf(card)
  return cast.length + activated.length + fromHand.length > 0
}
/** Effects that began with this choice: what was asked for them before has begun before. */
function begun(events: readonly Event[], asks: readonly Ask[], asked: readonly Ask[]): CardUse[] {
  const begun = new Map<CardName, Seat | undefined>()
  for (const e of events) begun.set(e.why, 'seat' in e ? e.seat : begun.get(e.why))
  for (const { why, seat } of asks) if (!begun.has(why)) begun.set(why, seat)
  for (const { why } of asked) begun.delete(why)
  return [...begun].flatMap(([card, seat]): CardUse[] => {
    if (!isCard(card) || isCardOfKind('hero', card) || saysItself(card)) return []
    const used: CardUse = { card, use: 'used' }
    return isCardOfKind('item', card) && seat !== undefined ? [used, { card, use: 'had', seat }] : [used]
  })
}

/** What an event itself shows: a room built, a spell cast or resolved, a level-up, a hero at a dungeon or done with it. */
export function shown(e: Event): readonly CardUse[] {
  switch (e.event) {
    case 'built':
      return [{ card: cardOf(e.room), use: 'played', seat: e.seat }]
    case 'cast':
      return [{ card: e.card, use: 'played', seat: e.seat }]
    case 'resolved':
      return isCardOfKind('spell', e.source) ? [{ card: e.source, use: 'used', seat: e.seat }] : []
    case 'used':
      return [{ card: cardOf(e.source), use: 'used', seat: e.seat }]
    case 'level-up':
      return [{ card: e.boss, use: 'played', seat: e.seat }]
    case 'market':
      return e.cards.map(card => ({ card, use: 'came' }))
    case 'arrived':
      return [{ card: e.hero, use: 'came' }]
    case 'lured':
    case 'to-entrance':
      return [{ card: e.hero, use: 'played', seat: e.seat }]
    case 'killed':
    case 'survived':
      return (['used', 'had'] as const).map(use => ({ card: e.hero, use, seat: e.seat }))
    case 'item':
      return [{ card: e.item, use: 'came' }]
    case 'item-taken':
      return [{ card: e.item, use: 'played' }]
    default:
      return []
  }
}

export const dungeonCardUsage: CardUsageSource<State, Event> = {
  cards: s => {
    const names = Object.keys(inventory(s))
    return kinds.flatMap(kind => names.filter(name => isCardOfKind(kind, name)).map(card => ({ kind, card })))
  },
  usesInHands: s =>
    s.players.flatMap(({ boss, dealt, rooms, spells }, seat) => [
      ...dealt.map((card): CardUse => ({ card, use: 'came' })),
      ...[boss, ...rooms, ...spells].map((card): CardUse => ({ card, use: 'had', seat })),
    ]),
  usesIn: (events, s, asked) => [
    ...events.flatMap(shown),
    ...events.flatMap(e => (e.event === 'entered' ? atWork(s, e.seat, e.room) : [])),
    ...begun(events, s.asks, asked),
  ],
  rounds: s => s.round,
  figures: (s, seat) => ({ souls: souls(s, seat), wounds: wounds(s, seat) }),
}
