// When players may use spells and abilities, and in which order these resolve.
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
import {
  askAgain,
  causeOf,
  emit,
  endEarly,
  onDeclared,
  pushProgram,
  type StopCondition,
  targetsHold,
} from './interpreter.ts'
import { opponents, player, seatsFrom } from './queries.ts'
import { type RuleSet, ruleSetOf } from './rulesets.ts'
import { fireTriggers } from './triggers.ts'

/** An effect that lost its target does nothing (BM-185, BM-187). */
function resolve(s: State, f: Frame): void {
  remove(s.pending, f)
  const told = { effect: f.id, seat: f.v.you, source: f.v.self }
  if (!targetsHold(s, f)) {
    emit(s, { event: 'fizzled', ...told }, isSpell(f) ? 'BM-185' : 'BM-187')
    endEarly(f)
    s.stack.push(f)
    return
  }
  emit(s, { event: 'resolved', ...told }, causeOf(s, f))
  if (isSpell(f)) pushProgram(s, spellResolved, f.v.you, {}) // below the spell, so it comes after it
  s.stack.push(f)
  if (isSpell(f)) fireTriggers(s, 'spell-resolves', { seat: f.v.you })
}
const spellResolved = program(
  'spell-resolved',
  'BM-226',
)(act((s, { you }) => fireTriggers(s, 'spell-resolved', { seat: you })))

// The windows

/**
 * `again`: somebody else than the active player declared something. `from`: who is asked first. In a room: whose window
 * it is, and for which hero.
 */
type WindowVars = { turn: number; again: boolean; from: Seat; hero: HeroName; room: RoomId }
const resolving = (s: State, f: Frame): Offers => {
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
/** The hero has left the room, or the room has left the hero: nobody may act in it any more (BM-233). */
function isOver(s: State, v: EffectVars & WindowVars): boolean {
  if (v.room === '') return false
  const { walker, dungeon } = player(s, v.you)
  if (walker?.name !== v.hero || walker.sentTo >= 0) return true
  return !dungeon.some(room => room.id === v.room || room.under.includes(v.room))
}
/** Who may declare next, and which declared effect resolves next. The rule sets differ in this alone. */
interface Resolver {
  declared(s: State, f: Frame): void
  /** Who is asked, one after the other. */
  seats(s: State, v: WindowVars): readonly Seat[]
  next(s: State, v: EffectVars & WindowVars): Offers | 'end'
  /** A seat has declared something in the window. */
  acted(s: State, v: WindowVars, seat: Seat): void
}
/** The active player's effects resolve at once, the others' wait for each other (BM-50 to BM-53). */
const activePlayerFirst: Resolver = {
  declared(s, f) {
    if (isSpell(f))
      pushProgram(s, negation, f.v.you, { answers: 'spell', effect: f.id, turn: 0 }) // BM-212
    else if ('spell' in f.v && isRoomAbility(f))
      pushProgram(s, negation, f.v.you, { answers: 'ability', effect: f.id, turn: 0 })
  },
  seats(s, v) {
    const once = [s.active, ...opponents(s, { you: s.active })]
    return v.again ? [...once, s.active] : once // may act again before the others' effects resolve (BM-47)
  },
  next(s, v) {
    const own = s.pending.find(f => f.v.you === s.active)
    if (own) return resolving(s, own)
    if (isOver(s, v)) {
      const next = nextPending(s)
      return next ? resolving(s, next) : 'end'
    }
    const seats = this.seats(s, v)
    if (v.turn < seats.length) return nextOffer(s, v, seats)
    const next = nextPending(s)
    if (next) return resolving(s, next)
    if (!v.again) return 'end'
    v.turn = 0
    v.again = false
    return []
  },
  acted(s, v, seat) {
    if (seat !== s.active) v.again = true
  },
}
/** The latest effect resolves first, once all have passed in a row (SB-117 to SB-122). */
const lastInFirstOut: Resolver = {
  declared(s, f) {
    if (isSpell(f)) fireTriggers(s, 'spell-played', { seat: f.v.you }) // SB-314
  },
  seats: (s, v) => seatsFrom(s, v.from),
  next(s, v) {
    const latest = s.pending.at(-1)
    if (!latest && isOver(s, v)) return 'end' // what is on the stack is answered and resolves before that (SB-118, SB-329)
    const seats = this.seats(s, v)
    if (v.turn < seats.length) return nextOffer(s, v, seats)
    if (!latest) return 'end'
    v.turn = 0
    v.from = s.active // SB-121
    return resolving(s, latest)
  },
  acted(s, v, seat) {
    v.turn = 0
    v.from = seatsFrom(s, seat)[1] ?? seat // SB-120
  },
}
const resolvers: Readonly<Record<RuleSet['resolver'], Resolver>> = {
  'active-player-first': activePlayerFirst,
  'last-in-first-out': lastInFirstOut,
}
const resolverOf = (s: State): Resolver => resolvers[ruleSetOf(s).resolver]
onDeclared((s, f) => resolverOf(s).declared(s, f))

/** Why a seat may speak: as the active player, after that one, or as the active player again. */
const turnToSpeak = (s: State, seat: Seat): Cause =>
  seat !== s.active ? 'BM-51' : s.pending.length > 0 ? 'BM-52' : 'BM-50'
const window = program<WindowVars>(
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
          emit(s, { event: 'passed', seat: answer!.seat }, turnToSpeak(s, answer!.seat))
          return undefined
        }
        resolverOf(s).acted(s, v, answer!.seat)
        declareChoice(s, answer!)
        return undefined
      },
      turnToSpeak,
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
 * Everybody else may negate a spell as it is declared; a negating spell can be negated in turn (BM-212, BM-213). A room that
 * negates can be answered by the active player alone, with a card that stops rooms.
 */
type NegationVars = ResponseTo & { turn: number }
const negators = (s: State, v: EffectVars & NegationVars): readonly Seat[] =>
  opponents(s, v).filter(seat => v.answers === 'spell' || seat === s.active)
const negation = program<NegationVars>(
  'negation',
  'BM-212',
)(
  forever(
    askSeats(
      'negate',
      (s, v: EffectVars & NegationVars) => {
        const reply = s.pending.find(f => f.v[v.answers] === v.effect)
        if (reply) return resolving(s, reply)
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

/**
 * Nobody declares anything any more in this round; what is declared resolves. For bots that imagine how a round ends: the same as
 * passing in every window, without opening it.
 */
export function skipWindows(s: State, until?: StopCondition): void {
  s.once = [...s.once, NO_WINDOWS]
  const windowIsOpen = [window, negation].includes(s.stack.at(-1)?.program ?? '')
  if (windowIsOpen) askAgain(s, until)
}

/**
 * Who has let pass what waits to resolve, and who is asked or may still answer it, in this order. Of whom everybody sees that
 * they have nothing to say, nobody waits.
 */
export interface Responders {
  readonly passed: readonly Seat[]
  readonly waiting: readonly Seat[]
}
export function respondersOf(s: State): Responders | null {
  const f = s.stack.findLast(({ program }) => program === window || program === negation)
  if (!f || s.pending.length === 0) return null
  const { v } = f as Frame & { v: WindowVars & NegationVars }
  const isNegation = f.program === negation
  const seats = isNegation ? negators(s, v) : resolverOf(s).seats(s, v)
  const able = (seat: Seat): boolean => mayRespond(s, seat, isNegation ? v : undefined)
  const waiting = seats.slice(v.turn).filter(able)
  return { passed: seats.slice(0, v.turn).filter(seat => able(seat) && !waiting.includes(seat)), waiting }
}
