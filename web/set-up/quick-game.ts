import type { GameId } from '../games/ids.ts'
import { loadGame } from '../games/library.ts'
import { createMatch } from '../match/local.ts'
import { defaultSeats, toSeatAssignments } from './chairs.ts'
import { defaultPlayerName } from './seating.tsx'

/** A match without questions: one person against one bot, everything else as the rulebook suggests. */
export async function startQuickGame(id: GameId): Promise<string> {
  return createMatch(await loadGame(id), toSeatAssignments(defaultSeats(defaultPlayerName), defaultPlayerName), {})
}
