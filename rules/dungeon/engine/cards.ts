// Cards and boxes as their declarations describe them: printed facts and behaviour. They are values; a catalogue finds them by name.
import type { CardKind } from '../model/card-ids.ts'
import type {
  CardName,
  EffectVars,
  Hero,
  HeroName,
  ItemName,
  Landmark,
  Phase,
  Room,
  RoomId,
  Seat,
  State,
  Treasure,
} from '../model/state.ts'
import type { Topic } from '../model/topics.ts'
import type { Program } from './programs.ts'

export interface RoomFacts {
  readonly kind: 'monster' | 'trap'
  readonly advanced: boolean
  /** Printed damage. 0 for a star; then the card's behaviour computes the damage. */
  readonly damage: number
  readonly treasure: readonly Treasure[]
  readonly copies: number
}
export type CastIn = 'build' | 'adventure' | 'both'
export interface SpellFacts {
  readonly phase: CastIn
  readonly copies: number
  /** Not used in a solo game (SB-241, SB-332). */
  readonly needsOthers?: true
}
export interface BossFacts {
  readonly xp: number
  readonly treasure: readonly Treasure[]
  /** Not used in a solo game (SB-332). */
  readonly needsOthers?: true
}
export interface HeroFacts {
  readonly epic: boolean
  readonly treasure: readonly Treasure[]
  readonly health: number
  /** The smallest player count with which it takes part. */
  readonly players: 2 | 3 | 4 | 5 | 6
  /** Also takes part in a solo game (SB-242 to SB-244). */
  readonly solo: boolean
  readonly souls: number
  readonly wounds: number
}

/** An item that a hero may carry (SB-277). */
export interface ItemFacts {
  readonly treasure: Treasure
  /** Health that it adds to the hero. */
  readonly health: number
}

/** The events that cards can react to, with the variables that the program of the reaction starts with. */
export interface TriggerEvents {
  'room-built': { seat: Seat; room: RoomId }
  /** `by`: the seat whose effect or cost it was; `uncovered`: the room that is now on top, or ''. */
  'room-destroyed': { seat: Seat; by: Seat; room: RoomId; card: CardName; uncovered: RoomId }
  /** From a hand. The card is already in the discard pile. */
  'card-discarded': { seat: Seat; card: CardName }
  'took-from-discard': { seat: Seat }
  /** After the window at the entrance, before the first room. */
  'hero-enters-dungeon': { seat: Seat; hero: HeroName }
  'hero-enters': { seat: Seat; room: RoomId; hero: HeroName }
  /** The hero is alive, after the check whether it dies. `moved`: an effect moved it away and spared it the check. */
  'hero-leaves': { seat: Seat; room: RoomId; hero: HeroName; moved: boolean }
  'hero-dies': { seat: Seat; room: RoomId; hero: HeroName }
  /** A spell was declared, even if it is negated later (SB-314). */
  'spell-played': { seat: Seat }
  /** A spell that was not negated is about to take effect, and has taken effect. */
  'spell-resolves': { seat: Seat }
  'spell-resolved': { seat: Seat }
  'round-ends': { round: number }
  // Before the action. `would` is the index of the frame that is about to act; a replacement may rewrite its variables.
  'would-draw': { seat: Seat; would: number }
  'would-discard': { seat: Seat; by: Seat; would: number }
}
export type TriggerEvent = keyof TriggerEvents
export type TriggerCondition<E extends TriggerEvent> = (s: State, v: EffectVars & TriggerEvents[E]) => boolean

/** An effect that a player declares: a spell or an activated ability. */
export interface Declared {
  readonly program: Program
  readonly phase: CastIn
  /** For negations: the kind of declared effect that it responds to. */
  readonly answers: 'spell' | 'ability' | null
}
export interface Trigger {
  readonly program: Program
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
  /** Abilities of a room in play, of a boss that levelled up, or of a hero. */
  readonly activated: Declared[]
  /** Abilities of a room card in a hand. */
  readonly fromHand: Declared[]
  levelUp?: Program
  whenBuilt?: Program
  whenUncovered?: Program
  whenDestroyed?: Program
  /** For a hero that reached the boss. */
  whenSurvived?: Program
  readonly triggers: { [E in TriggerEvent]?: Trigger }
  /** The action of a minion on this card (SB-158). */
  minionAction?: Program
  /** For an item: the effect for the player in whose dungeon its hero died. */
  looted?: Program
  /** Deals no damage until an effect wakes it (SB-322). */
  sleeps?: true
  /** Holds no counters and deals exactly its base damage. */
  fixedDamage?: true
  /** Treasure symbols in addition to the printed ones. */
  extraTreasure?: (s: State, me: EffectVars) => readonly Treasure[]
  /** The place that a revealed hero goes to instead of the town (SB-65). */
  goesTo?: Landmark | 'tavern'
  /** Computes how much of a room's damage a hero takes. `once`: only once per round. */
  shield?: Shield
  /** Stays alive once per round when it would die. */
  cheatsDeath?: true
  /** Spells cannot choose this hero. */
  spellproof?: true
  /** Returns the changed damage of a room in the same dungeon. */
  damage?: (s: State, me: EffectVars, room: Room, damage: number) => number
  /** Whether a room card may not be built on this room. */
  refusesCover?: (facts: RoomFacts) => boolean
  /** Additional health of a hero at or in the dungeon of a seat. */
  health?: (s: State, seat: Seat) => number
  /** A hero's own bait rule: the hero goes to the seat with the highest number, unless two seats tie. */
  lure?: (s: State, seat: Seat) => number
  /** Whether a hero skips this place. */
  skips?: (s: State, seat: Seat, at: number) => boolean
  /** Topics of its continuous effects. Topics of its programs are stored in their steps. */
  topics?: readonly Topic[]
}

/** Returns the programs of a card, without those that these start. */
export function programsOf({ cast, activated, fromHand, triggers, ...behaviour }: Behaviour): readonly Program[] {
  const { levelUp, whenBuilt, whenUncovered, whenDestroyed, whenSurvived, minionAction, looted } = behaviour
  return [
    ...[...cast, ...activated, ...fromHand, ...Object.values(triggers)].map(({ program }) => program),
    ...[levelUp, whenBuilt, whenUncovered, whenDestroyed, whenSurvived, minionAction, looted],
  ].filter(program => program !== undefined)
}

interface CardOf<K extends CardKind, Facts> {
  readonly kind: K
  readonly name: CardName
  readonly facts: Facts
  readonly behaviour: Behaviour
}
export type RoomCard = CardOf<'room', RoomFacts>
export type SpellCard = CardOf<'spell', SpellFacts>
export type BossCard = CardOf<'boss', BossFacts>
export type HeroCard = CardOf<'hero', HeroFacts>
export type ItemCard = CardOf<'item', ItemFacts>
export type Card = RoomCard | SpellCard | BossCard | HeroCard | ItemCard

export const fitsPhase = (castIn: CastIn, phase: Phase): boolean =>
  castIn === phase || (castIn === 'both' && (phase === 'build' || phase === 'adventure'))

/**
 * `rulebook`: a rulebook names or shows the card. `lists`: public lists of cards agree on it. `own`: our design, for a
 * mechanism that a rulebook describes.
 */
export type Provenance = 'rulebook' | 'lists' | 'own'
interface BoxFacts {
  readonly id: string
  /** Provenance of its cards, except those in `sources`. */
  readonly source: Provenance
  readonly sources?: { readonly [S in Provenance]?: readonly CardName[] }
  /** Types of treasure that the box adds to the basic four. */
  readonly treasure?: readonly Treasure[]
  /** Printed number of heroes that take part, by player count. */
  readonly heroCounts: { readonly [players: number]: { readonly ordinary: number; readonly epic: number } }
}
/** A box as it is declared. It lists its cards. */
export interface Box extends BoxFacts {
  readonly bosses: readonly BossCard[]
  readonly rooms: readonly RoomCard[]
  readonly spells: readonly SpellCard[]
  /** A hero that is the card of another box stands here by its name. */
  readonly heroes: readonly (HeroCard | HeroName)[]
  readonly items?: readonly ItemCard[]
}
export const cardsIn = ({ bosses, rooms, spells, heroes, items = [] }: Box): readonly Card[] => [
  ...[...bosses, ...rooms, ...spells, ...items],
  ...heroes.filter(hero => typeof hero !== 'string'),
]
type Answers = ReadonlySet<Declared['answers']>
/** A box with its cards by name. */
export interface CardBox extends BoxFacts {
  readonly bosses: readonly CardName[]
  readonly rooms: readonly CardName[]
  readonly spells: readonly CardName[]
  readonly heroes: readonly HeroName[]
  readonly items: readonly ItemName[]
  /** The kinds of declared effects that its spells, and its rooms in a hand, can respond to. */
  readonly answers: { readonly cast: Answers; readonly fromHand: Answers }
}
const nameOf = ({ name }: Card): CardName => name
export function byName({ bosses, rooms, spells, heroes, items = [], ...facts }: Box): CardBox {
  const answers = (cards: readonly Card[], how: 'cast' | 'fromHand'): Answers =>
    new Set(cards.flatMap(({ behaviour }) => behaviour[how].map(declared => declared.answers)))
  return {
    ...facts,
    bosses: bosses.map(nameOf),
    rooms: rooms.map(nameOf),
    spells: spells.map(nameOf),
    heroes: heroes.map(hero => (typeof hero === 'string' ? hero : hero.name)),
    items: items.map(nameOf),
    answers: { cast: answers(spells, 'cast'), fromHand: answers(rooms, 'fromHand') },
  }
}

const allSources: readonly Provenance[] = ['rulebook', 'lists', 'own']
export const sourceOf = ({ source, sources = {} }: BoxFacts, card: CardName): Provenance =>
  allSources.find(provenance => sources[provenance]?.includes(card)) ?? source
