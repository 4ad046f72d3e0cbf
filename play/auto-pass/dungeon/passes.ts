// Passes that hold for more than one prompt: until the table changes, and on a question that comes again.
import type { Choice, HeroView, PlayerView, View } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import { type Ask, hashOf, type Seat } from '@overlair/rules/kernel'
import {
  defaultInstructions,
  type Instructions,
  type LongPass,
  type PassEnd,
  readInstructions,
} from './instructions.ts'

const digest = (facts: unknown): string => hashOf(JSON.stringify(facts))

/** Identifies the table for a long pass: the pass ends when this changes. */
const tableAt = ({ round, phase, active, viewer, pending }: View, until: PassEnd): string =>
  digest(until === 'round' ? round : [round, phase, active === viewer, pending.map(one => one.effect)])

export const startLongPass = (view: View, until: PassEnd): LongPass => ({ until, table: tableAt(view, until) })
export const isPassing = ({ longPass }: Instructions, view: View): boolean =>
  longPass !== null && longPass.table === tableAt(view, longPass.until)

/** The hero inside the dungeon of a seat, or the next one at its entrance. */
export function heroOf({ players }: View, seat: Seat | null): HeroView | undefined {
  const player = seat === null ? undefined : players[seat]
  return player?.walker ?? player?.entrance.find(one => !one.waits)
}
/** The damage that a hero has taken, plus the damage of all rooms ahead of it. */
export const damageAhead = ({ dungeon, walker }: PlayerView, { name, damage }: HeroView): number =>
  dungeon
    .slice(0, walker?.name === name ? walker.at : dungeon.length)
    .reduce((sum, room) => sum + (room.damage ?? 0), damage)

const turnOf = ({ round, active }: View): string => digest([round, active])
/**
 * Identifies a question in the Adventure phase by turn and choices. On the player's own turn it includes the hero and its expected
 * damage. Undefined outside the Adventure phase and while an effect is pending.
 */
function questionOf({ seat, choices }: Ask<Choice>, view: View): string | undefined {
  const player = view.active === null ? undefined : view.players[view.active]
  if (view.phase !== 'adventure' || !player || view.pending.length > 0) return undefined
  const hero = heroOf(view, view.active)
  const ownHero = view.active === seat && hero ? [hero.name, damageAhead(player, hero)] : []
  return digest([turnOf(view), ownHero, choices])
}

/** Whether the seat has passed on this question, and the table is still the same. */
export const hasPassedOn = ({ passed }: Instructions, ask: Ask<Choice>, view: View): boolean =>
  passed !== null && passed.question === questionOf(ask, view)
/** Whether the seat has passed on a question in the turn of the active player. */
export const hasPassedInTurn = ({ passed }: Instructions, view: View): boolean => passed?.turn === turnOf(view)

/** The instructions of a seat that makes this choice itself: a passed question is not asked again while the table stays the same. */
export function afterChoice(told: unknown, ask: Ask<Choice>, choice: Choice, viewOf: () => View): Instructions {
  const instructions = readInstructions(told)
  if (!isPass(choice)) return instructions
  const view = viewOf()
  const question = questionOf(ask, view)
  return question === undefined ? instructions : { ...instructions, passed: { turn: turnOf(view), question } }
}
/** After an undo the player wants to decide again. */
export const withoutPasses = (told: unknown): Instructions => ({
  ...readInstructions(told),
  longPass: defaultInstructions.longPass,
  passed: defaultInstructions.passed,
})
