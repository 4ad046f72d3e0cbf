// All that a player can say. A choice describes itself, so a record reads like a score sheet.
import type { CardName, DeckKind, HeroName, RoomId, Seat, Space, Treasure } from './state.ts'

/** What can be picked for a variable of an effect, under the variable's name. */
export interface TargetTypes {
  card: CardName
  price: CardName
  room: RoomId
  other: RoomId
  sacrifice: RoomId
  hero: HeroName
  soul: HeroName
  player: Seat
  kind: DeckKind
  treasure: Treasure
  /** A declared spell, a declared ability: by the name of its frame. */
  spell: string
  ability: string
}
export type TargetName = keyof TargetTypes

/** `at` counts places from the boss; `in` names another player's dungeon. */
export type Placement = {
  readonly build: CardName
  readonly at: number
  readonly in?: Seat
}
type Picked = { [K in TargetName]: { readonly [P in K]: TargetTypes[K] } }[TargetName]
export type Choice =
  | Picked
  | Placement
  | { readonly pass: true }
  | { readonly accept: true }
  | { readonly boss: CardName }
  | { readonly keep: true }
  | { readonly mulligan: true }
  | { readonly discard: CardName; readonly and: CardName }
  | { readonly cast: CardName; readonly mode?: number }
  | { readonly use: string }
  | { readonly first: string }
  | { readonly draw: DeckKind }
  | { readonly take: CardName }
  | { readonly minion: Space }
  | { readonly coin: CardName }

export const pass: Choice = Object.freeze({ pass: true })
export const isPass = (choice: Choice): boolean => 'pass' in choice

/** The questions, as the locales name them. */
export type Prompt =
  | 'boss.choose'
  | 'mulligan'
  | 'discard.opening'
  | 'discard.cards'
  | 'discard.spell'
  | 'build.first'
  | 'build.room'
  | 'act'
  | 'negate'
  | 'ability'
  | 'heal'
  | 'choose.order'
  | 'choose.deck'
  | 'choose.room'
  | 'choose.ownRoom'
  | 'choose.cards'
  | 'choose.fromDiscard'
  | 'choose.fromHandOf'
  | 'choose.hero'
  | 'choose.dungeon'
  | 'choose.opponent'
  | 'choose.treasure'
  | 'choose.target'
  | 'market.take'
  | 'minion.place'
  | 'minion.summon'
  | 'counter.place'
  | 'counter.remove'
