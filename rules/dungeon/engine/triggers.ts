// Fires trigger events. Triggered effects go on the stack above the frame that caused the event, so they run before its next
// step (BM-226).
import type { CardName, EffectVars, Frame, Seat, State, Vars } from '../model/state.ts'
import type { Trigger, TriggerEvent, TriggerEvents } from './cards.ts'
import { catalogueOf, triggersFor } from './catalogue.ts'
import { askSeats, forever, program } from './combinators.ts'
import { frame, pushProgram } from './interpreter.ts'
import { commutes } from './programs.ts'
import { isBossActive, player, seatsFrom } from './queries.ts'

/** Pushes the effects of all cards that react to an event, and the effects in `also`, such as those of a destroyed card. */
export function fireTriggers<E extends TriggerEvent>(
  s: State,
  event: E,
  facts: TriggerEvents[E],
  also: readonly Frame[] = [],
): void {
  const triggers = triggersFor(s, event)
  const due: Frame[] = []
  if (triggers) for (const seat of s.order) addTriggered(s, triggers, seat, facts, due)
  due.push(...also)
  resolveSimultaneous(s, due)
}
/** Pushes the effects of one event so that the active player's run first, then the others' in playing order (BM-227). */
export function resolveSimultaneous(s: State, effects: readonly Frame[]): void {
  if (effects.length === 0) return
  const seats = s.active < 0 ? s.order : seatsFrom(s, s.active)
  for (const seat of seats.toReversed()) {
    const due = effects.filter(f => f.v.you === seat)
    if (due.length > 0) pushInOrder(s, seat, due)
  }
}
/** Adds the effects of one player's cards that react to an event to those that are due. */
function addTriggered<E extends TriggerEvent>(
  s: State,
  triggers: ReadonlyMap<CardName, Trigger>,
  seat: Seat,
  facts: TriggerEvents[E],
  due: Frame[],
): void {
  const { boss, dungeon, walker } = player(s, seat)
  const check = (trigger: Trigger, self: string) => {
    if (trigger.test(s, { ...facts, you: seat, self })) due.push(frame(trigger.program, seat, self, facts))
  }
  const heroTrigger = walker && triggers.get(walker.name)
  if (heroTrigger) check(heroTrigger, walker.name)
  for (const room of dungeon) {
    const roomTrigger = triggers.get(room.card)
    if (roomTrigger) check(roomTrigger, room.id)
  }
  const bossTrigger = triggers.get(boss)
  if (bossTrigger && isBossActive(s, seat)) check(bossTrigger, boss)
}

/**
 * Pushes one player's effects of one event. The player orders them if the order can matter (BM-227). The ability of the hero
 * inside the dungeon comes first (BM-218).
 */
function pushInOrder(s: State, seat: Seat, effects: readonly Frame[]): void {
  const hero = player(s, seat).walker?.name
  const due = effects.filter(f => f.v.self !== hero)
  if (isAnyOrder(s, due)) s.stack.push(...due.toReversed())
  else pushProgram(s, ordering, seat, { due: due.map(({ program, v }) => ({ program, v })) })
  s.stack.push(...effects.filter(f => f.v.self === hero))
}
/** Whether the order does not matter: the same effect of several cards, or effects that commute. */
const isAnyOrder = (s: State, due: readonly { readonly program: string }[]): boolean =>
  due.every(f => f.program === due[0]!.program) || due.every(f => commutes(catalogueOf(s).program(f.program)))
type Due = { readonly program: string; readonly v: Vars & EffectVars }
const frameOf = ({ program: name, v }: Due): Frame => frame({ name }, v.you, v.self, v)
type Ordering = { due: readonly Due[] }
export const ordering = program<Ordering>(
  'order-effects',
  'BM-227',
)(
  forever(
    askSeats(
      'choose.order',
      (s, v: EffectVars & Ordering) => {
        if (!isAnyOrder(s, v.due)) return [[v.you, v.due.map(({ v: { self } }) => ({ first: self }))]]
        s.stack.push(...v.due.toReversed().map(frameOf))
        return 'end'
      },
      (s, v, [answer]) => {
        const { first } = answer!.choice
        const i = v.due.findIndex(({ v: { self } }) => self === first)
        s.stack.push(frameOf(v.due[i]!))
        v.due = v.due.toSpliced(i, 1)
        return undefined
      },
    ),
  ),
)
