// Every choice of a player. A choice describes itself, so people can read a record.
import type { CardName, DeckKind, HeroName, RoomId, Seat, Space, Treasure } from './state.ts'

/** The type of each target. A target is stored in the variable of this name in its effect. */
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
  /** Id of the frame of a declared spell or ability. */
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
type TargetChoice = { [K in TargetName]: { readonly [P in K]: TargetTypes[K] } }[TargetName]
export type Choice =
  | TargetChoice
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
/** Whether an ask belongs to a window: the seat may play spells and use abilities, or pass. */
export const isWindow = ({ prompt }: { readonly prompt: string }): boolean => prompt === 'act' || prompt === 'negate'

/** Ids of the prompts. The locales have a text for each. */
export const prompts = [
  'boss.choose',
  'mulligan',
  'discard.opening',
  'discard.cards',
  'discard.spell',
  'build.first',
  'build.room',
  'act',
  'negate',
  'ability',
  'heal',
  'choose.order',
  'choose.deck',
  'choose.room',
  'choose.ownRoom',
  'choose.cards',
  'choose.fromDiscard',
  'choose.fromHandOf',
  'choose.hero',
  'choose.dungeon',
  'choose.opponent',
  'choose.treasure',
  'choose.target',
  'market.take',
  'minion.place',
  'minion.summon',
  'counter.place',
  'counter.remove',
] as const
export type Prompt = (typeof prompts)[number]
