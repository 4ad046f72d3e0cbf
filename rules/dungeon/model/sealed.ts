// A sealed position: what one viewer knows of a game. docs/positions.md explains every field.
import type { Multiset, SealedPosition, Seat } from '../../kernel/index.ts'
import type { Choice } from './choices.ts'
import type { Board, CardName, DeckKind, HeroRank, KnownCard, Player, Room, State } from './state.ts'

/** Cards that lie together. */
export interface SealedPile {
  readonly count: number
  /** The cards, if the viewer sees them all. */
  readonly cards?: readonly CardName[]
}
export interface SealedDeck {
  readonly count: number
  /** All cards of a deck that the viewer searches. Their order stays hidden. */
  readonly cards?: Multiset
  /** The top cards, if the viewer looks at them. The last one is on top. */
  readonly top?: readonly CardName[]
}
/** The card of a hidden face-down room is '', and its id only the number: `#12`. */
export type SealedRoom = Readonly<Room>
export interface SealedPlayer
  extends Omit<Player, 'rooms' | 'spells' | 'dealt' | 'dungeon'>,
    Record<DeckKind, SealedPile> {
  readonly dealt: SealedPile
  readonly dungeon: readonly SealedRoom[]
}
export interface SealedBoard extends Omit<Board, 'items'> {
  readonly items: number
}
/** What the hidden places of one kind hold together: decks, hands, face-down rooms. */
export type Hidden = Readonly<Record<DeckKind | HeroRank | 'bosses' | 'items', Multiset>>

type Secrets =
  | 'random'
  | 'active'
  | 'players'
  | 'board'
  | 'decks'
  | 'heroes'
  | 'removed'
  | 'removedUnseen'
  | 'asks'
  | 'answers'
  | 'news'
export interface DungeonPosition extends SealedPosition<Choice>, Omit<State, Secrets> {
  /** Null if no player is active. */
  readonly active: Seat | null
  readonly players: readonly SealedPlayer[]
  readonly board: SealedBoard | null
  readonly decks: Readonly<Record<DeckKind, SealedDeck>>
  readonly heroes: Readonly<Record<HeroRank, number>>
  readonly hidden: Hidden
  /** Sorted by name. */
  readonly removed: readonly string[]
  /** Numbers of cards that left the game unseen. */
  readonly removedUnseen: Readonly<Record<DeckKind, number>>
  /** The cards in hands that the viewer knows, and those in its own hand that others know. Sorted by hand and name. */
  readonly known: readonly KnownCard[]
  /** While several seats choose at the same time: the seats that have answered, and the viewer's own answer. */
  readonly answered: readonly Seat[]
  readonly answer: Choice | null
}
