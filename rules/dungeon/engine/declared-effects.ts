// What a seat may declare, and what waits once it is declared. A declared effect is a frame that left the stack and lies in
// `pending` until a resolver (windows.ts) puts it back, to go on at its next step.
import { type Answer, remove } from '../../kernel/index.ts'
import { cardOf } from '../model/card-ids.ts'
import { type Choice, pass } from '../model/choices.ts'
import type { CardName, EffectVars, Frame, Seat, State } from '../model/state.ts'
import { behaviourOf, boxOf, type Declared, fitsPhase, isRoom } from './card-registry.ts'
import type { Offers } from './combinators.ts'
import { canDeclare, emit, frame, mayDeclarePublicly } from './interpreter.ts'
import { distinct, hasAbility, isBossActive, player } from './queries.ts'
import { ruleSetOf } from './rulesets.ts'

export const isSpell = (f: Frame): boolean => f.v.cast === true
export const isRoomAbility = (f: Frame): boolean => !isSpell(f) && isRoom(cardOf(f.v.self))
export const pendingSpells = (s: State, { you }: EffectVars): string[] =>
  s.pending.filter(f => isSpell(f) && f.v.you !== you).map(f => f.id)
/** Of rooms, in play, gone as a cost or still in a hand: the only abilities that a card can stop. */
export const pendingRoomAbilities = (s: State, v: EffectVars): string[] =>
  s.pending.filter(f => isRoomAbility(f) && f.v.you !== v.you).map(f => f.id)

/** A declared effect does nothing; a spell goes to the pile (BM-182). */
export function negate(s: State, effect: string): void {
  const f = remove(s.pending, s.pending.find(p => p.id === effect)!)
  if (isSpell(f)) s.discard.push(f.v.self)
  emit(s, { event: 'negated', effect, seat: f.v.you, source: f.v.self })
}
/** What a room declared and has not done yet comes to nothing. */
export const negateEffectsOf = (s: State, self: string): void => {
  for (const f of s.pending.filter(p => p.v.self === self)) negate(s, f.id)
}

// What a seat may declare

/** The kind of window: an open one, or the chance to answer a declared effect. */
export type ResponseTo = { readonly answers: 'spell' | 'ability'; readonly effect: string }
const known = (to: ResponseTo | undefined): object | undefined => to && { [to.answers]: to.effect }
/** Answers to declared effects are given in the ordinary window (SB-118). */
const answersInWindows = (s: State): boolean => ruleSetOf(s).resolver === 'last-in-first-out'
function fits(s: State, seat: Seat, d: Declared, to: ResponseTo | undefined): boolean {
  if (!fitsPhase(d.phase, s.phase)) return false
  return to ? d.answers === to.answers : d.answers === null || seat === s.active || answersInWindows(s) // BM-212, SB-127
}
interface Source {
  readonly self: string
  readonly declared: Declared
}
/** Abilities that lie open on the table: rooms, the boss, heroes at or in the dungeons of others (NL-51). */
function abilitiesInSight(s: State, seat: Seat, to: ResponseTo | undefined): Source[] {
  const found: Source[] = []
  const look = (card: CardName, self: string) => {
    for (const declared of behaviourOf(card).activated) if (fits(s, seat, declared, to)) found.push({ self, declared })
  }
  const { dungeon, boss } = player(s, seat)
  for (const room of dungeon)
    if (behaviourOf(room.card).activated.length > 0 && hasAbility(s, room)) look(room.card, room.id)
  if (isBossActive(s, seat)) look(boss, boss)
  for (const other of s.order) {
    if (other === seat) continue
    const { entrance, walker } = player(s, other)
    for (const hero of entrance) look(hero.name, hero.name)
    if (walker) look(walker.name, walker.name)
  }
  return found
}
/**
 * A seat's offer, or nothing if everybody can see that it has none (a spell in hand by count, a usable ability in sight).
 * What it offers depends on the hand; that it is made does not.
 */
function offer(s: State, seat: Seat, to?: ResponseTo): Offers {
  const { spells, rooms } = player(s, seat)
  const inSight = abilitiesInSight(s, seat, to)
  const mayAnswerFromHand = rooms.length > 0 && answerableFromHand(s, seat, to)
  const mayCast = spells.length > 0 && (to === undefined || setsAnswer(s, 'cast', to))
  if (!mayCast && !mayAnswerFromHand) {
    if (!inSight.some(({ self, declared }) => mayDeclarePublicly(s, frame(declared.program, seat, self, known(to)))))
      return []
  }
  const choices: Choice[] = []
  for (const card of distinct(spells)) {
    const modes = behaviourOf(card).cast
    modes.forEach((mode, i) => {
      if (!fits(s, seat, mode, to) || !canDeclare(s, frame(mode.program, seat, card, known(to)))) return
      choices.push(modes.length > 1 ? { cast: card, mode: i + 1 } : { cast: card })
    })
  }
  for (const { self, declared } of inSight)
    if (canDeclare(s, frame(declared.program, seat, self, known(to)))) choices.push({ use: self })
  if (mayAnswerFromHand)
    for (const card of distinct(rooms))
      if (behaviourOf(card).fromHand.some(d => fits(s, seat, d, to))) choices.push({ use: card })
  choices.push(pass)
  return [[seat, choices]]
}
/** Whether everybody sees that a seat may have something to say. */
export const mayRespond = (s: State, seat: Seat, to?: ResponseTo): boolean => offer(s, seat, to).length > 0
/** As it is declared, or when the active player acts again while a spell waits (BM-212); in every window (SB-127). */
function answerableFromHand(s: State, you: Seat, to: ResponseTo | undefined): boolean {
  if (to) return setsAnswer(s, 'fromHand', to)
  return (
    (you === s.active || answersInWindows(s)) &&
    setsAnswer(s, 'fromHand', { answers: 'spell' }) &&
    pendingSpells(s, { you, self: '' }).length > 0
  )
}
/** Is there such an answer at all in the sets of this game? */
const setsAnswer = (s: State, how: 'cast' | 'fromHand', { answers }: Pick<ResponseTo, 'answers'>): boolean =>
  s.sets.some(set => boxOf(set)[how].has(answers))
export function declareChoice(s: State, { seat, choice }: Answer<Choice>, to?: ResponseTo): void {
  if ('cast' in choice) {
    const { cast: card, mode = 1 } = choice
    const p = player(s, seat)
    remove(p.spells, card)
    p.tally.cast = [...p.tally.cast, card]
    emit(s, { event: 'cast', seat, card, ...('mode' in choice && { mode }), reveals: true }, card)
    s.stack.push(frame(behaviourOf(card).cast[mode - 1]!.program, seat, card, { ...known(to), cast: true }))
  } else if ('use' in choice) {
    const { use: self } = choice
    const { activated, fromHand } = behaviourOf(cardOf(self))
    const declared = player(s, seat).rooms.includes(self) ? fromHand[0]! : activated[0]!
    emit(s, { event: 'used', seat, source: self }, cardOf(self))
    s.stack.push(frame(declared.program, seat, self, known(to)))
  }
}
/** Used up for this round: every chance to declare something. */
export const NO_WINDOWS = 'silenced'
export const windowsSkipped = (s: State): boolean => s.once.includes(NO_WINDOWS)
/** The offer to the next seat that may have anything to say. */
export function nextOffer(s: State, v: { turn: number }, seats: readonly Seat[], to?: ResponseTo): Offers {
  if (windowsSkipped(s)) v.turn = seats.length
  for (; v.turn < seats.length; v.turn++) {
    const offers = offer(s, seats[v.turn]!, to)
    if (offers.length > 0) return offers
  }
  return []
}
