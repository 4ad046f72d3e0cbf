// Card usage: when bosses, rooms, spells, heroes and items were drawn, held, played and used, for statistics.
import type { CardUsageSource, CardUse } from '../kernel/card-usage.ts'
import type { Ask } from '../kernel/contract.ts'
import { behaviourOf, kindOf } from './engine/catalogue.ts'
import { isBossActive, player, souls, wounds } from './engine/queries.ts'
import { type CardKind, cardOf } from './model/card-ids.ts'
import type { Event } from './model/events.ts'
import { inventory } from './model/inventory.ts'
import type { CardName, RoomId, Seat, State } from './model/state.ts'

const kinds: readonly CardKind[] = ['boss', 'room', 'spell', 'hero', 'item']

/** Whether a card has no program: it has no ability, or its ability only changes how a query counts. */
const hasNoProgram = (s: State, card: CardName): boolean => {
  const { activated, fromHand, triggers, ...behaviour } = behaviourOf(s, card)
  const { levelUp, whenBuilt, whenUncovered, whenDestroyed, minionAction } = behaviour
  const programs = [levelUp, whenBuilt, whenUncovered, whenDestroyed, minionAction, ...Object.values(triggers)]
  return activated.length + fromHand.length === 0 && programs.every(program => program === undefined)
}
/** A card without a program counts as used when a hero enters the room, or for a boss any room of its dungeon. */
function usesOnEntering(s: State, seat: Seat, room: RoomId): CardUse[] {
  const { boss } = player(s, seat)
  const bosses = isBossActive(s, seat) && hasNoProgram(s, boss) ? [boss] : []
  const rooms = hasNoProgram(s, cardOf(room)) ? [cardOf(room)] : []
  return [...bosses, ...rooms].map(card => ({ card, use: 'used' }))
}

/** Whether a card declares its effects. `usesShownBy` counts these; all other effects show as causes of events and asks. */
const isDeclared = (s: State, card: CardName): boolean => {
  const { cast, activated, fromHand } = behaviourOf(s, card)
  return cast.length + activated.length + fromHand.length > 0
}
/** Returns the effects that started after the last choice. Leaves out effects that already had an ask before this choice. */
function startedEffects(s: State, events: readonly Event[], asksBefore: readonly Ask[]): CardUse[] {
  const started = new Map<CardName, Seat | undefined>()
  for (const e of events) started.set(e.why, 'seat' in e ? e.seat : started.get(e.why))
  for (const { why, seat } of s.asks) if (!started.has(why)) started.set(why, seat)
  for (const { why } of asksBefore) started.delete(why)
  return [...started].flatMap(([card, seat]): CardUse[] => {
    const kind = kindOf(s, card)
    if (kind === undefined || kind === 'hero' || isDeclared(s, card)) return []
    const used: CardUse = { card, use: 'used' }
    return kind === 'item' && seat !== undefined ? [used, { card, use: 'had', seat }] : [used]
  })
}

const spellsResolved = (s: State, e: Event): readonly CardUse[] =>
  e.event === 'resolved' && kindOf(s, e.source) === 'spell' ? [{ card: e.source, use: 'used', seat: e.seat }] : []
/** Returns the uses in an event: a room built, a spell cast, a level-up, a hero that arrives, dies or survives. */
export function usesShownBy(e: Event): readonly CardUse[] {
  switch (e.event) {
    case 'built':
      return [{ card: cardOf(e.room), use: 'played', seat: e.seat }]
    case 'cast':
      return [{ card: e.card, use: 'played', seat: e.seat }]
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
    return kinds.flatMap(kind => names.filter(name => kindOf(s, name) === kind).map(card => ({ kind, card })))
  },
  usesInHands: s =>
    s.players.flatMap(({ boss, dealt, rooms, spells }, seat) => [
      ...dealt.map((card): CardUse => ({ card, use: 'came' })),
      ...[boss, ...rooms, ...spells].map((card): CardUse => ({ card, use: 'had', seat })),
    ]),
  usesIn: (events, s, asked) => [
    ...events.flatMap(e => [...usesShownBy(e), ...spellsResolved(s, e)]),
    ...events.flatMap(e => (e.event === 'entered' ? usesOnEntering(s, e.seat, e.room) : [])),
    ...startedEffects(s, events, asked),
  ],
  rounds: s => s.round,
  figures: (s, seat) => ({ souls: souls(s, seat), wounds: wounds(s, seat) }),
}
