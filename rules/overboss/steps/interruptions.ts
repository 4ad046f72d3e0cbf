// Between any two steps of one's own turn a portal may be opened and a boss revealed (OB-43).
import type { Ask, Cause, Seat } from '../../kernel/contract.ts'
import { bossCards } from '../bosses/index.ts'
import { type Choice, openPortal } from '../model/choices.ts'
import type { Event } from '../model/events.ts'
import { NONE, PORTAL, USED_PORTAL } from '../model/pieces.ts'
import type { State } from '../model/state.ts'
import { portalMovesExist } from '../moves/portals.ts'

export const askSeat = (state: State, seat: Seat, prompt: string, why: Cause, choices: readonly Choice[]): void => {
  const asked: Ask<Choice> = { seat, prompt, why, choices }
  state.asks = [asked]
}

/** An active portal in the stash, none used in this turn, and something for it to move (OB-58). */
function portalReady(state: State, seat: Seat): boolean {
  const player = state.players[seat]!
  return !state.turn.portalUsed && player.stash.includes(PORTAL) && portalMovesExist(player, NONE)
}
/** OB-111: a boss is revealed only if its ability can be carried out. */
function revealReady(state: State, seat: Seat): boolean {
  const { boss, revealed } = state.players[seat]!
  return boss !== NONE && !revealed && bossCards[boss]!.ability.possible(state, seat)
}

/** Adds what a seat may do at a moment of its own turn besides what it is asked for. */
export function addInterruptions(state: State, seat: Seat, choices: Choice[]): Choice[] {
  if (portalReady(state, seat)) choices.push(openPortal)
  if (revealReady(state, seat)) choices.push(bossCards[state.players[seat]!.boss]!.reveal)
  return choices
}

/**
 * Whether a seat is asked at a moment at which nothing else is to be decided. This looks only at what everybody can
 * see: a hidden boss card makes the game wait whether or not its ability would work now, or the waiting would tell.
 */
export function mayInterrupt(state: State, seat: Seat): boolean {
  const { boss, revealed } = state.players[seat]!
  if (boss !== NONE && !revealed) return state.players.length > 1 || addInterruptions(state, seat, []).length > 0
  return portalReady(state, seat)
}

/** Carries out an interruption; false if the choice is none. */
export function interrupt(state: State, seat: Seat, choice: Choice, news: Event[]): boolean {
  const player = state.players[seat]!
  if ('portal' in choice) {
    player.stash[player.stash.indexOf(PORTAL)] = USED_PORTAL
    state.turn.portalUsed = true
    state.turn.passed = false
    state.steps.push({ step: 'portal', seat, moved: NONE, spent: NONE })
    news.push({ event: 'portal-opened', why: 'OB-58', seat })
    return true
  }
  if ('reveal' in choice) {
    player.revealed = true
    state.turn.passed = false
    const card = bossCards[player.boss]!
    // A player alone has chosen openly (OB-157): nothing comes to light, and the choice can be taken back.
    const hidden = state.players.length > 1 ? ({ reveals: true } as const) : {}
    news.push({ event: 'boss-revealed', why: 'OB-109', ...hidden, seat, boss: card.id })
    card.ability.begin(state, seat, news)
    return true
  }
  return false
}
