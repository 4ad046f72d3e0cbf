// How cards, rooms and heroes are read from a situation, and written back into one.
import { asTexts, failAt, type Path } from '../../kernel/index.ts'
import { newHero } from '../actions/heroes.ts'
import { bossFacts, boxOf, isCardOfKind } from '../engine/card-registry.ts'
import { distinct, isStunned } from '../engine/queries.ts'
import { type CardKind, cardOf, withoutSetPrefix, withSetPrefix } from '../model/card-ids.ts'
import type { Hero, Room, RoomId, Seat, State } from '../model/state.ts'

/** A card whose name another set has as well goes by its own set too: `boss-monster-freeze`. */
const ofSet = /^(?:boss-monster|next-level)-/
/** What a card may be called without its mark, and its own name: the marked one first, where both are in the game. */
const callable = (kind: CardKind, name: string): string[] =>
  ofSet.test(name) ? [name.replace(ofSet, '')] : [withSetPrefix(kind, name), name]

/** Cards are taken out of the decks of a real game, so nothing exists twice and nothing is missing. */
export class CardSupply {
  readonly #s: State
  readonly #bosses: string[]
  constructor(s: State) {
    this.#s = s
    this.#bosses = s.sets.flatMap(set => boxOf(set).bosses)
  }
  takeCard(kind: CardKind, name: string, path: Path): string {
    const names = callable(kind, name)
    const { decks, heroes, board } = this.#s
    const shelves = {
      room: [decks.rooms],
      spell: [decks.spells],
      boss: [this.#bosses],
      hero: [heroes.ordinary, heroes.epic],
      item: [board?.items ?? []],
    }
    if (!names.some(called => isCardOfKind(kind, called))) {
      const possible = distinct(shelves[kind].flat().map(withoutSetPrefix)).sort()
      failAt(path, `there is no ${kind} “${name}”`, { word: name, possible })
    }
    for (const called of names)
      for (const shelf of shelves[kind]) {
        const at = shelf.indexOf(called)
        if (at >= 0) return shelf.splice(at, 1)[0]!
      }
    return failAt(path, `no ${name} is left: it is not in this game, or all copies lie elsewhere`)
  }
  /** A room or a spell. */
  takeRoomOrSpell(name: string, path: Path): string {
    return this.takeCard(
      callable('room', name).some(called => isCardOfKind('room', called)) ? 'room' : 'spell',
      name,
      path,
    )
  }
  /** The boss with the highest XP that nobody has. */
  nextBoss(): string {
    return this.#bosses.sort((a, b) => bossFacts(b).xp - bossFacts(a).xp).shift()!
  }
  rest(): string[] {
    return this.#bosses
  }
}

const marks = ['off', 'down', 'awake', 'stunned']
const isMark = (text: string): boolean => marks.includes(text) || /^\d+$/.test(text)
/** `bottomless-pit+dragon-hatchery`, `golem-factory+off`, `dark-altar+down`, `bookwyrm+2` with two counters. */
export function readStack(s: State, box: CardSupply, text: string, seat: Seat, path: Path): Room {
  const parts = text.split('+').map(part => part.trim())
  const names = parts.filter(part => !isMark(part))
  const has = (mark: string): boolean => parts.includes(mark)
  const ids = names.toReversed().map((name): RoomId => `${box.takeCard('room', name, path)}#${++s.serial}`)
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
export function readHero(s: State, box: CardSupply, text: string, path: Path): Hero {
  const [, name, damage] = /^(.*?)(?:\+(\d+))?$/.exec(text)!
  return { ...newHero(box.takeCard('hero', name!, path), ++s.revealed), damage: Number(damage ?? 0) }
}
export const readHeroes = (s: State, box: CardSupply, value: unknown, path: Path): Hero[] =>
  asTexts(value, path).map(([text, at]) => readHero(s, box, text, at))

export const heroText = (hero: Hero): string => (hero.damage > 0 ? `${hero.name}+${hero.damage}` : hero.name)
export function formatStack(s: State, room: Room): string {
  const words = [room.id, ...room.under.toReversed()].map(cardOf)
  if (room.counters > 0) words.push(String(room.counters))
  if (room.awake) words.push('awake')
  if (isStunned(s, room.id)) words.push('stunned')
  if (room.off) words.push('off')
  if (room.faceDown) words.push('down')
  return words.join('+')
}
