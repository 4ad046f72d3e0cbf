// A round and its first four phases (BM-56), as programs like those of the cards.
import { type Cause, remove } from '../../kernel/index.ts'
import { draw } from '../actions/cards.ts'
import { newHero } from '../actions/heroes.ts'
import { levelsUpNow, levelUp, wouldReachLevel } from '../actions/level-up.ts'
import { layFaceDown, placements, placementsInOtherDungeons, revealRooms } from '../actions/rooms.ts'
import { behaviourOf, heroFacts } from '../engine/catalogue.ts'
import {
  act,
  askSeats,
  each,
  type Offers,
  perform,
  performForSeat,
  program,
  type Replaceable,
  remember,
  repeat,
} from '../engine/combinators.ts'
import { emit, frame } from '../engine/interpreter.ts'
import type { Program } from '../engine/programs.ts'
import { buildingForbidden, locateRoom, player, souls, treasureOf } from '../engine/queries.ts'
import { type BaitResult, type RoundPhases, ruleSetOf } from '../engine/rulesets.ts'
import { fireTriggers } from '../engine/triggers.ts'
import { openWindow } from '../engine/windows.ts'
import { type Choice, type Prompt, pass } from '../model/choices.ts'
import type { DeckKind, EffectVars, Hero, Phase, RoomId, Seat, State, Tally } from '../model/state.ts'
import { adventure } from './adventure.ts'
import { endOfRound } from './end-of-round.ts'
import { allSeats, beginPhase, makeActive } from './phases.ts'

// Beginning (BM-58 to BM-64)

export const newTally = (soulsBefore: number): Tally => ({
  toPlace: 1,
  declined: 0,
  gifts: [],
  soulsBefore,
  defeated: 0,
  gained: 0,
  entered: 0,
  lured: 0,
  destroyed: 0,
  cast: [],
})
export function beginRound(s: State, phase: Phase): void {
  s.round++
  beginPhase(s, phase)
  s.once = []
  s.entered = []
  s.lasting = []
  for (const seat of s.order) player(s, seat).tally = newTally(souls(s, seat))
}
function revealHeroes(s: State): void {
  beginRound(s, 'beginning')
  for (const _ of s.players) {
    const hero = s.heroes.ordinary.pop() ?? s.heroes.epic.pop() // BM-59, BM-60
    if (hero === undefined) return
    s.town.push(newHero(hero, ++s.revealed))
    emit(s, { event: 'arrived', hero, reveals: true }, 'BM-58')
  }
}
const regularDraw = program('regular-draw', 'BM-61')(
  remember('kind', (): DeckKind => 'rooms'),
  remember('because', (): Cause => 'BM-61'),
  act((s, v: EffectVars) => fireTriggers(s, 'would-draw', { seat: v.you, would: s.stack.length - 1 })),
  act((s, v: EffectVars & Replaceable & { kind: DeckKind }) => draw(s, v.you, v.kind, 1, v.because)),
)
const beginning = program('beginning', 'BM-58')(act(revealHeroes), each('seat', allSeats, performForSeat(regularDraw)))

// Build (BM-65 to BM-88)

/** Whether a player has a choice in the placing turn: a room card to place, or an alternative to placing. */
const mayPlace = (s: State, you: Seat): boolean =>
  (player(s, you).rooms.length > 0 && !buildingForbidden(s)) ||
  (ruleSetOf(s).buildAlternatives?.offers(s, you).length ?? 0) > 0
function decline(s: State, you: Seat): void {
  const { tally } = player(s, you)
  tally.declined += tally.toPlace
  tally.toPlace = 0
}
type PlacingRules = { readonly place: Cause; readonly decline: Cause }
const placing = (name: string, rule: Cause, rules: PlacingRules, prompt: Prompt): Program =>
  program(
    name,
    rule,
  )(
    askSeats(
      prompt,
      (s, { you }: EffectVars): Offers | 'end' => {
        const { rooms, tally } = player(s, you)
        if (mayPlace(s, you)) {
          const own: Choice[] = placements(s, you, rooms)
          const gifts = tally.gifts.length > 0 ? placementsInOtherDungeons(s, you, rooms) : []
          const alternatives = ruleSetOf(s).buildAlternatives?.offers(s, you) ?? []
          return [[you, [...own, ...gifts, ...alternatives, pass]]]
        }
        decline(s, you)
        return 'end'
      },
      (s, { you }, [answer]) => {
        const { choice } = answer!
        const { tally } = player(s, you)
        if ('build' in choice) {
          tally.toPlace--
          const [gift, ...others] = tally.gifts
          if (choice.in !== undefined) tally.gifts = others
          layFaceDown(s, you, choice, choice.in === undefined ? rules.place : gift)
        } else if ('coin' in choice) ruleSetOf(s).buildAlternatives!.take(s, you, choice.coin)
        else {
          decline(s, you)
          emit(s, { event: 'declined', seat: you }, rules.decline)
        }
        return undefined
      },
    ),
  )
const place = placing('place', 'BM-66', { place: 'BM-67', decline: 'BM-80' }, 'build.room')
export const placeFirst = placing('place-first', 'BM-36', { place: 'BM-36', decline: 'BM-40' }, 'build.first')
/** Lets a player who declined place after all, if an effect was declared in the window since (BM-82). */
function reconsider(s: State, { you, heard }: EffectVars & { heard: number }): void {
  const { tally } = player(s, you)
  if (tally.declined === 0 || s.serial === heard || !mayPlace(s, you)) return
  tally.toPlace += tally.declined
  tally.declined = 0
}
/** By public facts only, so a player whose room cards fit nowhere is asked and has both windows. */
const placesNow = (s: State, { you }: EffectVars): boolean => player(s, you).tally.toPlace > 0 && mayPlace(s, you)
const placingTurn = program('placing-turn', 'BM-65')(
  act(makeActive),
  openWindow,
  repeat(
    placesNow, // without a placement there is no second window (BM-83)
    perform(place),
    remember('heard', s => s.serial), // every declared effect raises the serial number
    openWindow,
    act(reconsider),
  ),
)
export const build = program('build', 'BM-65')(
  act(s => beginPhase(s, 'build')),
  each('seat', allSeats, performForSeat(placingTurn)),
)

// The reveal (BM-89 to BM-100)

type Revealed = { built: readonly RoomId[]; due: readonly Seat[] }
const builtRoomsOf = (s: State, { built, seat }: Revealed & { seat: Seat }): readonly RoomId[] =>
  built.filter(id => locateRoom(s, id)?.seat === seat)
/** Reveals all rooms and finds all level-ups before the first effect runs (BM-91, BM-97). */
const revealing = (name: string, rule: Cause): Program =>
  program(name, rule)(
    act(s => beginPhase(s, 'reveal')),
    remember('built', revealRooms),
    remember('due', s => s.order.filter(seat => levelsUpNow(s, seat))),
    act((s, v: EffectVars & Revealed) => {
      s.levelUpsWaiting = s.order.filter(seat => !v.due.includes(seat) && wouldReachLevel(s, seat))
    }),
    each(
      'seat',
      allSeats,
      each(
        'room',
        builtRoomsOf,
        act((s, v: { seat: Seat; room: RoomId }) => fireTriggers(s, 'room-built', { seat: v.seat, room: v.room })),
      ),
    ),
    each(
      'seat',
      allSeats,
      act((s, v: Revealed & { seat: Seat }) => {
        if (v.due.includes(v.seat)) levelUp(s, v.seat, 'BM-94')
      }),
      each(
        'room',
        builtRoomsOf,
        act((s, v: { seat: Seat; room: RoomId }) => pushBuiltEffect(s, v.seat, v.room)),
      ),
    ),
  )
export const reveal = revealing('reveal', 'BM-89')
export const revealFirst = revealing('reveal-first', 'BM-37')
function pushBuiltEffect(s: State, seat: Seat, id: RoomId): void {
  const room = locateRoom(s, id)?.room
  const effect = room && behaviourOf(s, room.card).whenBuilt
  if (effect) s.stack.push(frame(effect, seat, id))
}

// Bait (BM-101 to BM-111, BM-217)

/** Whether a round effect keeps a hero in town. */
export const isKeptInTown = (s: State, { name }: Hero): boolean =>
  s.lasting.some(l => l.effect === 'not-lured' && l.hero === name)
/** Finds the dungeon that would lure a hero now, at its place in town. */
export const baitFor = (s: State, hero: Hero, place: number): BaitResult =>
  (ruleSetOf(s).bait ?? baitByTreasure)(s, hero, place)
function lureHeroes(s: State): void {
  beginPhase(s, 'bait')
  // All heroes choose before the first one leaves town.
  const baits = s.town.map((hero, place) => ({
    hero,
    bait: isKeptInTown(s, hero) ? undefined : baitFor(s, hero, place),
  }))
  for (const { hero, bait } of baits) {
    if (!bait) continue
    const { seat, count, tie, why } = bait
    if (seat === undefined) emit(s, { event: 'stayed', hero: hero.name, tie }, why)
    else {
      const p = player(s, seat)
      p.entrance.push(remove(s.town, hero))
      p.tally.lured++
      emit(s, { event: 'lured', hero: hero.name, seat, count }, why)
    }
  }
}
/** Counts the symbols of a dungeon that lure a hero. A hero with several types counts all of them (NL-23). */
export const symbolsFor = (s: State, hero: Hero, seat: Seat): number =>
  heroFacts(s, hero.name).treasure.reduce((n, type) => n + treasureOf(s, seat, type), 0)
export function baitByTreasure(s: State, hero: Hero): BaitResult {
  const { lure } = behaviourOf(s, hero.name)
  let count = Number.NEGATIVE_INFINITY
  let best: Seat[] = []
  for (const seat of s.order) {
    const value = lure ? lure(s, seat) : symbolsFor(s, hero, seat)
    if (value > count) {
      count = value
      best = [seat]
    } else if (value === count) best.push(seat)
  }
  const causeFrom = (rule: Cause): Cause => (lure ? hero.name : rule)
  if (count === 0 && !lure) return { count, tie: false, why: 'BM-105' }
  return best.length === 1
    ? { seat: best[0]!, count, tie: false, why: causeFrom('BM-103') }
    : { count, tie: true, why: causeFrom('BM-104') }
}
export const bait = program('bait', 'BM-101')(act(lureHeroes))

export const phases: RoundPhases = [
  { name: 'beginning', program: beginning },
  { name: 'build', program: build },
  { name: 'reveal', program: reveal },
  { name: 'bait', program: bait },
  { name: 'adventure', program: adventure },
  { name: 'end', program: endOfRound },
]
export const round = program('round', 'BM-56')(...phases.map(phase => perform(phase.program)))
export const rounds = program('rounds', 'BM-140')(repeat(s => s.result === null, perform(round)))
