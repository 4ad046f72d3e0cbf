import type { GameId } from '@overlair/rules/game-ids'
import { loadGame } from '../../games/index.ts'
import { createMatch } from '../../session/local-matches.ts'
import { defaultPlayerName } from './seat-form.tsx'
import { defaultSeats, toSeatAssignments } from './seat-list.ts'

/** A match without questions: one person against one bot, everything else as the rulebook suggests. */
export async function startQuickGame(id: GameId): Promise<string> {
  return createMatch(await loadGame(id), toSeatAssignments(defaultSeats(defaultPlayerName), defaultPlayerName), {})
}
