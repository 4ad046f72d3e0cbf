// The whole state of a dungeon game: plain JSON between any two choices. A card in a deck, a hand or the discard pile is only
// its name, so no card can be tracked through a shuffle. A room gets an id when a player places it.
import type { Answer, Ask, HasRandom, Result, Seat } from '../../kernel/index.ts'
import type { Choice } from './choices.ts'
import type { Event } from './events.ts'
import type { SoloTitle } from './solo-titles.ts'

export type { Seat }
export const treasures = ['cleric', 'fighter', 'mage', 'thief'] as const
/** Only an expansion has explorers (SB-11). */
export type Treasure = (typeof treasures)[number] | 'explorer'
export type CardName = string
/** A room card on the table: `dark-altar#12`. */
export type RoomId = string
/** Heroes are unique, so the name is the id. */
export type HeroName = string
export type ItemName = string
/** The two decks, and the two parts of a hand. */
export type DeckKind = 'rooms' | 'spells'
export type HeroRank = 'ordinary' | 'epic'
/** In order. No game has all of them. */
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
  /** The seat that placed it. Only this seat knows the card while it is face down. */
  readonly by: Seat
  /** +1 counters. Counters under a face-down card stay until the card is revealed (SB-101). */
  counters: number
  /** For a room that sleeps by its own text (SB-322): an effect has woken it. */
  awake: boolean
}

export interface Hero {
  readonly name: HeroName
  /** Running number of its reveal in this game. It sets the order in town (BM-202). */
  readonly revealed: number
  damage: number
  /** Health in addition to the printed health, until the end of the round. */
  bonus: number
  /** The sum of its health tokens. They outlast the round (SB-214). */
  tokens: number
  /** Place in the dungeon, counted from the boss. Equal to the number of rooms while the hero is at the entrance. */
  at: number
  /** The room it entered last, even if that room was destroyed or covered since. '' before the first room. */
  room: RoomId
  /** The place it goes to next, against the order of rooms. -1: none. */
  sentTo: number
  /** Number of rooms that it will skip next. */
  skips: number
  /** The Adventure phase does not process it again in this round (BM-130, BM-133). */
  waits: boolean
  /** Rooms whose once-per-hero effect this hero has already had. */
  met: readonly RoomId[]
  /** The room it has just entered deals no damage to it. */
  spared: boolean
}

/** Counts of one player in this round, for cards that depend on them. */
export interface Tally {
  /** Number of rooms that the player may still place in the placing turn. */
  toPlace: number
  /** Number of rooms that the player declined to place. Final only when the placing turn ends (BM-82, SB-93). */
  declined: number
  /** Cards that each allow one of these rooms in an opponent's dungeon. */
  gifts: readonly CardName[]
  soulsBefore: number
  /** Souls gained by defeating heroes; souls gained by any means (NL-40). */
  defeated: number
  gained: number
  entered: number
  lured: number
  destroyed: number
  cast: readonly CardName[]
}

export interface Player {
  boss: CardName
  /** Bosses to choose from (BM-154). Empty after the choice. */
  dealt: readonly CardName[]
  rooms: CardName[]
  spells: CardName[]
  /** Index 0 is next to the boss. A hero walks from the last index to 0. */
  dungeon: Room[]
  /** The line at the entrance. Index 0 is first in line. */
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

/** A change until the end of the round (BM-135). Queries apply it when they compute, so nothing has to be undone. */
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

/**
 * A card that others know in the hand of a seat, since they saw it come there or were shown it. It counts for all hidden rooms of
 * the seat: it may also be the room that the seat has placed face down. `to`: all players, or one seat.
 */
export interface KnownCard {
  readonly hand: Seat
  readonly card: CardName
  readonly to: Seat | 'all'
}

export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }
export type Vars = { [name: string]: Json }
/** The owner of an effect, and its source: a room, a boss, a hero, a card in hand, or none (''). */
export type EffectVars = { you: Seat; self: string }
/** A started program: its name, position and variables. `id` is set once the effect is declared. */
export interface Frame {
  readonly program: string
  pc: number
  id: string
  v: Vars & EffectVars
}

/** The right of a seat to see a hand or a deck. It ends with the frame at this depth of the stack. */
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
  readonly mulliganCountsTreasures: boolean
  readonly stunLosesTarget: boolean
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
  mulliganCountsTreasures: false,
  stunLosesTarget: false,
  items: false,
  coins: false,
}

export const landmarks = ['temple', 'stadium', 'library', 'hideout'] as const
export type Landmark = (typeof landmarks)[number]
/** An action space: `temple-treasure`, `library-summon`, a room id, or the name of a boss. '' if the minion is at home. */
export type Space = string
/** The town board of Super Boss Monster, without the town itself (SB-7). */
export interface Board {
  market: CardName[]
  landmarks: Record<Landmark, Hero | null>
  /** The last hero is on top (SB-62). */
  tavern: Hero[]
  /** By seat. */
  minions: readonly Space[]
  /** A hero had to be revealed, but the hero decks were empty (SB-219). */
  cameUpShort: boolean
  /** The last item is drawn next. */
  items: ItemName[]
  itemsWaiting: ItemName[]
  /** Items of heroes in play (SB-277). */
  carried: { readonly [hero: HeroName]: readonly ItemName[] }
}

/** The rules that end a game. */
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
  /** Title in a solo game (SB-266). In the challenge, the text starts with “True” (SB-268). */
  readonly title?: SoloTitle
}

export interface State extends HasRandom {
  readonly game: string
  /** Rules version. The engine refuses a state of another version, because its frames would point to other steps. */
  readonly version: string
  readonly sets: readonly string[]
  readonly variants: Variants
  serial: number
  round: number
  phase: Phase
  /** Seats still in the game, in playing order: highest XP first (BM-42). */
  order: readonly Seat[]
  /** -1 if no player is active. */
  active: Seat
  players: Player[]
  town: Hero[]
  /** Null in games without a town board. */
  board: Board | null
  /** The last card is on top. */
  decks: Record<DeckKind, CardName[]>
  heroes: Record<HeroRank, HeroName[]>
  revealed: number
  discard: CardName[]
  /** Cards that are out of the game. The order has no meaning. */
  removed: string[]
  /** Hands of eliminated players: out of the game, and no other player has seen them (BM-149). */
  removedUnseen: Record<DeckKind, CardName[]>
  lasting: readonly RoundEffect[]
  /** Cards whose once-per-round effect was used in this round, and `NO_WINDOWS` while the rest of the round has no windows. */
  once: readonly string[]
  /** Rooms that a hero has entered in this round. */
  entered: readonly RoomId[]
  /** Deactivated rooms whose effect waits until they are upright again (BM-215); seats whose level-up waits (BM-216). */
  waiting: readonly RoomId[]
  levelUpsWaiting: readonly Seat[]
  sights: readonly Peek[]
  /** The cards in hands that other players know. */
  known: readonly KnownCard[]
  stack: Frame[]
  pending: Frame[]
  asks: readonly Ask<Choice>[]
  answers: readonly Answer<Choice>[]
  news: Event[]
  result: DungeonResult | null
}
