// Declared effects, and the effects that a seat may declare. A declared effect is a frame that left the stack. It stays in
// `pending` until a resolver (windows.ts) puts it back; then it continues at its next step.
import { type Answer, remove } from '../../kernel/index.ts'
import { cardOf } from '../model/card-ids.ts'
import { type Choice, pass } from '../model/choices.ts'
import type { DeclareReason } from '../model/refusals.ts'
import type { EffectVars, Frame, Seat, State } from '../model/state.ts'
import { type Declared, fitsPhase } from './cards.ts'
import { behaviourOf, boxOf, catalogueOf, kindOf } from './catalogue.ts'
import type { Offers } from './combinators.ts'
import { canDeclare, emit, frame, mayDeclarePublicly, obstacleTo } from './interpreter.ts'
import { forgetCard } from './knowledge.ts'
import { distinct, hasAbility, isBossActive, player } from './queries.ts'
import { ruleSetOf } from './rulesets.ts'

export const isSpell = (f: Frame): boolean => f.v.cast === true
export const isRoomAbility = (s: State, f: Frame): boolean => !isSpell(f) && kindOf(s, cardOf(f.v.self)) === 'room'
export const pendingSpells = (s: State, { you }: EffectVars): string[] =>
  s.pending.filter(f => isSpell(f) && f.v.you !== you).map(f => f.id)
/** Abilities of rooms in play, of rooms destroyed as a cost and of rooms in a hand. Cards can negate no other abilities. */
export const pendingRoomAbilities = (s: State, v: EffectVars): string[] =>
  s.pending.filter(f => isRoomAbility(s, f) && f.v.you !== v.you).map(f => f.id)

/** Removes a declared effect before it resolves. A spell goes to the discard pile (BM-182). */
export function negate(s: State, effect: string): void {
  const f = remove(s.pending, s.pending.find(p => p.id === effect)!)
  if (isSpell(f)) s.discard.push(f.v.self)
  emit(s, { event: 'negated', effect, seat: f.v.you, source: f.v.self })
}
/** Negates all pending effects of a room. */
export const negateEffectsOf = (s: State, self: string): void => {
  for (const f of s.pending.filter(p => p.v.self === self)) negate(s, f.id)
}

// Effects that a seat may declare

/** The declared effect that a negation window is about. Undefined in an ordinary window. */
export type ResponseTo = { readonly answers: 'spell' | 'ability'; readonly effect: string }
/** The variables of a response: its target. */
const responseVars = (to: ResponseTo | undefined): object | undefined => to && { [to.answers]: to.effect }
/** Whether players respond to declared effects in the ordinary window (SB-118). */
const respondsInWindows = (s: State): boolean => ruleSetOf(s).resolver.order === 'last-in-first-out'
/** Whether a seat may declare an effect of this kind as a response, or in an ordinary window (BM-212, SB-127). */
const responds = (s: State, seat: Seat, { answers }: Declared, to: ResponseTo | undefined): boolean =>
  to ? answers === to.answers : answers === null || seat === s.active || respondsInWindows(s)
const fits = (s: State, seat: Seat, d: Declared, to: ResponseTo | undefined): boolean =>
  fitsPhase(d.phase, s.phase) && responds(s, seat, d, to)
interface AbilitySource {
  readonly self: string
  readonly declared: Declared
}
/** Why a seat cannot declare an effect in the window that asks it. Undefined if it can. */
export function declareReason(
  s: State,
  seat: Seat,
  { self, declared }: AbilitySource,
  to: ResponseTo | undefined,
): DeclareReason | undefined {
  if (!fitsPhase(declared.phase, s.phase)) return 'wrong-phase' // BM-16
  if (!responds(s, seat, declared, to)) return to ? 'only-responses' : 'no-target'
  const obstacle = obstacleTo(s, frame(declared.program, seat, self, responseVars(to)))
  if (!obstacle) return undefined
  if (obstacle.oncePerRound) return 'once-per-round' // BM-228
  return obstacle.target ? 'no-target' : 'condition-not-met'
}
/** Returns the public abilities of a seat: its rooms, its boss, heroes at or in other dungeons (NL-51). */
function publicAbilities(s: State, seat: Seat, to: ResponseTo | undefined): AbilitySource[] {
  const found: AbilitySource[] = []
  const catalogue = catalogueOf(s)
  const add = (activated: readonly Declared[], self: string) => {
    for (const declared of activated) if (fits(s, seat, declared, to)) found.push({ self, declared })
  }
  const { dungeon, boss } = player(s, seat)
  for (const room of dungeon) {
    const { activated } = catalogue.behaviourOf(room.card)
    if (activated.length > 0 && hasAbility(s, room)) add(activated, room.id)
  }
  if (isBossActive(s, seat)) add(catalogue.behaviourOf(boss).activated, boss)
  for (const other of s.order) {
    if (other === seat) continue
    const { entrance, walker } = player(s, other)
    for (const { name } of entrance) add(catalogue.behaviourOf(name).activated, name)
    if (walker) add(catalogue.behaviourOf(walker.name).activated, walker.name)
  }
  return found
}
/**
 * Returns the offer to a seat, or nothing if public facts show that it cannot act: no card in its hand could be a spell or a room
 * that fits this window, and it has no usable public ability. Whether a seat is asked depends on public facts only; which choices it gets depends on its hand.
 */
function offer(s: State, seat: Seat, to?: ResponseTo): Offers {
  const { spells, rooms } = player(s, seat)
  const abilities = publicAbilities(s, seat, to)
  const vars = responseVars(to)
  const mayUseFromHand = rooms.length > 0 && handResponsePossible(s, seat, to)
  const mayCast = spells.length > 0 && (to === undefined || setsHaveResponse(s, 'cast', to))
  if (!mayCast && !mayUseFromHand) {
    if (!abilities.some(({ self, declared }) => mayDeclarePublicly(s, frame(declared.program, seat, self, vars))))
      return []
  }
  const choices: Choice[] = []
  for (const card of distinct(spells)) {
    const modes = behaviourOf(s, card).cast
    modes.forEach((mode, i) => {
      if (declareReason(s, seat, { self: card, declared: mode }, to)) return
      choices.push(modes.length > 1 ? { cast: card, mode: i + 1 } : { cast: card })
    })
  }
  for (const { self, declared } of abilities)
    if (canDeclare(s, frame(declared.program, seat, self, vars))) choices.push({ use: self })
  if (mayUseFromHand)
    for (const card of distinct(rooms))
      if (behaviourOf(s, card).fromHand.some(d => fits(s, seat, d, to))) choices.push({ use: card })
  choices.push(pass)
  return [[seat, choices]]
}
/** Whether a seat may be able to act, by public facts. */
export const mayRespond = (s: State, seat: Seat, to?: ResponseTo): boolean => offer(s, seat, to).length > 0
/**
 * Whether a room card in a hand may respond to a spell: when the spell is declared, when the active player acts again while a
 * spell is pending (BM-212), or in every window (SB-127).
 */
function handResponsePossible(s: State, you: Seat, to: ResponseTo | undefined): boolean {
  if (to) return setsHaveResponse(s, 'fromHand', to)
  return (
    (you === s.active || respondsInWindows(s)) &&
    setsHaveResponse(s, 'fromHand', { answers: 'spell' }) &&
    pendingSpells(s, { you, self: '' }).length > 0
  )
}
/** Whether any card in the sets of this game can respond to such an effect. */
const setsHaveResponse = (s: State, how: 'cast' | 'fromHand', { answers }: Pick<ResponseTo, 'answers'>): boolean =>
  s.sets.some(set => boxOf(s, set).answers[how].has(answers))
export function declareChoice(s: State, { seat, choice }: Answer<Choice>, to?: ResponseTo): void {
  if ('cast' in choice) {
    const { cast: card, mode = 1 } = choice
    const p = player(s, seat)
    remove(p.spells, card)
    forgetCard(s, seat, card)
    p.tally.cast = [...p.tally.cast, card]
    s.stack.push(frame(behaviourOf(s, card).cast[mode - 1]!.program, seat, card, { ...responseVars(to), cast: true }))
    emit(s, { event: 'cast', seat, card, ...('mode' in choice && { mode }), reveals: true }, card)
  } else if ('use' in choice) {
    const { use: self } = choice
    const { activated, fromHand } = behaviourOf(s, cardOf(self))
    const declared = player(s, seat).rooms.includes(self) ? fromHand[0]! : activated[0]!
    emit(s, { event: 'used', seat, source: self }, cardOf(self))
    s.stack.push(frame(declared.program, seat, self, responseVars(to)))
  }
}
/** Entry in `state.once` after `skipWindows`: no more windows in this round. */
export const NO_WINDOWS = 'silenced'
export const windowsSkipped = (s: State): boolean => s.once.includes(NO_WINDOWS)
/** Returns the offer to the next seat that may be able to act. */
export function nextOffer(s: State, v: { turn: number }, seats: readonly Seat[], to?: ResponseTo): Offers {
  if (windowsSkipped(s)) v.turn = seats.length
  for (; v.turn < seats.length; v.turn++) {
    const offers = offer(s, seats[v.turn]!, to)
    if (offers.length > 0) return offers
  }
  return []
}
