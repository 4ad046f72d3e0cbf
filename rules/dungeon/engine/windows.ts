// Windows: the chances to use spells and abilities, and the order in which these resolve.
import { type Cause, remove } from '../../kernel/index.ts'
import { isPass } from '../model/choices.ts'
import type { EffectVars, Frame, HeroName, RoomId, Seat, State } from '../model/state.ts'
import { act, askSeats, forever, type Offers, program } from './combinators.ts'
import {
  declareChoice,
  isRoomAbility,
  isSpell,
  mayRespond,
  NO_WINDOWS,
  nextOffer,
  type ResponseTo,
  windowsSkipped,
} from './declared-effects.ts'
import { askAgain, causeOf, emit, endEarly, pushProgram, type StopCondition, targetsHold } from './interpreter.ts'
import { opponents, player, seatsFrom } from './queries.ts'
import { ruleSetOf } from './rulesets.ts'
import { fireTriggers } from './triggers.ts'

/** Resolves a declared effect. It does nothing if its target is no longer legal (BM-185, BM-187). */
function resolve(s: State, f: Frame): void {
  remove(s.pending, f)
  const facts = { effect: f.id, seat: f.v.you, source: f.v.self }
  if (!targetsHold(s, f)) {
    endEarly(s, f)
    s.stack.push(f)
    emit(s, { event: 'fizzled', ...facts }, isSpell(f) ? 'BM-185' : 'BM-187')
    return
  }
  if (isSpell(f)) pushProgram(s, spellResolved, f.v.you, {}) // below the spell, so it runs after the spell
  s.stack.push(f)
  emit(s, { event: 'resolved', ...facts }, causeOf(s, f))
  if (isSpell(f)) fireTriggers(s, 'spell-resolves', { seat: f.v.you })
}
export const spellResolved = program(
  'spell-resolved',
  'BM-226',
)(act((s, { you }) => fireTriggers(s, 'spell-resolved', { seat: you })))

// The windows

/**
 * `again`: a seat other than the active player declared an effect. `from`: the seat that is asked first. `hero` and `room`: set
 * if the window belongs to a hero in a room, else ''.
 */
type WindowVars = { turn: number; again: boolean; from: Seat; hero: HeroName; room: RoomId }
const resolveNow = (s: State, f: Frame): Offers => {
  resolve(s, f)
  return []
}
const nextPending = (s: State): Frame | undefined => {
  for (const seat of s.order) {
    const f = s.pending.find(p => p.v.you === seat)
    if (f) return f
  }
  return undefined
}
/** Whether a room window is over: the hero has left the room, or the room is gone (BM-233). */
function isOver(s: State, v: EffectVars & WindowVars): boolean {
  if (v.room === '') return false
  const { walker, dungeon } = player(s, v.you)
  if (walker?.name !== v.hero || walker.sentTo >= 0) return true
  return !dungeon.some(room => room.id === v.room || room.under.includes(v.room))
}
/** Decides which seat may declare next and which declared effect resolves next. */
export interface Resolver {
  readonly order: 'active-player-first' | 'last-in-first-out'
  /** Called when an effect was declared. */
  declared(s: State, f: Frame): void
  /** Returns the seats to ask, in order. */
  seats(s: State, v: WindowVars): readonly Seat[]
  /** Resolves the next effect, returns the next offer, or ends the window. */
  next(s: State, v: EffectVars & WindowVars): Offers | 'end'
  /** Called when a seat declares an effect in the window. */
  acted(s: State, v: WindowVars, seat: Seat): void
}
/** The active player's effects resolve at once. The others' resolve after all of them have passed (BM-50 to BM-53). */
export const activePlayerFirst: Resolver = {
  order: 'active-player-first',
  declared(s, f) {
    if (isSpell(f))
      pushProgram(s, negation, f.v.you, { answers: 'spell', effect: f.id, turn: 0 }) // BM-212
    else if ('spell' in f.v && isRoomAbility(s, f))
      pushProgram(s, negation, f.v.you, { answers: 'ability', effect: f.id, turn: 0 })
  },
  seats(s, v) {
    const each = [s.active, ...opponents(s, { you: s.active })]
    return v.again ? [...each, s.active] : each // the active player may act again before the others' effects resolve (BM-47)
  },
  next(s, v) {
    const own = s.pending.find(f => f.v.you === s.active)
    if (own) return resolveNow(s, own)
    if (isOver(s, v)) {
      const next = nextPending(s)
      return next ? resolveNow(s, next) : 'end'
    }
    const seats = this.seats(s, v)
    if (v.turn < seats.length) return nextOffer(s, v, seats)
    const next = nextPending(s)
    if (next) return resolveNow(s, next)
    if (!v.again) return 'end'
    v.turn = 0
    v.again = false
    return []
  },
  acted(s, v, seat) {
    if (seat !== s.active) v.again = true
  },
}
/** The latest effect resolves first, after all seats have passed in a row (SB-117 to SB-122). */
export const lastInFirstOut: Resolver = {
  order: 'last-in-first-out',
  declared(s, f) {
    if (isSpell(f)) fireTriggers(s, 'spell-played', { seat: f.v.you }) // SB-314
  },
  seats: (s, v) => seatsFrom(s, v.from),
  next(s, v) {
    const latest = s.pending.at(-1)
    if (!latest && isOver(s, v)) return 'end' // not before all pending effects have resolved (SB-118, SB-329)
    const seats = this.seats(s, v)
    if (v.turn < seats.length) return nextOffer(s, v, seats)
    if (!latest) return 'end'
    v.turn = 0
    v.from = s.active // SB-121
    return resolveNow(s, latest)
  },
  acted(s, v, seat) {
    v.turn = 0
    v.from = seatsFrom(s, seat)[1] ?? seat // SB-120
  },
}
const resolverOf = (s: State): Resolver => ruleSetOf(s).resolver

/** Returns the rule that gives a seat its turn: as a non-active player, as the active player again, or as the active player. */
const turnRule = (s: State, seat: Seat): Cause =>
  seat !== s.active ? 'BM-51' : s.pending.length > 0 ? 'BM-52' : 'BM-50'
export const window = program<WindowVars>(
  'window',
  'BM-50',
)(
  forever(
    askSeats(
      'act',
      (s, v: EffectVars & WindowVars) => resolverOf(s).next(s, v),
      (s, v: EffectVars & WindowVars, [answer]) => {
        if (isPass(answer!.choice)) {
          v.turn++
          emit(s, { event: 'passed', seat: answer!.seat }, turnRule(s, answer!.seat))
          return undefined
        }
        resolverOf(s).acted(s, v, answer!.seat)
        declareChoice(s, answer!)
        return undefined
      },
      turnRule,
    ),
  ),
)
function open(s: State, hero: HeroName, room: RoomId): void {
  if (s.pending.length === 0 && windowsSkipped(s)) return
  pushProgram(s, window, s.active, { turn: 0, again: false, from: s.active, hero, room })
}
export const openWindow = act<object>(s => open(s, '', ''))
export const openRoomWindow = act<{ hero: HeroName }>((s, { hero }) => open(s, hero, player(s, s.active).walker!.room))

/**
 * All opponents may negate a spell when it is declared; a negating spell can be negated, too (BM-212, BM-213). Only the active
 * player may respond to a room that negates, with a card that negates room abilities.
 */
type NegationVars = ResponseTo & { turn: number }
const negators = (s: State, v: EffectVars & NegationVars): readonly Seat[] =>
  opponents(s, v).filter(seat => v.answers === 'spell' || seat === s.active)
export const negation = program<NegationVars>(
  'negation',
  'BM-212',
)(
  forever(
    askSeats(
      'negate',
      (s, v: EffectVars & NegationVars) => {
        const response = s.pending.find(f => f.v[v.answers] === v.effect)
        if (response) return resolveNow(s, response)
        if (!s.pending.some(f => f.id === v.effect)) return 'end'
        const seats = negators(s, v)
        if (v.turn >= seats.length) return 'end'
        return nextOffer(s, v, seats, { answers: v.answers, effect: v.effect })
      },
      (s, v, [answer]) => {
        if (isPass(answer!.choice)) v.turn++
        else declareChoice(s, answer!, { answers: v.answers, effect: v.effect })
        return undefined
      },
    ),
  ),
)

/** Returns the declared effect that the current window is about. Undefined outside a negation window. */
export function responseAsked(s: State): ResponseTo | undefined {
  const top = s.stack.at(-1)
  if (top?.program !== negation.name) return undefined
  const { answers, effect } = (top as Frame & { v: NegationVars }).v
  return { answers, effect }
}

/**
 * Opens no more windows in this round; declared effects still resolve. The result is the same as if every seat passed in every
 * window, but faster. For bots and forecasts, which simulate the rest of a round.
 */
export function skipWindows(s: State, until?: StopCondition): void {
  s.once = [...s.once, NO_WINDOWS]
  const windowIsOpen = [window.name, negation.name].includes(s.stack.at(-1)?.program ?? '')
  if (windowIsOpen) askAgain(s, until)
}

/**
 * Seats that passed on the pending effect, and seats still to be asked, in order. Seats that publicly cannot respond are left
 * out.
 */
export interface Responders {
  readonly passed: readonly Seat[]
  readonly waiting: readonly Seat[]
}
export function respondersOf(s: State): Responders | null {
  const f = s.stack.findLast(({ program }) => program === window.name || program === negation.name)
  if (!f || s.pending.length === 0) return null
  const { v } = f as Frame & { v: WindowVars & NegationVars }
  const isNegation = f.program === negation.name
  const seats = isNegation ? negators(s, v) : resolverOf(s).seats(s, v)
  const canRespond = (seat: Seat): boolean => mayRespond(s, seat, isNegation ? v : undefined)
  const waiting = seats.slice(v.turn).filter(canRespond)
  return { passed: seats.slice(0, v.turn).filter(seat => canRespond(seat) && !waiting.includes(seat)), waiting }
}
