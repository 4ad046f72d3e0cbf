// A sealed position: what one viewer knows of a game. docs/positions.md explains every field.
import type { Multiset, OwnPart, PublicPart, SealedPosition, Seat } from '../../kernel/index.ts'
import type { Choice } from './choices.ts'
import type { Board, CardName, DeckKind, HeroRank, KnownCard, Player, Room, State } from './state.ts'

/** The card of a face-down room is '', also for its owner, and its id only the number: `#12`. */
export type PublicRoom = Readonly<Room>
/** Hands and dealt bosses are numbers of cards. */
export interface PublicPlayer
  extends Omit<Player, DeckKind | 'dealt' | 'dungeon'>,
    Readonly<Record<DeckKind | 'dealt', number>> {
  readonly dungeon: readonly PublicRoom[]
}
export interface PublicBoard extends Omit<Board, 'items'> {
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
export interface PublicDungeon extends PublicPart, Omit<State, Secrets> {
  /** Null if no player is active. */
  readonly active: Seat | null
  readonly players: readonly PublicPlayer[]
  readonly board: PublicBoard | null
  readonly decks: Readonly<Record<DeckKind, number>>
  readonly heroes: Readonly<Record<HeroRank, number>>
  readonly hidden: Hidden
  /** Sorted by name. */
  readonly removed: readonly string[]
  /** Numbers of cards that left the game unseen. */
  readonly removedUnseen: Readonly<Record<DeckKind, number>>
  /** The cards in hands that all know, sorted by hand and name. They are not among the hidden ones. */
  readonly known: readonly KnownCard[]
}

/** The part of a deck that a player sees now. */
export type SeenDeck =
  /** All its cards. Their order stays hidden. */
  | { readonly cards: Multiset }
  /** Its top cards. The last one is on top. */
  | { readonly top: readonly CardName[] }
export interface OwnDungeon extends OwnPart<Choice>, Readonly<Record<DeckKind | 'dealt', readonly CardName[]>> {
  /** The cards of the face-down rooms that this player has placed, by id of the room. */
  readonly faceDown: Readonly<Record<string, CardName>>
  /** The cards in the hands of others that only this player knows, and those in the own hand that only one other player knows. */
  readonly known: readonly KnownCard[]
  /** The hands that this player sees now, by seat. */
  readonly hands: Readonly<Record<Seat, Partial<Record<DeckKind, readonly CardName[]>>>>
  readonly decks: Readonly<Partial<Record<DeckKind, SeenDeck>>>
}
export type DungeonPosition = SealedPosition<PublicDungeon, OwnDungeon>
