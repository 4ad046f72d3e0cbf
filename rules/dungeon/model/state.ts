// Everything a dungeon game is, as plain JSON, at every moment. A card in a deck, a hand or the pile is only its name, so
// nothing can be tracked through a shuffle; a room gets an identity when it is laid down.
import type { Answer, Ask, HasRandom, Result, Seat } from '../../kernel/index.ts'
import type { Choice } from './choices.ts'
import type { Event } from './events.ts'
import type { SoloTitle } from './solo-titles.ts'

export type { Seat }
export const treasures = ['cleric', 'fighter', 'mage', 'thief'] as const
/** Explorers come with an expansion only (SB-11). */
export type Treasure = (typeof treasures)[number] | 'explorer'
export type CardName = string
/** `dark-altar#12`: a room card on the table. */
export type RoomId = string
/** Heroes are unique: the name is the identity. */
export type HeroName = string
export type ItemName = string
/** The two decks and the two halves of a hand. */
export type DeckKind = 'rooms' | 'spells'
export type HeroRank = 'ordinary' | 'epic'
/** In the order in which they come; no game has all of them. */
export const phases = [
  'setup',
  'beginning',
  'town',
  'build',
  'reveal',
  'minion',
  'bait',
  'adventure',
  'end',
  'over',
] as const
export type Phase = (typeof phases)[number]

/** The top card of a stack of rooms. */
export interface Room {
  readonly id: RoomId
  readonly card: CardName
  faceDown: boolean
  /** Deactivated (BM-168). */
  off: boolean
  /** The covered cards, lowest first. */
  readonly under: readonly RoomId[]
  /** Who laid it: the only one to know it while it lies face down. */
  readonly by: Seat
  /** +1 counters; under a face-down card they lie there until it is turned up (SB-101). */
  counters: number
  /** Of a room that sleeps by its own text (SB-322): somebody woke it. */
  awake: boolean
}

export interface Hero {
  readonly name: HeroName
  /** The how-manieth hero of the game: the order in town (BM-202). */
  readonly revealed: number
  damage: number
  /** What it has beyond the printed health, until the end of the round. */
  bonus: number
  /** Place in the dungeon, counted from the boss; as many as there are rooms: at the entrance. */
  at: number
  /** The room it entered last, also when that room is gone or covered; '' before the first. */
  room: RoomId
  /** The place it goes to next in spite of the order of rooms; -1: none. */
  sentTo: number
  /** How many of the next rooms it skips. */
  skips: number
  /** Not processed again in this round (BM-130, BM-133). */
  waits: boolean
  /** Rooms that did to it what they do once for each hero. */
  met: readonly RoomId[]
  /** The room it has just entered does it no damage. */
  spared: boolean
}

/** What a player did or suffered in this round, for cards that ask for it. */
export interface Tally {
  /** Rooms that may still be placed in the placing turn. */
  toPlace: number
  /** Rooms that were not placed when there was the chance: final only when the placing turn ends (BM-82, SB-93). */
  declined: number
  /** Cards by which one of them each may go into an opponent's dungeon. */
  gifts: readonly CardName[]
  soulsBefore: number
  /** Souls by defeating heroes, and souls by any means (NL-40). */
  defeated: number
  gained: number
  entered: number
  lured: number
  destroyed: number
  cast: readonly CardName[]
}

export interface Player {
  boss: CardName
  /** Bosses to choose from (BM-154), until chosen. */
  dealt: readonly CardName[]
  rooms: CardName[]
  spells: CardName[]
  /** [0] lies next to the boss; a hero walks from the end to 0. */
  dungeon: Room[]
  /** The line at the entrance, first in line first. */
  entrance: Hero[]
  /** The hero inside the dungeon: never more than one (BM-114). */
  walker: Hero | null
  slain: HeroName[]
  survivors: HeroName[]
  leveled: boolean
  out: boolean
  coins: number
  tally: Tally
}

/** A change until the end of the round (BM-135). Nothing has to be undone: the record goes, the change is gone. */
export type RoundEffect = { readonly why: CardName } & (
  | { readonly effect: 'damage'; readonly room: RoomId; readonly add: number }
  | { readonly effect: 'dungeon-damage'; readonly seat: Seat; readonly add: number }
  | { readonly effect: 'harmless'; readonly room: RoomId }
  | { readonly effect: 'room-heals'; readonly room: RoomId; readonly add: number }
  | { readonly effect: 'dungeon-heals'; readonly seat: Seat; readonly add: number }
  | { readonly effect: 'treasure'; readonly room: RoomId; readonly treasure: Treasure }
  | { readonly effect: 'no-treasure'; readonly room: RoomId }
  | { readonly effect: 'double-treasure'; readonly seat: Seat }
  | { readonly effect: 'no-ability'; readonly room: RoomId }
  | { readonly effect: 'no-building' }
  | { readonly effect: 'closed'; readonly seat: Seat }
  | { readonly effect: 'cannot-win'; readonly seat: Seat }
  | { readonly effect: 'not-lured'; readonly hero: HeroName }
  | { readonly effect: 'stunned'; readonly room: RoomId }
  | { readonly effect: 'last-room'; readonly seat: Seat; readonly add: number }
  | { readonly effect: 'traps'; readonly seat: Seat; readonly add: number }
  | { readonly effect: 'boss-treasure'; readonly seat: Seat; readonly treasure: Treasure; readonly count: number }
  | { readonly effect: 'boss-works'; readonly seat: Seat }
  | { readonly effect: 'minion-twice'; readonly seat: Seat }
)

export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }
export type Vars = { [name: string]: Json }
/** Whose effect it is, and what it is the effect of: a room, a boss, a hero, a card in hand, or nothing (''). */
export type EffectVars = { you: Seat; self: string }
/** What remains to be done: a program by name, where it stands, what it knows. `id` names a declared effect. */
export interface Frame {
  readonly program: string
  pc: number
  id: string
  v: Vars & EffectVars
}

/**
 * A hidden place that a seat looks into: somebody's hand, or a deck it searches. It ends with the frame at this depth
 * of the stack.
 */
type Peek = { readonly seat: Seat; readonly depth: number } & (
  | { readonly hand: Seat; readonly kind?: DeckKind }
  | { readonly deck: DeckKind }
  | { readonly top: DeckKind; readonly count: number }
)

export interface Variants {
  readonly choose: boolean
  readonly machinations: boolean
  readonly hard: boolean
  readonly classic: boolean
  readonly infiniteLives: boolean
  readonly revised: boolean
  readonly everyTurn: boolean
  readonly challenge: boolean
  readonly endsOnShortReveal: boolean
  readonly items: boolean
  readonly coins: boolean
}

export const noVariants: Variants = {
  choose: false,
  machinations: false,
  hard: false,
  classic: false,
  infiniteLives: false,
  revised: false,
  everyTurn: false,
  challenge: false,
  endsOnShortReveal: false,
  items: false,
  coins: false,
}

export const landmarks = ['temple', 'stadium', 'library', 'hideout'] as const
export type Landmark = (typeof landmarks)[number]
/** `temple-treasure`, `library-summon`, the identity of a room, the name of a boss; '' when the minion is at home. */
export type Space = string
/** The town board of Super Boss Monster below the town itself (SB-7). */
export interface Board {
  market: CardName[]
  landmarks: Record<Landmark, Hero | null>
  /** The last one is on top (SB-62). */
  tavern: Hero[]
  /** By seat. */
  minions: readonly Space[]
  /** A hero had to be revealed and none was left (SB-219). */
  cameUpShort: boolean
  /** The last one comes next. */
  items: ItemName[]
  itemsWaiting: ItemName[]
  /** What heroes in play carry (SB-277). */
  carried: { readonly [hero: HeroName]: readonly ItemName[] }
}

/** The rules by which a game ends. */
export type EndRule =
  | 'BM-142'
  | 'BM-143'
  | 'BM-144'
  | 'BM-152'
  | 'BM-153'
  | 'NL-42'
  | 'SB-217'
  | 'SB-219'
  | 'SB-260'
  | 'SB-261'
  | 'SB-262'
export interface DungeonResult extends Result {
  readonly why: EndRule
  /** What a player alone may be called (SB-266); in the challenge with “True” before it (SB-268). */
  readonly title?: SoloTitle
}

export interface State extends HasRandom {
  readonly game: string
  /** Frames of other rules mean nothing: a state of another version is refused. */
  readonly version: string
  readonly sets: readonly string[]
  readonly variants: Variants
  serial: number
  round: number
  phase: Phase
  /** Everybody still in the game, in the order in which players act: highest XP first (BM-42). */
  order: readonly Seat[]
  /** -1 when nobody is. */
  active: Seat
  players: Player[]
  town: Hero[]
  /** Null in games without it. */
  board: Board | null
  /** The last card is on top. */
  decks: Record<DeckKind, CardName[]>
  heroes: Record<HeroRank, HeroName[]>
  revealed: number
  discard: CardName[]
  /** Out of the game. */
  removed: string[]
  lasting: readonly RoundEffect[]
  /** What works once in a round, and has. */
  once: readonly string[]
  /** Rooms that a hero entered in this round. */
  entered: readonly RoomId[]
  /** Effects of rooms that waited for the room to turn upright (BM-215), and seats whose level-up did (BM-216). */
  waiting: readonly RoomId[]
  levelUpsWaiting: readonly Seat[]
  sights: readonly Peek[]
  stack: Frame[]
  pending: Frame[]
  asks: readonly Ask<Choice>[]
  answers: readonly Answer<Choice>[]
  news: Event[]
  result: DungeonResult | null
}
