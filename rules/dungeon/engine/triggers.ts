// Cards that wait for a moment. What they do runs above the frame that did the deed, so before its next step (BM-226).
import type { CardName, EffectVars, Frame, Seat, State, Vars } from '../model/state.ts'
import { type Trigger, type TriggerEvent, type TriggerEvents, triggersFor } from './card-registry.ts'
import { askSeats, forever, program } from './combinators.ts'
import { frame, pushProgram } from './interpreter.ts'
import { isBossActive, player, seatsFrom } from './queries.ts'

/**
 * Something happened, and cards may have waited for it. `also` are effects that the deed itself brings along, such as a
 * destroyed card's own.
 */
export function fireTriggers<E extends TriggerEvent>(
  s: State,
  moment: E,
  facts: TriggerEvents[E],
  also: readonly Frame[] = [],
): void {
  const waiting = triggersFor(moment)
  const due = waiting ? s.order.flatMap(seat => waitingFor(s, waiting, seat, facts)) : []
  resolveSimultaneous(s, due.length > 0 ? [...due, ...also] : also)
}
/** Effects of one event: the active player's first, then in playing order (BM-227). */
export function resolveSimultaneous(s: State, effects: readonly Frame[]): void {
  if (effects.length === 0) return
  const seats = s.active < 0 ? s.order : seatsFrom(s, s.active)
  for (const seat of seats.toReversed()) {
    const due = effects.filter(f => f.v.you === seat)
    if (due.length > 0) pushInOrder(s, seat, due)
  }
}
function waitingFor<E extends TriggerEvent>(
  s: State,
  waiting: ReadonlyMap<CardName, Trigger>,
  seat: Seat,
  facts: TriggerEvents[E],
): Frame[] {
  const { boss, dungeon, walker } = player(s, seat)
  const due: Frame[] = []
  const look = (trigger: Trigger | undefined, self: string) => {
    if (trigger?.test(s, { ...facts, you: seat, self })) due.push(frame(trigger.program, seat, self, facts))
  }
  if (walker) look(waiting.get(walker.name), walker.name)
  for (const room of dungeon) look(waiting.get(room.card), room.id)
  const ofBoss = waiting.get(boss)
  if (ofBoss && isBossActive(s, seat)) look(ofBoss, boss)
  return due
}

/**
 * One player's effects of one event: that player orders them, where the order can matter (BM-227); but the ability of the hero
 * inside comes first (BM-218).
 */
function pushInOrder(s: State, seat: Seat, effects: readonly Frame[]): void {
  const hero = player(s, seat).walker?.name
  const due = effects.filter(f => f.v.self !== hero)
  if (due.every(f => f.program === due[0]!.program)) s.stack.push(...due.toReversed())
  else pushProgram(s, ordering, seat, { due: due.map(({ program, v }) => ({ program, v })) })
  s.stack.push(...effects.filter(f => f.v.self === hero))
}
type Due = { readonly program: string; readonly v: Vars & EffectVars }
type Ordering = { due: readonly Due[] }
const ordering = program<Ordering>(
  'order-effects',
  'BM-227',
)(
  forever(
    askSeats(
      'choose.order',
      (s, v: EffectVars & Ordering) => {
        if (v.due.length > 1) return [[v.you, v.due.map(({ v: { self } }) => ({ first: self }))]]
        for (const { program, v: args } of v.due) s.stack.push(frame(program, v.you, args.self, args))
        return 'end'
      },
      (s, v, [answer]) => {
        const { first } = answer!.choice
        const i = v.due.findIndex(({ v: { self } }) => self === first)
        const { program, v: args } = v.due[i]!
        v.due = v.due.toSpliced(i, 1)
        s.stack.push(frame(program, v.you, args.self, args))
        return undefined
      },
    ),
  ),
)
