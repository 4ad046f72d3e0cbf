// The view: what one viewer may know. It starts empty and adds only what is visible (BM-204, BM-205, BM-230, BM-231).
import type { Ask, Viewer } from '../../kernel/index.ts'
import { causeOf, targetsOf } from '../engine/interpreter.ts'
import { damageOf, healthOf, score, souls, treasureOf, treasureTypes, wounds } from '../engine/queries.ts'
import { type Responders, respondersOf } from '../engine/windows.ts'
import type { Choice } from '../model/choices.ts'
import type {
  Board,
  CardName,
  DungeonResult,
  Frame,
  Hero,
  HeroName,
  ItemName,
  Landmark,
  Phase,
  Player,
  Room,
  RoomId,
  RoundEffect,
  Seat,
  Space,
  State,
  Treasure,
  Variants,
} from '../model/state.ts'

export interface RoomView {
  /** Null for a face-down card. */
  readonly id: RoomId | null
  /** Null for a face-down card, except for the player who placed it. */
  readonly card: CardName | null
  readonly faceDown: boolean
  readonly off: boolean
  readonly under: readonly RoomId[]
  /** Damage to a hero that enters now. Null for a face-down card. */
  readonly damage: number | null
  /** Only in games with counters: the number of +1 counters, and whether an effect has woken the room. */
  readonly counters?: number
  readonly awake?: boolean
}
export interface HeroView {
  readonly name: HeroName
  readonly damage: number
  readonly health: number
  /** The Adventure phase does not process it again in this round. */
  readonly waits: boolean
  readonly items: readonly ItemName[]
}
export interface PlayerView {
  readonly boss: CardName | null
  readonly leveled: boolean
  readonly out: boolean
  readonly hand: { readonly rooms: number; readonly spells: number }
  /** From the boss to the entrance. */
  readonly dungeon: readonly RoomView[]
  readonly treasure: Readonly<Partial<Record<Treasure, number>>> | null
  readonly entrance: readonly HeroView[]
  readonly walker: (HeroView & { readonly at: number; readonly room: RoomId }) | null
  readonly slain: readonly HeroName[]
  readonly survivors: readonly HeroName[]
  readonly souls: number
  readonly wounds: number
  readonly score: number
  readonly coins: number
  /** Number of rooms that the player may still place in this round. */
  readonly toPlace: number
}
/** A pending effect: declared, but not resolved. */
export interface EffectView {
  readonly effect: string
  readonly seat: Seat
  readonly card: CardName
  readonly source: string
  readonly targets: { readonly [variable: string]: unknown }
}
/** The town board, without the town (SB-291). */
export interface BoardView {
  readonly market: readonly CardName[]
  readonly landmarks: { readonly [L in Landmark]: HeroView | null }
  /** The last hero is on top. */
  readonly tavern: readonly HeroView[]
  /** By seat: the action space of the minion. '' if it is at home. */
  readonly minions: readonly Space[]
  readonly items: number
  readonly itemsWaiting: readonly ItemName[]
}
export interface View {
  readonly game: string
  readonly viewer: Viewer
  readonly sets: readonly string[]
  readonly variants: Variants
  readonly round: number
  readonly phase: Phase
  readonly order: readonly Seat[]
  readonly active: Seat | null
  readonly players: readonly PlayerView[]
  readonly town: readonly HeroView[]
  readonly board: BoardView | null
  readonly decks: { readonly rooms: number; readonly spells: number; readonly ordinary: number; readonly epic: number }
  readonly discard: readonly CardName[]
  readonly lasting: readonly RoundEffect[]
  readonly usedThisRound: readonly string[]
  readonly pending: readonly EffectView[]
  /** While effects are pending: the seats that have passed, and the seats still to be asked. */
  readonly responders: Responders | null
  /** The viewer's own hand and bosses to choose from. Spectators have none. */
  readonly hand: { readonly rooms: readonly CardName[]; readonly spells: readonly CardName[] } | null
  readonly dealt: readonly CardName[]
  readonly asked: readonly Seat[]
  readonly ask: Ask<Choice> | null
  readonly result: DungeonResult | null
}

export function view(s: State, viewer: Viewer): View {
  const own = viewer === 'spectator' ? undefined : s.players[viewer]
  return {
    game: s.game,
    viewer,
    sets: s.sets,
    variants: s.variants,
    round: s.round,
    phase: s.phase,
    order: s.players.every(p => p.boss !== '') ? s.order : [],
    active: s.active < 0 ? null : s.active,
    players: s.players.map((p, seat) => playerView(s, seat, p, viewer)),
    town: s.town.map(hero => heroView(s, hero)),
    board: s.board && boardView(s, s.board),
    decks: {
      rooms: s.decks.rooms.length,
      spells: s.decks.spells.length,
      ordinary: s.heroes.ordinary.length,
      epic: s.heroes.epic.length,
    },
    discard: [...s.discard],
    lasting: s.lasting,
    usedThisRound: s.once,
    pending: s.pending.map(f => effectView(s, f)),
    responders: respondersOf(s),
    hand: own ? { rooms: [...own.rooms], spells: [...own.spells] } : null,
    dealt: own?.dealt ?? [],
    asked: s.asks.map(ask => ask.seat).sort((a, b) => a - b), // the order of asks may be hidden
    ask: s.asks.find(ask => ask.seat === viewer) ?? null,
    result: s.result,
  }
}
function playerView(s: State, seat: Seat, p: Player, viewer: Viewer): PlayerView {
  const { walker } = p
  return {
    boss: p.boss === '' ? null : p.boss,
    leveled: p.leveled,
    out: p.out,
    hand: { rooms: p.rooms.length, spells: p.spells.length },
    dungeon: p.dungeon.map(room => roomView(s, seat, room, viewer)),
    treasure: p.boss === '' || p.out ? null : treasureView(s, seat),
    entrance: p.entrance.map(hero => heroView(s, hero, seat)),
    walker: walker && { ...heroView(s, walker, seat), at: walker.at, room: walker.room },
    slain: [...p.slain],
    survivors: [...p.survivors],
    souls: souls(s, seat),
    wounds: wounds(s, seat),
    score: score(s, seat),
    coins: p.coins,
    toPlace: p.tally.toPlace,
  }
}
const boardView = (s: State, { market, landmarks, tavern, minions, items, itemsWaiting }: Board): BoardView => {
  const heroOn = (landmark: Landmark) => landmarks[landmark] && heroView(s, landmarks[landmark])
  return {
    market: [...market],
    landmarks: {
      temple: heroOn('temple'),
      stadium: heroOn('stadium'),
      library: heroOn('library'),
      hideout: heroOn('hideout'),
    },
    tavern: tavern.map(hero => heroView(s, hero)),
    minions,
    items: items.length,
    itemsWaiting: [...itemsWaiting],
  }
}
const roomView = (s: State, seat: Seat, room: Room, viewer: Viewer): RoomView => ({
  id: room.faceDown ? null : room.id,
  card: room.faceDown && room.by !== viewer ? null : room.card,
  faceDown: room.faceDown,
  off: room.off,
  under: room.under,
  damage: room.faceDown ? null : room.off ? 0 : damageOf(s, seat, room),
  ...(s.board && { counters: room.counters, awake: room.awake }),
})
const treasureView = (s: State, seat: Seat): Partial<Record<Treasure, number>> =>
  Object.fromEntries(treasureTypes(s).map(type => [type, treasureOf(s, seat, type)]))
const heroView = (s: State, hero: Hero, seat?: Seat): HeroView => ({
  name: hero.name,
  damage: hero.damage,
  health: healthOf(s, hero, seat),
  waits: hero.waits,
  items: s.board?.carried[hero.name] ?? [],
})
const effectView = (s: State, f: Frame): EffectView => ({
  effect: f.id,
  seat: f.v.you,
  card: causeOf(s, f),
  source: f.v.self,
  targets: targetsOf(f),
})
