// Between any two steps of their own turn, a player may open a portal and reveal their boss (OB-43).
import type { Ask, Cause, Seat } from '../../kernel/contract.ts'
import { bossCards } from '../bosses/index.ts'
import { type Choice, openPortal } from '../model/choices.ts'
import type { Events } from '../model/events.ts'
import { NONE, PORTAL, USED_PORTAL } from '../model/pieces.ts'
import type { Prompt } from '../model/prompts.ts'
import type { State } from '../model/state.ts'
import { portalMovesExist } from '../moves/portals.ts'

export const askSeat = (state: State, seat: Seat, prompt: Prompt, why: Cause, choices: readonly Choice[]): void => {
  const ask: Ask<Choice> = { seat, prompt, why, choices }
  state.asks = [ask]
}

/** OB-58: the stash has an active portal, no portal was used in this turn, and there is a token to move. */
function portalReady(state: State, seat: Seat): boolean {
  const player = state.players[seat]!
  return !state.turn.portalUsed && player.stash.includes(PORTAL) && portalMovesExist(player, NONE)
}
/** OB-111: a player may reveal a boss only if its ability can be carried out. */
function revealReady(state: State, seat: Seat): boolean {
  const { boss, revealed } = state.players[seat]!
  return boss !== NONE && !revealed && bossCards[boss]!.ability.possible(state, seat)
}

/** Adds the interruptions that are possible now to the choices of an ask in the seat's own turn. */
export function addInterruptions(state: State, seat: Seat, choices: Choice[]): Choice[] {
  if (portalReady(state, seat)) choices.push(openPortal)
  if (revealReady(state, seat)) choices.push(bossCards[state.players[seat]!.boss]!.reveal)
  return choices
}

/**
 * True if the game asks a seat although only interruptions are possible. The answer depends on public facts only: a seat
 * with a hidden boss card is always asked, even if its ability is not possible now. Otherwise the pause would reveal the
 * boss. A solo game has no secrets, so it asks only if an interruption is possible.
 */
export function mayInterrupt(state: State, seat: Seat): boolean {
  const { boss, revealed } = state.players[seat]!
  if (boss !== NONE && !revealed) return state.players.length > 1 || addInterruptions(state, seat, []).length > 0
  return portalReady(state, seat)
}

/** Carries out an interruption. Returns false if the choice is not an interruption. */
export function interrupt(state: State, seat: Seat, choice: Choice, events: Events): boolean {
  const player = state.players[seat]!
  if ('portal' in choice) {
    player.stash[player.stash.indexOf(PORTAL)] = USED_PORTAL
    state.turn.portalUsed = true
    state.turn.passed = false
    state.steps.push({ step: 'portal', seat, moved: NONE, spent: NONE })
    events.push({ event: 'portal-opened', why: 'OB-58', seat })
    return true
  }
  if ('reveal' in choice) {
    player.revealed = true
    state.turn.passed = false
    const card = bossCards[player.boss]!
    // A solo player chose the boss openly (OB-157). The event reveals nothing, so the player can undo it.
    const reveals = state.players.length > 1 ? ({ reveals: true } as const) : {}
    events.push({ event: 'boss-revealed', why: 'OB-109', ...reveals, seat, boss: card.id })
    card.ability.begin(state, seat, events)
    return true
  }
  return false
}
