// Every event of a game, with all that the log and the animations need. Hidden fields are in `secret` (kernel: eventFor).
import type { GameEvent } from '../../kernel/index.ts'
import type {
  CardName,
  DeckKind,
  HeroName,
  ItemName,
  Landmark,
  Phase,
  RoomId,
  RoundEffect,
  Seat,
  Space,
} from './state.ts'

type Facts =
  | { readonly event: 'phase'; readonly phase: Phase; readonly round: number }
  | { readonly event: 'active'; readonly seat: Seat }
  | { readonly event: 'boss-chosen'; readonly seat: Seat; readonly boss: CardName }
  | { readonly event: 'mulligan'; readonly seat: Seat; readonly cards?: readonly CardName[] }
  | { readonly event: 'drew'; readonly seat: Seat; readonly kind: DeckKind; readonly count: number }
  | { readonly event: 'shuffled'; readonly kind: DeckKind | 'heroes' }
  | { readonly event: 'discarded'; readonly seat: Seat; readonly card: CardName }
  | { readonly event: 'seeded'; readonly cards: readonly CardName[] }
  | { readonly event: 'took'; readonly seat: Seat; readonly card: CardName }
  | { readonly event: 'stole'; readonly seat: Seat; readonly from: Seat; readonly kind: DeckKind }
  | { readonly event: 'gave'; readonly seat: Seat; readonly to: Seat; readonly kind: DeckKind }
  | { readonly event: 'showed'; readonly seat: Seat; readonly card: CardName }
  | { readonly event: 'looked'; readonly seat: Seat; readonly hand: Seat }
  | { readonly event: 'placed'; readonly seat: Seat; readonly in: Seat; readonly at: number }
  | { readonly event: 'declined'; readonly seat: Seat }
  | { readonly event: 'returned'; readonly seat: Seat; readonly in: Seat; readonly at: number }
  | { readonly event: 'built'; readonly seat: Seat; readonly room: RoomId; readonly at: number; readonly on?: RoomId }
  | { readonly event: 'level-up'; readonly seat: Seat; readonly boss: CardName }
  | { readonly event: 'destroyed'; readonly seat: Seat; readonly room: RoomId }
  | { readonly event: 'uncovered'; readonly seat: Seat; readonly room: RoomId }
  | { readonly event: 'deactivated'; readonly seat: Seat; readonly room: RoomId }
  | { readonly event: 'swapped'; readonly seat: Seat; readonly room: RoomId; readonly other: RoomId }
  | { readonly event: 'lasting'; readonly record: RoundEffect }
  | { readonly event: 'arrived'; readonly hero: HeroName }
  | { readonly event: 'lured'; readonly hero: HeroName; readonly seat: Seat; readonly count: number }
  | { readonly event: 'stayed'; readonly hero: HeroName; readonly tie: boolean }
  | { readonly event: 'to-entrance'; readonly hero: HeroName; readonly seat: Seat }
  | { readonly event: 'to-town'; readonly hero: HeroName }
  | { readonly event: 'sent'; readonly hero: HeroName; readonly seat: Seat; readonly at: number }
  | { readonly event: 'skipped'; readonly hero: HeroName; readonly seat: Seat; readonly room: RoomId }
  | { readonly event: 'entered'; readonly hero: HeroName; readonly seat: Seat; readonly room: RoomId }
  | { readonly event: 'damaged'; readonly hero: HeroName; readonly damage: number }
  | { readonly event: 'healthier'; readonly hero: HeroName; readonly add: number }
  | {
      readonly event: 'killed'
      readonly hero: HeroName
      readonly seat: Seat
      readonly room: RoomId
      readonly souls: number
    }
  | { readonly event: 'survived'; readonly hero: HeroName; readonly seat: Seat; readonly wounds: number }
  | { readonly event: 'removed'; readonly hero: HeroName; readonly seat: Seat }
  | { readonly event: 'healed'; readonly hero: HeroName; readonly seat: Seat }
  | { readonly event: 'turned'; readonly hero: HeroName; readonly seat: Seat }
  | { readonly event: 'won-soul'; readonly hero: HeroName; readonly seat: Seat }
  | { readonly event: 'cast'; readonly seat: Seat; readonly card: CardName; readonly mode?: number }
  | { readonly event: 'used'; readonly seat: Seat; readonly source: string }
  | { readonly event: 'declared'; readonly effect: string; readonly seat: Seat; readonly source: string }
  | { readonly event: 'negated'; readonly effect: string; readonly seat: Seat; readonly source: string }
  | { readonly event: 'fizzled'; readonly effect: string; readonly seat: Seat; readonly source: string }
  | { readonly event: 'resolved'; readonly effect: string; readonly seat: Seat; readonly source: string }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'eliminated'; readonly seat: Seat }
  | { readonly event: 'market'; readonly cards: readonly CardName[] }
  | { readonly event: 'market-taken'; readonly seat: Seat; readonly card: CardName }
  | { readonly event: 'market-cleared'; readonly cards: readonly CardName[] }
  | { readonly event: 'pushed'; readonly hero: HeroName; readonly place: Landmark | 'tavern' }
  | { readonly event: 'minion-placed'; readonly seat: Seat; readonly space: Space }
  | { readonly event: 'minion-acts'; readonly seat: Seat; readonly space: Space }
  | {
      readonly event: 'summoned'
      readonly hero: HeroName
      readonly seat: Seat
      readonly in: Seat
      readonly place: Landmark | 'tavern'
    }
  | { readonly event: 'counters'; readonly seat: Seat; readonly room: RoomId; readonly add: number }
  | { readonly event: 'woke'; readonly seat: Seat; readonly room: RoomId }
  | { readonly event: 'restacked'; readonly seat: Seat; readonly room: RoomId }
  | { readonly event: 'cheated-death'; readonly hero: HeroName; readonly seat: Seat }
  | { readonly event: 'first-player'; readonly seat: Seat }
  | { readonly event: 'coins'; readonly seat: Seat; readonly add: number }
  | { readonly event: 'item'; readonly item: ItemName }
  | { readonly event: 'item-taken'; readonly item: ItemName; readonly hero: HeroName }
  | { readonly event: 'over'; readonly winners: readonly Seat[] }

export type Event = GameEvent & Facts
/** An event without `why`; `emit` adds it. */
export type EventWithoutCause = Facts & Pick<GameEvent, 'reveals' | 'secret'>
