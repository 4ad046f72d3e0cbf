// Reads cards, rooms and heroes from a situation, and writes them back into one.
import { asTexts, failAt, type Path } from '../../kernel/index.ts'
import { newHero } from '../actions/heroes.ts'
import { bossFacts, kindOf } from '../engine/catalogue.ts'
import { distinct, isStunned } from '../engine/queries.ts'
import { type CardKind, cardOf, withoutSetPrefix, withSetPrefix } from '../model/card-ids.ts'
import type { Hero, Room, RoomId, Seat, State } from '../model/state.ts'
import { bossesOf } from '../round/setup.ts'

/** A name may start with its set if another set has a card with the same name: `boss-monster-freeze`. */
const setName = /^(?:boss-monster|next-level)-/
/** Returns the ids that a written name may mean. If both cards are in the game, the one with the set prefix comes first. */
const idsFor = (kind: CardKind, name: string): string[] =>
  setName.test(name) ? [name.replace(setName, '')] : [withSetPrefix(kind, name), name]

/** Takes cards out of the decks of a new game, so that no card exists twice or is missing. */
export class CardSupply {
  readonly #s: State
  readonly #bosses: string[]
  constructor(s: State) {
    this.#s = s
    this.#bosses = bossesOf(s)
  }
  takeCard(kind: CardKind, name: string, path: Path): string {
    const ids = idsFor(kind, name)
    const { decks, heroes, board } = this.#s
    const decksByKind = {
      room: [decks.rooms],
      spell: [decks.spells],
      boss: [this.#bosses],
      hero: [heroes.ordinary, heroes.epic],
      item: [board?.items ?? []],
    }
    if (!ids.some(id => kindOf(this.#s, id) === kind)) {
      const possible = distinct(decksByKind[kind].flat().map(withoutSetPrefix)).sort()
      failAt(path, `there is no ${kind} “${name}”`, { word: name, possible })
    }
    for (const id of ids)
      for (const deck of decksByKind[kind]) {
        const at = deck.indexOf(id)
        if (at >= 0) return deck.splice(at, 1)[0]!
      }
    return failAt(path, `no ${name} is left: it is not in this game, or all copies are used`)
  }
  /** Takes a room or a spell. */
  takeRoomOrSpell(name: string, path: Path): string {
    return this.takeCard(idsFor('room', name).some(id => kindOf(this.#s, id) === 'room') ? 'room' : 'spell', name, path)
  }
  /** Takes the boss with the highest XP. */
  nextBoss(): string {
    return this.#bosses.sort((a, b) => bossFacts(this.#s, b).xp - bossFacts(this.#s, a).xp).shift()!
  }
  rest(): string[] {
    return this.#bosses
  }
}

const roomStates = ['off', 'down', 'awake', 'stunned']
const isRoomState = (text: string): boolean => roomStates.includes(text) || /^\d+$/.test(text)
/** Reads `bottomless-pit+dragon-hatchery`, `golem-factory+off`, `dark-altar+down`, or `bookwyrm+2` with two counters. */
export function readStack(s: State, supply: CardSupply, text: string, seat: Seat, path: Path): Room {
  const parts = text.split('+').map(part => part.trim())
  const names = parts.filter(part => !isRoomState(part))
  const has = (roomState: string): boolean => parts.includes(roomState)
  const ids = names.toReversed().map((name): RoomId => `${supply.takeCard('room', name, path)}#${++s.serial}`)
  const id = ids.pop() ?? failAt(path, `expected a room, not only “${text}”`)
  if (has('stunned')) s.lasting = [...s.lasting, { effect: 'stunned', room: id, why: 'SB-205' }]
  return {
    id,
    card: cardOf(id),
    faceDown: has('down'),
    off: has('off'),
    under: ids,
    by: seat,
    counters: Number(parts.find(part => /^\d+$/.test(part)) ?? 0),
    awake: has('awake'),
  }
}
export function readHero(s: State, supply: CardSupply, text: string, path: Path): Hero {
  const [, name, damage] = /^(.*?)(?:\+(\d+))?$/.exec(text)!
  return { ...newHero(supply.takeCard('hero', name!, path), ++s.revealed), damage: Number(damage ?? 0) }
}
export const readHeroes = (s: State, supply: CardSupply, value: unknown, path: Path): Hero[] =>
  asTexts(value, path).map(([text, at]) => readHero(s, supply, text, at))

export const heroText = (hero: Hero): string => (hero.damage > 0 ? `${hero.name}+${hero.damage}` : hero.name)
export function formatStack(s: State, room: Room): string {
  const parts = [room.id, ...room.under.toReversed()].map(cardOf)
  if (room.counters > 0) parts.push(String(room.counters))
  if (room.awake) parts.push('awake')
  if (isStunned(s, room.id)) parts.push('stunned')
  if (room.off) parts.push('off')
  if (room.faceDown) parts.push('down')
  return parts.join('+')
}
