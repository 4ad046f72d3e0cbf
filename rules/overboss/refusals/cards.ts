// Why a player cannot open a portal, reveal a boss or activate a command, or change this tile with a command.
import { textIn } from '../../kernel/refusals.ts'
import { bossCards } from '../bosses/index.ts'
import { boardOf } from '../model/boards.ts'
import { commandNumber, isComplete } from '../model/commands.ts'
import type { Land } from '../model/pieces.ts'
import { NONE, PORTAL, tileIds } from '../model/pieces.ts'
import type { Step } from '../model/state.ts'
import { type Attempt, spaceOf } from './attempt.ts'
import type { Explain } from './pieces.ts'

/** Whether the seat is between two steps of its own turn (OB-43). */
function isBetweenSteps(step: Step): boolean {
  switch (step.step) {
    case 'draft':
    case 'place':
      return step.onto === NONE
    case 'settle':
    case 'circle':
      return step.moment
    default:
      return step.step === 'command' || step.step === 'end-turn'
  }
}
export const portalReason: Explain = ({ state, seat, step }) => {
  if (!isBetweenSteps(step)) return 'not-between-steps'
  if (state.turn.portalUsed) return 'portal-used'
  return state.players[seat]!.stash.includes(PORTAL) ? 'nothing-to-move' : 'no-portal'
}
export const revealReason: Explain = ({ state, seat, step, intent }) => {
  const { boss, revealed } = state.players[seat]!
  if (boss === NONE || bossCards[boss]!.id !== intent.reveal) return 'boss-not-yours'
  if (revealed) return 'boss-already-revealed'
  return isBetweenSteps(step) ? 'ability-not-possible' : 'not-between-steps'
}
export const keepReason: Explain = ({ step }) => (step.step === 'keep-boss' ? 'boss-not-yours' : undefined)

export const commandReason: Explain = ({ state, seat, step, intent }) => {
  const command = commandNumber(textIn(intent, 'command') ?? '')
  if (command === undefined || !state.commandRow.includes(command)) return 'no-such-command'
  if (state.turn.commandUsed) return 'command-used'
  if (step.step !== 'command') return undefined
  return isComplete(state.players[seat]!, state.turn.placed, command) ? 'no-command-target' : 'pattern-missing'
}

/** The map that the intent names with `of`; the player's own if it names none. */
const landOf = ({ state, seat, intent }: Attempt): Land | undefined =>
  state.players[typeof intent.of === 'number' ? intent.of : seat]
const lacksTile = ({ tiles }: Land, space: number | undefined, tile: string | undefined): boolean =>
  space !== undefined &&
  (space === NONE || tiles[space] === NONE || (tile !== undefined && tileIds[tiles[space]!] !== tile))

/** Intimidate on any map (OB-140), Cleopatra on the own map (OB-113). */
export const slideReason: Explain = attempt => {
  const { step, seat, intent } = attempt
  if (step.step !== 'slide') return undefined
  if (step.whose === 'own' && (intent.of ?? seat) !== seat) return 'other-map'
  const land = landOf(attempt)
  if (!land) return 'outside-the-map'
  const from = spaceOf(attempt, 'from', land)
  const to = spaceOf(attempt, 'to', land)
  if (to === NONE) return 'outside-the-map'
  if (lacksTile(land, from, textIn(intent, 'slide'))) return 'no-tile-there'
  if (to !== undefined && land.tiles[to] !== NONE) return 'space-taken'
  const { borders } = boardOf(land.tiles.length)
  return from !== undefined && to !== undefined && !borders[from]!.includes(to) ? 'not-bordering' : 'space-taken'
}
/** Demolish and Overthrow (OB-141, OB-144). */
export const tileReason: Explain = attempt => {
  const { step, intent } = attempt
  if (step.step !== 'demolish' && step.step !== 'overthrow') return undefined
  const land = landOf(attempt)
  const isThere =
    land && !lacksTile(land, spaceOf(attempt, 'at', land), textIn(intent, 'demolish', 'overthrow', 'against'))
  return isThere && step.step === 'overthrow' && step.first ? 'same-tile' : 'no-tile-there'
}
