// Answers prompts that a person does not want to see. Windows open by public facts only, so most of them offer the person
// nothing useful.
import type { Choice, EffectView, View } from '@overlair/rules/dungeon'
import { isPass, isWindow } from '@overlair/rules/dungeon/model/choices'
import { type Ask, onlyChoice, type Seat } from '@overlair/rules/kernel'
import type { Automatic, Knowledge } from '../../match/automatic.ts'
import { type Instructions, readInstructions, type StopPoint } from './instructions.ts'
import { canChangeOutcome, mightSurvive } from './outcome-check.ts'
import { hasPassedInTurn, hasPassedOn, heroOf, isPassing } from './passes.ts'

/** Only windows are passed automatically, never a prompt of the player's own turn or card. */
export const automaticAnswer: Automatic<View, Choice> = (ask, knowledge) => {
  const instructions = readInstructions(knowledge.instructions)
  const only = instructions.fullControl ? undefined : onlyChoice(ask)
  if (only || !isWindow(ask)) return only
  const view = knowledge.view()
  const asks =
    !isPassing(instructions, view) &&
    (instructions.fullControl || shouldAsk(ask, view, instructions, knowledge.sandbox))
  return asks ? undefined : ask.choices.find(isPass)
}

type OpenSandbox = Knowledge['sandbox']

function shouldAsk(ask: Ask<Choice>, view: View, instructions: Instructions, openSandbox: OpenSandbox): boolean {
  if (ask.prompt === 'negate') return true
  const own = view.active === ask.seat
  const point: StopPoint =
    view.phase === 'adventure' ? (own ? 'ownHeroes' : 'othersHeroes') : own ? 'ownBuild' : 'othersBuild'
  const level = instructions.stops[point]
  if (level !== 'smart') return level === 'always'
  if (hasPassedOn(instructions, ask, view)) return false
  if (view.pending.some(one => isTargeted(one, ask.seat, view))) return true
  if (!isRelevant[point](ask, view, openSandbox)) return false
  const hero = view.phase === 'adventure' ? heroOf(view, view.active) : undefined
  // Before a hero first enters the player's own dungeon, the player may also want plays that do not change its fate.
  const isFirstStop = own && view.players[ask.seat]?.walker === null && !hasPassedInTurn(instructions, view)
  return hero === undefined || isFirstStop || canChangeOutcome(ask, hero.name, openSandbox)
}
/** Whether a stop at level `smart` applies. */
const isRelevant: Readonly<Record<StopPoint, (ask: Ask, view: View, openSandbox: OpenSandbox) => boolean>> = {
  /** The player must still place a room. After that, the player has had this chance already. */
  ownBuild: ({ seat }, view) => (view.players[seat]?.toPlace ?? 0) > 0,
  othersBuild: () => false,
  /** The next hero might survive. */
  ownHeroes: (ask, view, openSandbox) => {
    const hero = heroOf(view, ask.seat)
    return hero !== undefined && mightSurvive(ask, hero.name, openSandbox)
  },
  /** A hero is about to die in the dungeon of another player: the last chance to save it. */
  othersHeroes: (_, view) => {
    const walker = view.active === null ? undefined : view.players[view.active]?.walker
    return walker !== undefined && walker !== null && walker.damage >= walker.health
  },
}

/** Whether an effect of another player targets this seat, its rooms or its heroes. */
function isTargeted({ seat: owner, targets }: EffectView, seat: Seat, view: View): boolean {
  if (owner === seat) return false
  const player = view.players[seat]
  const ownPieces = new Set<unknown>([
    ...(player?.dungeon.map(({ id }) => id) ?? []),
    ...(player?.entrance.map(({ name }) => name) ?? []),
    player?.walker?.name,
  ])
  return Object.entries(targets).some(([name, target]) => (name === 'player' ? target === seat : ownPieces.has(target)))
}
