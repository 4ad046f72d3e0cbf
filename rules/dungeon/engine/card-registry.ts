// The cards that exist: their printed facts, and what they can be told to do. The engine reads cards only through this.
import type { CardKind } from '../model/card-ids.ts'
import type {
  CardName,
  EffectVars,
  Hero,
  HeroName,
  Landmark,
  Phase,
  Room,
  RoomId,
  Seat,
  State,
  Treasure,
} from '../model/state.ts'
import type { Topic } from '../model/topics.ts'
import type { ProgramName } from './interpreter.ts'

export interface RoomFacts {
  readonly kind: 'monster' | 'trap'
  readonly advanced: boolean
  /** Printed; a star counts as 0 and the card's behaviour says the rest. */
  readonly damage: number
  readonly treasure: readonly Treasure[]
  readonly copies: number
}
export type CastIn = 'build' | 'adventure' | 'both'
export interface SpellFacts {
  readonly phase: CastIn
  readonly copies: number
  /** Not for a player alone (SB-241). */
  readonly needsOthers?: true
}
export interface BossFacts {
  readonly xp: number
  readonly treasure: readonly Treasure[]
}
export interface HeroFacts {
  readonly epic: boolean
  readonly treasure: readonly Treasure[]
  readonly health: number
  /** The smallest number of players with which it takes part. */
  readonly players: 2 | 3 | 4 | 5 | 6
  /** Comes to a player alone too (SB-242 to SB-244). */
  readonly solo: boolean
  readonly souls: number
  readonly wounds: number
}

/** Something a hero may carry (SB-277). */
export interface ItemFacts {
  readonly treasure: Treasure
  /** What it adds to its bearer's health. */
  readonly health: number
}

/** All that a card can wait for, with the variables its program then starts with. */
export interface TriggerEvents {
  'room-built': { seat: Seat; room: RoomId }
  /** `by`: whose effect or cost it was; `uncovered`: the room that now lies on top, or ''. */
  'room-destroyed': { seat: Seat; by: Seat; room: RoomId; card: CardName; uncovered: RoomId }
  /** From a hand, and it lies in the pile now. */
  'card-discarded': { seat: Seat; card: CardName }
  'took-from-discard': { seat: Seat }
  /** After the window at the entrance, before the first room. */
  'hero-enters-dungeon': { seat: Seat; hero: HeroName }
  'hero-enters': { seat: Seat; room: RoomId; hero: HeroName }
  /** Alive, after the death test. */
  'hero-leaves': { seat: Seat; room: RoomId; hero: HeroName }
  'hero-dies': { seat: Seat; room: RoomId; hero: HeroName }
  /** A spell goes on the stack, whatever becomes of it (SB-314). */
  'spell-played': { seat: Seat }
  /** A spell that was not negated is about to take effect; it has. */
  'spell-resolves': { seat: Seat }
  'spell-resolved': { seat: Seat }
  'round-ends': { round: number }
  // Before the deed; `would` is the frame that is about to do it, and may be rewritten.
  'would-draw': { seat: Seat; would: number }
  'would-discard': { seat: Seat; by: Seat; would: number }
}
export type TriggerEvent = keyof TriggerEvents
export type TriggerCondition<E extends TriggerEvent> = (s: State, v: EffectVars & TriggerEvents[E]) => boolean

/** An effect that a player announces: a spell, or an activated ability. */
export interface Declared {
  readonly program: ProgramName
  readonly phase: CastIn
  /** For negations: what kind of declared effect it answers. */
  readonly answers: 'spell' | 'ability' | null
}
export interface Trigger {
  readonly program: ProgramName
  test(s: State, v: EffectVars): boolean
}

export interface Shield {
  readonly once: boolean
  readonly test: (s: State, hero: Hero, room: Room) => boolean
  readonly takes: (damage: number) => number
}
export interface Behaviour {
  /** One for each mode of a spell (NL-54). */
  readonly cast: Declared[]
  /** Of a room in play, a boss that levelled up, or a hero. */
  readonly activated: Declared[]
  /** Of a room card in a hand. */
  readonly fromHand: Declared[]
  levelUp?: ProgramName
  whenBuilt?: ProgramName
  whenUncovered?: ProgramName
  whenDestroyed?: ProgramName
  /** Of a hero that reached the boss. */
  whenSurvived?: ProgramName
  readonly triggers: { [E in TriggerEvent]?: Trigger }
  /** What a minion on its action space does (SB-158). */
  minionAction?: ProgramName
  /** Of an item: what the one in whose dungeon its bearer died gets. */
  looted?: ProgramName
  /** Deals no damage until it was woken (SB-322). */
  sleeps?: true
  /** Holds no counters and deals exactly its base damage. */
  fixedDamage?: true
  /** Symbols beside the printed ones. */
  extraTreasure?: (s: State, me: EffectVars) => readonly Treasure[]
  /** Where a hero goes when it is revealed, instead of into town (SB-65). */
  goesTo?: Landmark | 'tavern'
  /** What a hero takes of a room's damage; `once` in a round. */
  shield?: Shield
  /** Would die, and stays alive instead, once in a round. */
  cheatsDeath?: true
  /** Spells cannot choose this hero. */
  spellproof?: true
  /** How this card changes the damage of a room in its own dungeon. */
  damage?: (s: State, me: EffectVars, room: Room, damage: number) => number
  /** What may not be built on this room. */
  refusesCover?: (facts: RoomFacts) => boolean
  /** A hero's health beyond the printed one, at or in the dungeon of a seat. */
  health?: (s: State, seat: Seat) => number
  /** A hero's own bait rule: goes to the single highest figure. */
  lure?: (s: State, seat: Seat) => number
  /** A place that a hero passes by. */
  skips?: (s: State, seat: Seat, at: number) => boolean
  /** What its continuous effects speak of; those of its programs say so themselves. */
  topics?: readonly Topic[]
}

const known = {
  room: new Map<CardName, RoomFacts>(),
  spell: new Map<CardName, SpellFacts>(),
  boss: new Map<CardName, BossFacts>(),
  hero: new Map<HeroName, HeroFacts>(),
  item: new Map<string, ItemFacts>(),
}
const behaviours = new Map<CardName, Behaviour>()
/** By moment, the cards that wait for it: most things that happen interest few. */
const awaited = new Map<TriggerEvent, Map<CardName, Trigger>>()

type FactsOf = { room: RoomFacts; spell: SpellFacts; boss: BossFacts; hero: HeroFacts; item: ItemFacts }
export function registerCard<K extends CardKind>(
  kind: K,
  name: CardName,
  facts: FactsOf[K],
  behaviour: Behaviour,
): void {
  if (behaviours.has(name)) throw new Error(`two cards are called ${name}`)
  const shelf = known[kind] as Map<CardName, FactsOf[K]>
  shelf.set(name, facts)
  behaviours.set(name, behaviour)
  for (const [moment, trigger] of Object.entries(behaviour.triggers) as [TriggerEvent, Trigger][]) {
    const waiting = awaited.get(moment) ?? new Map()
    awaited.set(moment, waiting.set(name, trigger))
  }
}

const lookUp = <T>(shelf: ReadonlyMap<string, T>, name: string): T => {
  const found = shelf.get(name)
  if (found === undefined) throw new Error(`there is no card called ${name}`)
  return found
}
export const roomFacts = (card: CardName): RoomFacts => lookUp(known.room, card)
export const spellFacts = (card: CardName): SpellFacts => lookUp(known.spell, card)
export const bossFacts = (card: CardName): BossFacts => lookUp(known.boss, card)
export const heroFacts = (name: HeroName): HeroFacts => lookUp(known.hero, name)
export const itemFacts = (name: string): ItemFacts => lookUp(known.item, name)
export const behaviourOf = (card: CardName): Behaviour => lookUp(behaviours, card)
export const hasTriggers = (moment: TriggerEvent): boolean => awaited.has(moment)
export const triggersFor = (moment: TriggerEvent): ReadonlyMap<CardName, Trigger> | undefined => awaited.get(moment)
export const isRoom = (card: CardName): boolean => known.room.has(card)
export const cardNames = (kind: CardKind): CardName[] => [...known[kind].keys()]
export const isCard = (name: string): boolean => behaviours.has(name)
export const isCardOfKind = (kind: CardKind, card: CardName): boolean => known[kind].has(card)

export const fitsPhase = (when: CastIn, phase: Phase): boolean =>
  when === phase || (when === 'both' && (phase === 'build' || phase === 'adventure'))

/**
 * `rulebook`: named or shown in a rulebook. `lists`: from public lists of cards that agree with one another. `own`: our
 * design, for a mechanism that a rulebook describes.
 */
export type Provenance = 'rulebook' | 'lists' | 'own'
/** What comes in one box. */
export interface CardBox {
  readonly id: string
  /** Where its cards are known from, if not said otherwise of a card. */
  readonly source: Provenance
  readonly sources?: { readonly [S in Provenance]?: readonly CardName[] }
  readonly bosses: readonly CardName[]
  readonly rooms: readonly CardName[]
  readonly spells: readonly CardName[]
  readonly heroes: readonly HeroName[]
  readonly items?: readonly string[]
  /** Types of treasure that the box brings beside the four. */
  readonly treasure?: readonly Treasure[]
  /** How many heroes take part, by the number of players: the printed counts. */
  readonly heroCounts: { readonly [players: number]: { readonly ordinary: number; readonly epic: number } }
}
type Answers = ReadonlySet<Declared['answers']>
const boxes = new Map<string, CardBox & { readonly cast: Answers; readonly fromHand: Answers }>()
export function registerBox(set: CardBox): void {
  const answers = (cards: readonly CardName[], how: 'cast' | 'fromHand'): Answers =>
    new Set(cards.flatMap(card => behaviourOf(card)[how].map(d => d.answers)))
  boxes.set(set.id, { ...set, cast: answers(set.spells, 'cast'), fromHand: answers(set.rooms, 'fromHand') })
}
export const boxOf = (id: string) => lookUp(boxes, id)
export const allBoxes = (): readonly CardBox[] => [...boxes.values()]

const sources: readonly Provenance[] = ['rulebook', 'lists', 'own']
/** Where a card of a box is known from. */
export const sourceOf = ({ source, sources: told = {} }: CardBox, card: CardName): Provenance =>
  sources.find(one => told[one]?.includes(card)) ?? source
