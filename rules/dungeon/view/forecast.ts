// What will become of heroes if nobody does anything more: played out by the rules themselves, in a world as the viewer may
// imagine it. Where it hangs on a choice or on something unseen, it is open.
import type { Ask, Viewer } from '../../kernel/index.ts'
import { behaviourOf, isCard } from '../engine/card-registry.ts'
import { answer, causeOf, pushProgram, run, type StopCondition, takeEvents } from '../engine/interpreter.ts'
import { healthOf, player } from '../engine/queries.ts'
import { ruleSetOf } from '../engine/rulesets.ts'
import { skipWindows } from '../engine/windows.ts'
import { type Choice, isPass } from '../model/choices.ts'
import { clone } from '../model/clone.ts'
import type { Event } from '../model/events.ts'
import { type Hero, type HeroName, landmarks, type RoomId, type Seat, type State } from '../model/state.ts'
import { adventureTurn } from '../round/adventure.ts'
import { cleanUp } from '../round/end-of-round.ts'
import { baitFor, isKeptInTown } from '../round/round.ts'
import { healthFrom } from '../super/minions.ts'
import { redeal } from './redeal.ts'

/** A room on the way, with all damage that the hero has taken once it is through; or it passes the room by. */
export interface RoomVisit {
  readonly room: RoomId
  readonly damage: number
  readonly skipped: boolean
}
/** `leaves`: for town, for another dungeon, out of the game. `waits`: not in this round. `open`: nobody can tell. */
export type FateKind = 'dies' | 'survives' | 'leaves' | 'waits' | 'open'
export interface Fate {
  /** Whose dungeon it is about. */
  readonly seat: Seat
  readonly end: FateKind
  /** Where it dies, as far as that is certain. */
  readonly room: RoomId | null
  /** All that it will have taken, and how much it bears. */
  readonly damage: number
  readonly health: number
  /** Nothing, where it is open which dungeon it walks through. */
  readonly path: readonly RoomVisit[]
}
export type Lure =
  | { readonly kind: 'goes'; readonly seat: Seat; readonly count: number }
  /** By a rule of its own, not by treasure. */
  | { readonly kind: 'follows'; readonly seat: Seat }
  | { readonly kind: 'tie'; readonly count: number }
  | { readonly kind: 'none' }
  /** Alone: fewer symbols than its place asks for (SB-253). */
  | { readonly kind: 'short'; readonly count: number; readonly needed: number }
  /** Something keeps it in town. */
  | { readonly kind: 'held' }
  /** It hangs on a choice. */
  | { readonly kind: 'open' }

export interface Forecast {
  /** Where each hero in town is drawn. */
  readonly lures: { readonly [hero: HeroName]: Lure }
  /** What becomes of each hero that walks, or waits, in this round. */
  readonly fates: { readonly [hero: HeroName]: Fate }
  /** What would become of each hero in town, and that a minion can summon, by seat: at the end of the line there. */
  readonly fatesBySeat: { readonly [hero: HeroName]: readonly (Fate | null)[] }
}

export function forecast(state: State, viewer: Viewer): Forecast {
  const { phases } = ruleSetOf(state).programs
  if (state.round === 0 || !phases.includes(state.phase) || state.phase === 'end')
    return { lures: {}, fates: {}, fatesBySeat: {} }
  const world = undecided(redeal(state, viewer, 'foretold'), viewer)
  const veiled = hideFaceDown(world, viewer)
  const walking = state.phase === 'adventure'
  const baited = walking ? [world] : playAll(withoutTown(world), isNext('bait')).map(({ state: s }) => s)
  const [first = world, ...others] = baited
  const runs = [...playAll(first, isNext('end')), ...others.map(other => play(other, isNext('end')))]
  const tempting = walking ? [rested(runs[0]!.state)] : baited
  return {
    lures: Object.fromEntries(
      world.town.map(({ name }) => [name, agreed(tempting.map(s => lureOf(s, name)))] as const),
    ),
    fates: fatesOf(runs, veiled),
    fatesBySeat: visitsOf(world, tempting[0]!, veiled),
  }
}

// The world as the viewer may imagine it

/** By seat: the places where a card lies face down that the viewer does not know. It counts for nothing. */
type Veiled = readonly (readonly number[])[]
const hideFaceDown = (s: State, viewer: Viewer): Veiled =>
  s.players.map(({ dungeon }) =>
    dungeon.flatMap((room, at) => {
      if (!room.faceDown || room.by === viewer) return []
      room.faceDown = false
      room.off = true
      return [at]
    }),
  )
/** What others are about to announce or to choose for a card is theirs to say: as if they had not begun. */
function undecided(s: State, viewer: Viewer): State {
  if (s.asks.every(({ seat }) => seat === viewer)) return s
  while (isCard(causeOf(s, s.stack[s.stack.length - 1]!))) {
    s.stack.pop()
    s.asks = []
    s.answers = []
  }
  return s
}
/** What others will still draft and where their minions will go is theirs to say: the Town phase ends here. */
function withoutTown(world: State): State {
  if (world.phase !== 'town') return world
  const s = clone(world)
  const { round } = ruleSetOf(s).programs
  s.stack.length = s.stack.findIndex(f => f.program === round) + 1
  s.asks = []
  s.answers = []
  return s
}
/** The same table in the next round, as far as it is known now. */
function rested(after: State): State {
  const s = clone(after)
  cleanUp(s)
  s.once = []
  return s
}

// Playing on in silence

/** The next phase of the round is this one. */
const isNext =
  (phase: string): StopCondition =>
  s => {
    const { round, phases } = ruleSetOf(s).programs
    const top = s.stack[s.stack.length - 1]!
    return top.program === round && phases[top.pc] === phase
  }
const never: StopCondition = () => false

interface Asked {
  readonly ask: Ask<Choice>
  /** How many events came before it. */
  readonly after: number
}
interface Simulation {
  readonly from: State
  readonly state: State
  readonly events: readonly Event[]
  readonly asked: readonly Asked[]
}
/** How a question is answered, the how-manieth it may be. */
type Answering = (ask: Ask<Choice>, n: number) => Choice
const passing: Answering = ({ choices }) => choices.find(isPass) ?? choices[0]!
/** As far from quiet as it can be, but nobody builds. */
const acting: Answering = (ask, n) =>
  (isPlacing(ask) ? undefined : ask.choices.findLast(choice => !isPass(choice))) ?? passing(ask, n)
const MOST_ASKED = 60
function play(from: State, until: StopCondition, answering = passing): Simulation {
  const s = clone(from)
  skipWindows(s, until)
  if (s.asks.length === 0) run(s, until)
  const events = [...takeEvents(s)]
  const asked: Asked[] = []
  while (s.asks.length > 0 && asked.length < MOST_ASKED) {
    const ask = s.asks[0]!
    const choice = answering(ask, asked.length)
    asked.push({ ask, after: events.length })
    events.push(...answer(s, ask.seat, choice, until))
  }
  return { from, state: s, events, asked }
}
const isPlacing = ({ prompt }: Ask<Choice>): boolean => prompt === 'build.room'
const MOST_RUNS = 24
/** Once quietly, once for every other answer to a question on the way, as far as there is time, and once all otherwise. */
function playAll(from: State, until: StopCondition): readonly Simulation[] {
  const first = play(from, until)
  const others = first.asked.flatMap(({ ask }, at) => {
    const untried = ask.choices.filter(choice => choice !== passing(ask, at))
    return isPlacing(ask) ? [] : untried.map((choice, rank) => ({ at, choice, rank }))
  })
  if (others.length === 0) return [first]
  const tried = others.toSorted((a, b) => a.rank - b.rank).slice(0, MOST_RUNS)
  const otherwise = tried.map(({ at, choice }) => play(from, until, (ask, n) => (n === at ? choice : passing(ask, n))))
  return [first, ...otherwise, play(from, until, acting)]
}

// Where heroes are drawn

function lureOf(s: State, name: HeroName): Lure {
  const place = s.town.findIndex(hero => hero.name === name)
  const hero = s.town[place]
  if (!hero) return { kind: 'open' }
  if (isKeptInTown(s, hero)) return { kind: 'held' }
  const { seat, count, tie, needed } = baitFor(s, hero, place)
  if (seat !== undefined) return behaviourOf(name).lure ? { kind: 'follows', seat } : { kind: 'goes', seat, count }
  if (tie) return { kind: 'tie', count }
  return needed === undefined ? { kind: 'none' } : { kind: 'short', count, needed }
}
const leadsTo = (lure: Lure): Seat | string => ('seat' in lure ? lure.seat : lure.kind)
function agreed(lures: readonly Lure[]): Lure {
  const [first = { kind: 'open' }] = lures
  return lures.every(lure => leadsTo(lure) === leadsTo(first)) ? first : { kind: 'open' }
}

// What becomes of them

interface HeroTrace {
  seat: Seat
  end: FateKind
  room: RoomId | null
  damage: number
  health: number
  readonly path: RoomVisit[]
}
function follow({ from, state, events, asked }: Simulation): ReadonlyMap<HeroName, HeroTrace> {
  const walks = new Map<HeroName, HeroTrace>()
  const begin = (hero: Hero, seat: Seat): void => {
    walks.set(hero.name, {
      seat,
      end: 'waits',
      room: null,
      damage: hero.damage,
      health: healthOf(from, hero, seat),
      path: [],
    })
  }
  from.players.forEach(({ walker, entrance }, seat) => {
    for (const hero of walker ? [walker, ...entrance] : entrance) begin(hero, seat)
  })
  const over = (walk: HeroTrace, at: number, end: FateKind, room: RoomId | null = null): void => {
    if (walk.end !== 'waits') return
    // Who builds on the way makes another dungeon of it.
    const rebuilt = asked.some(({ ask, after }) => isPlacing(ask) && ask.seat === walk.seat && after <= at)
    walk.end = rebuilt ? 'open' : end
    walk.room = room
  }
  events.forEach((event, at) => {
    if (event.event === 'lured') {
      const hero = from.town.find(({ name }) => name === event.hero)
      if (hero) begin(hero, event.seat)
    }
    const walk = 'hero' in event ? walks.get(event.hero) : undefined
    if (walk?.end !== 'waits') return
    if (event.event === 'entered') walk.path.push({ room: event.room, damage: walk.damage, skipped: false })
    else if (event.event === 'skipped') walk.path.push({ room: event.room, damage: walk.damage, skipped: true })
    else if (event.event === 'damaged') hit(walk, walk.damage + event.damage)
    else if (event.event === 'cheated-death') hit(walk, walk.health - 1)
    else if (event.event === 'healthier') walk.health += event.add
    else if (event.event === 'killed') over(walk, at, 'dies', event.room)
    else if (event.event === 'survived') over(walk, at, 'survives')
    else if (event.event === 'to-town' || event.event === 'to-entrance' || event.event === 'removed')
      over(walk, at, 'leaves')
  })
  if (state.asks.length > 0) for (const walk of walks.values()) over(walk, events.length, 'open')
  return walks
}
function hit(walk: HeroTrace, damage: number): void {
  walk.damage = damage
  const last = walk.path.pop()
  if (last) walk.path.push({ ...last, damage })
}

function fatesOf(runs: readonly Simulation[], veiled: Veiled): Forecast['fates'] {
  const [first, ...others] = runs.map(follow)
  const fates = [...first!].map(([hero, walk]) => {
    const elsewhere = others.map(walks => walks.get(hero))
    const here = elsewhere.every(other => other?.seat === walk.seat)
    const sure = here && elsewhere.every(other => other?.end === walk.end)
    const room = elsewhere.every(other => other?.room === walk.room) ? walk.room : null
    const fate: Fate = { ...walk, end: sure ? walk.end : 'open', room, path: here ? walk.path : [] }
    return [hero, unveiled(runs[0]!.from, fate, veiled)] as const
  })
  return Object.fromEntries(fates)
}
/** What lies face down on the way before its end may change it. */
function unveiled(s: State, fate: Fate, veiled: Veiled): Fate {
  const { dungeon } = player(s, fate.seat)
  const end = fate.end === 'dies' ? dungeon.findIndex(({ id }) => id === fate.room) : -1
  return veiled[fate.seat]!.some(at => at > end) && fate.end !== 'waits' ? { ...fate, end: 'open', room: null } : fate
}

/** A hero that is not on its way yet, with the health it would get. */
interface Guest {
  readonly hero: Hero
  readonly bonus: number
}
function guestsOf({ town, board }: State): readonly Guest[] {
  const inTown = town.map(hero => ({ hero, bonus: 0 }))
  if (!board) return inTown
  const below = landmarks.flatMap(place => {
    const hero = board.landmarks[place]
    return hero ? [{ hero, bonus: healthFrom(place) }] : []
  })
  // Of those in the Tavern, only the one on top can be summoned (SB-62).
  return [...inTown, ...below, ...board.tavern.slice(-1).map(hero => ({ hero, bonus: healthFrom('tavern') }))]
}
function visitsOf(world: State, table: State, veiled: Veiled): Forecast['fatesBySeat'] {
  const fatesBySeat = guestsOf(world).map(guest => {
    const bySeat = world.players.map(({ out }, seat) => (out ? null : visitOf(table, guest, seat, veiled)))
    return [guest.hero.name, bySeat] as const
  })
  return Object.fromEntries(fatesBySeat)
}
function visitOf(table: State, { hero, bonus }: Guest, seat: Seat, veiled: Veiled): Fate {
  const s = clone(table)
  for (const { entrance } of s.players) {
    const at = entrance.findIndex(({ name }) => name === hero.name)
    if (at >= 0) entrance.splice(at, 1)
  }
  player(s, seat).entrance.push({ ...hero, bonus: hero.bonus + bonus, waits: false })
  s.phase = 'adventure'
  s.asks = []
  s.answers = []
  s.stack = []
  s.pending = []
  pushProgram(s, adventureTurn, seat, {})
  return fatesOf(playAll(s, never), veiled)[hero.name]!
}
