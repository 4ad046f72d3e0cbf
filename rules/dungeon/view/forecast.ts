// Forecast of the rest of the round. It simulates the round with all seats passing, on a copy of the state in which everything
// that the viewer cannot see is dealt again. A result is `open` if it depends on a choice or on a hidden card.
import { type Ask, redeal, type Viewer } from '../../kernel/index.ts'
import { behaviourOf, kindOf } from '../engine/catalogue.ts'
import { answer, causeOf, pushProgram, run, type StopCondition, takeEvents } from '../engine/interpreter.ts'
import { healthOf, player } from '../engine/queries.ts'
import { phasesOf, ruleSetOf } from '../engine/rulesets.ts'
import { skipWindows } from '../engine/windows.ts'
import { type Choice, isPass } from '../model/choices.ts'
import { clone } from '../model/clone.ts'
import type { Event } from '../model/events.ts'
import type { Hero, HeroName, Phase, RoomId, Seat, State } from '../model/state.ts'
import { adventureTurn } from '../round/adventure.ts'
import { cleanUp } from '../round/end-of-round.ts'
import { baitFor, isKeptInTown } from '../round/round.ts'
import { deal } from './deal.ts'
import { sealOwn, sealPublic } from './seal.ts'

/** A room on a hero's path. `damage` is the total damage of the hero after this room. */
export interface RoomVisit {
  readonly room: RoomId
  readonly damage: number
  readonly skipped: boolean
}
/** `leaves`: to town, to another dungeon or out of the game. `waits`: does not walk in this round. `open`: not certain. */
export type FateKind = 'dies' | 'survives' | 'leaves' | 'waits' | 'open'
export interface Fate {
  /** The owner of the dungeon. */
  readonly seat: Seat
  readonly end: FateKind
  /** The room where the hero dies, if that is certain. */
  readonly room: RoomId | null
  /** Total damage and total health at the end. */
  readonly damage: number
  readonly health: number
  /** Empty if it is not certain which dungeon the hero enters. */
  readonly path: readonly RoomVisit[]
}
export type Lure =
  | { readonly kind: 'goes'; readonly seat: Seat; readonly count: number }
  /** Goes by the bait rule on its own card, not by treasure. */
  | { readonly kind: 'follows'; readonly seat: Seat }
  | { readonly kind: 'tie'; readonly count: number }
  | { readonly kind: 'none' }
  /** In a solo game: fewer symbols than its place needs (SB-253). */
  | { readonly kind: 'short'; readonly count: number; readonly needed: number }
  /** A round effect keeps it in town. */
  | { readonly kind: 'held' }
  /** Depends on a choice. */
  | { readonly kind: 'open' }

export interface Forecast {
  /** The dungeon that lures each hero in town. */
  readonly lures: { readonly [hero: HeroName]: Lure }
  /** The fate of each hero that walks or waits in this round. */
  readonly fates: { readonly [hero: HeroName]: Fate }
  /** By seat: the fate of each hero in town, or that a minion can summon, if it went to the end of the line there. */
  readonly fatesBySeat: { readonly [hero: HeroName]: readonly (Fate | null)[] }
}

export function forecast(state: State, viewer: Viewer): Forecast {
  const simulated = simulateRound(state, viewer)
  if (!simulated) return { lures: {}, fates: {}, fatesBySeat: {} }
  const { redealt, hidden, baitStates, runs } = simulated
  return {
    lures: Object.fromEntries(
      redealt.town.map(({ name }) => [name, commonLure(baitStates.map(s => lureOf(s, name)))] as const),
    ),
    fates: fatesOf(runs, hidden),
    fatesBySeat: fatesBySeatOf(redealt, baitStates[0]!, hidden),
  }
}
/** The fates of a forecast alone: a server asks for them again and again. */
export function forecastFates(state: State, viewer: Viewer): Forecast['fates'] {
  const simulated = simulateRound(state, viewer)
  return simulated ? fatesOf(simulated.runs, simulated.hidden) : {}
}

/** Plays the rest of the round with everyone passing. Undefined outside a round. */
function simulateRound(state: State, viewer: Viewer) {
  if (state.round === 0 || !phasesOf(state.game).includes(state.phase) || state.phase === 'end') return undefined
  const redealt = dropOthersEffects(redeal({ sealPublic, sealOwn, deal }, state, viewer, 'foretold'), viewer)
  const hidden = deactivateHidden(redealt, viewer)
  const inAdventure = state.phase === 'adventure'
  const beforeBait = inAdventure ? [redealt] : simulateAll(skipTown(redealt), isNext('bait')).map(({ state: s }) => s)
  const [first = redealt, ...others] = beforeBait
  const runs = [...simulateAll(first, isNext('end')), ...others.map(other => simulate(other, isNext('end')))]
  const baitStates = inAdventure ? [afterCleanUp(runs[0]!.state)] : beforeBait
  return { redealt, hidden, baitStates, runs }
}

// The starting state of the simulation

/** By seat: the places of face-down cards that the viewer does not know. */
type HiddenPlaces = readonly (readonly number[])[]
/** Turns unknown face-down cards into deactivated rooms, so that they count for nothing. Returns their places. */
const deactivateHidden = (s: State, viewer: Viewer): HiddenPlaces =>
  s.players.map(({ dungeon }) =>
    dungeon.flatMap((room, at) => {
      if (!room.faceDown || room.by === viewer) return []
      room.faceDown = false
      room.off = true
      return [at]
    }),
  )
/** Drops the unfinished card effects that other seats are choosing for: the forecast cannot know their choices. */
function dropOthersEffects(s: State, viewer: Viewer): State {
  if (s.asks.every(({ seat }) => seat === viewer)) return s
  while (kindOf(s, causeOf(s, s.stack[s.stack.length - 1]!)) !== undefined) {
    s.stack.pop()
    s.asks = []
    s.answers = []
  }
  return s
}
/** Ends the Town phase at once: the forecast cannot know what others draft and where they place their minions. */
function skipTown(redealt: State): State {
  if (redealt.phase !== 'town') return redealt
  const s = clone(redealt)
  const { round } = ruleSetOf(s).programs
  s.stack.length = s.stack.findIndex(f => f.program === round.name) + 1
  s.asks = []
  s.answers = []
  return s
}
/** Returns the state at the start of the next round, as far as it is known now. */
function afterCleanUp(endOfRound: State): State {
  const s = clone(endOfRound)
  cleanUp(s)
  s.once = []
  return s
}

// Simulation

/** Stops before a phase of the round. */
const isNext =
  (phase: Phase): StopCondition =>
  s => {
    const { programs, phases } = ruleSetOf(s)
    const top = s.stack[s.stack.length - 1]!
    return top.program === programs.round.name && phases[top.pc]?.name === phase
  }
const never: StopCondition = () => false

interface SimulatedAsk {
  readonly ask: Ask<Choice>
  /** The number of events before it. */
  readonly after: number
}
interface Simulation {
  readonly from: State
  readonly state: State
  readonly events: readonly Event[]
  readonly asked: readonly SimulatedAsk[]
}
/** Chooses an answer to the n-th ask of a simulation. */
type AnswerPolicy = (ask: Ask<Choice>, n: number) => Choice
const passing: AnswerPolicy = ({ choices }) => choices.find(isPass) ?? choices[0]!
/** The opposite of passing: takes the last choice that is not a pass. But it never builds. */
const acting: AnswerPolicy = (ask, n) =>
  (isPlacing(ask) ? undefined : ask.choices.findLast(choice => !isPass(choice))) ?? passing(ask, n)
const MAX_ASKS = 60
function simulate(from: State, until: StopCondition, policy = passing): Simulation {
  const s = clone(from)
  skipWindows(s, until)
  if (s.asks.length === 0) run(s, until)
  const events = [...takeEvents(s)]
  const asked: SimulatedAsk[] = []
  while (s.asks.length > 0 && asked.length < MAX_ASKS) {
    const ask = s.asks[0]!
    const choice = policy(ask, asked.length)
    asked.push({ ask, after: events.length })
    events.push(...answer(s, ask.seat, choice, until))
  }
  return { from, state: s, events, asked }
}
const isPlacing = ({ prompt }: Ask<Choice>): boolean => prompt === 'build.room'
const MAX_VARIATIONS = 24
/**
 * Simulates with all seats passing; then once for each other answer to an ask on the way, up to a limit; then once with all asks
 * answered differently. Never varies a placement.
 */
function simulateAll(from: State, until: StopCondition): readonly Simulation[] {
  const first = simulate(from, until)
  const alternatives = first.asked.flatMap(({ ask }, at) => {
    const untried = ask.choices.filter(choice => choice !== passing(ask, at))
    return isPlacing(ask) ? [] : untried.map((choice, rank) => ({ at, choice, rank }))
  })
  if (alternatives.length === 0) return [first]
  const tried = alternatives.toSorted((a, b) => a.rank - b.rank).slice(0, MAX_VARIATIONS)
  const variations = tried.map(({ at, choice }) =>
    simulate(from, until, (ask, n) => (n === at ? choice : passing(ask, n))),
  )
  return [first, ...variations, simulate(from, until, acting)]
}

// Lures

function lureOf(s: State, name: HeroName): Lure {
  const place = s.town.findIndex(hero => hero.name === name)
  const hero = s.town[place]
  if (!hero) return { kind: 'open' }
  if (isKeptInTown(s, hero)) return { kind: 'held' }
  const { seat, count, tie, needed } = baitFor(s, hero, place)
  if (seat !== undefined) return behaviourOf(s, name).lure ? { kind: 'follows', seat } : { kind: 'goes', seat, count }
  if (tie) return { kind: 'tie', count }
  return needed === undefined ? { kind: 'none' } : { kind: 'short', count, needed }
}
const outcomeOf = (lure: Lure): Seat | string => ('seat' in lure ? lure.seat : lure.kind)
/** Returns the first lure if all have the same outcome, else `open`. */
function commonLure(lures: readonly Lure[]): Lure {
  const [first = { kind: 'open' }] = lures
  return lures.every(lure => outcomeOf(lure) === outcomeOf(first)) ? first : { kind: 'open' }
}

// Fates

interface HeroTrace {
  seat: Seat
  end: FateKind
  room: RoomId | null
  damage: number
  health: number
  readonly path: RoomVisit[]
}
/** Follows each hero through the events of a simulation. */
function traceHeroes({ from, state, events, asked }: Simulation): ReadonlyMap<HeroName, HeroTrace> {
  const traces = new Map<HeroName, HeroTrace>()
  const startTrace = (hero: Hero, seat: Seat): void => {
    traces.set(hero.name, {
      seat,
      end: 'waits',
      room: null,
      damage: hero.damage,
      health: healthOf(from, hero, seat),
      path: [],
    })
  }
  from.players.forEach(({ walker, entrance }, seat) => {
    for (const hero of walker ? [walker, ...entrance] : entrance) startTrace(hero, seat)
  })
  const endTrace = (trace: HeroTrace, at: number, end: FateKind, room: RoomId | null = null): void => {
    if (trace.end !== 'waits') return
    // The owner may still build a room before the hero walks; that could change everything.
    const mayBuild = asked.some(({ ask, after }) => isPlacing(ask) && ask.seat === trace.seat && after <= at)
    trace.end = mayBuild ? 'open' : end
    trace.room = room
  }
  events.forEach((event, at) => {
    if (event.event === 'lured') {
      const hero = from.town.find(({ name }) => name === event.hero)
      if (hero) startTrace(hero, event.seat)
    }
    const trace = 'hero' in event ? traces.get(event.hero) : undefined
    if (trace?.end !== 'waits') return
    if (event.event === 'entered') trace.path.push({ room: event.room, damage: trace.damage, skipped: false })
    else if (event.event === 'skipped') trace.path.push({ room: event.room, damage: trace.damage, skipped: true })
    else if (event.event === 'damaged') setDamage(trace, trace.damage + event.damage)
    else if (event.event === 'cheated-death') setDamage(trace, trace.health - 1)
    else if (event.event === 'healthier') trace.health += event.add
    else if (event.event === 'killed') endTrace(trace, at, 'dies', event.room)
    else if (event.event === 'survived') endTrace(trace, at, 'survives')
    else if (event.event === 'to-town' || event.event === 'to-entrance' || event.event === 'removed')
      endTrace(trace, at, 'leaves')
  })
  if (state.asks.length > 0) for (const trace of traces.values()) endTrace(trace, events.length, 'open')
  return traces
}
function setDamage(trace: HeroTrace, damage: number): void {
  trace.damage = damage
  const last = trace.path.pop()
  if (last) trace.path.push({ ...last, damage })
}

/** Compares all runs. Results on which they differ are `open` or empty. */
function fatesOf(runs: readonly Simulation[], hidden: HiddenPlaces): Forecast['fates'] {
  const [first, ...others] = runs.map(traceHeroes)
  const fates = [...first!].map(([hero, trace]) => {
    const variants = others.map(traces => traces.get(hero))
    const sameSeat = variants.every(other => other?.seat === trace.seat)
    const sameEnd = sameSeat && variants.every(other => other?.end === trace.end)
    const room = variants.every(other => other?.room === trace.room) ? trace.room : null
    const fate: Fate = { ...trace, end: sameEnd ? trace.end : 'open', room, path: sameSeat ? trace.path : [] }
    return [hero, openIfHidden(runs[0]!.from, fate, hidden)] as const
  })
  return Object.fromEntries(fates)
}
/** Makes a fate `open` if the hero passes a card that is hidden from the viewer. */
function openIfHidden(s: State, fate: Fate, hidden: HiddenPlaces): Fate {
  const { dungeon } = player(s, fate.seat)
  const end = fate.end === 'dies' ? dungeon.findIndex(({ id }) => id === fate.room) : -1
  return hidden[fate.seat]!.some(at => at > end) && fate.end !== 'waits' ? { ...fate, end: 'open', room: null } : fate
}

/** A hero that could still come to a dungeon, and the health token that it would get. */
interface Visitor {
  readonly hero: Hero
  readonly token: number
}
const visitorsOf = (s: State): readonly Visitor[] => [
  ...s.town.map(hero => ({ hero, token: 0 })),
  ...(ruleSetOf(s).board?.summonable(s) ?? []),
]
function fatesBySeatOf(redealt: State, baitState: State, hidden: HiddenPlaces): Forecast['fatesBySeat'] {
  const fatesBySeat = visitorsOf(redealt).map(visitor => {
    const bySeat = redealt.players.map(({ out }, seat) => (out ? null : fateAt(baitState, visitor, seat, hidden)))
    return [visitor.hero.name, bySeat] as const
  })
  return Object.fromEntries(fatesBySeat)
}
function fateAt(baitState: State, { hero, token }: Visitor, seat: Seat, hidden: HiddenPlaces): Fate {
  const s = clone(baitState)
  for (const { entrance } of s.players) {
    const at = entrance.findIndex(({ name }) => name === hero.name)
    if (at >= 0) entrance.splice(at, 1)
  }
  player(s, seat).entrance.push({ ...hero, tokens: hero.tokens + token, waits: false })
  s.phase = 'adventure'
  s.asks = []
  s.answers = []
  s.stack = []
  s.pending = []
  pushProgram(s, adventureTurn, seat, {})
  return fatesOf(simulateAll(s, never), hidden)[hero.name]!
}
