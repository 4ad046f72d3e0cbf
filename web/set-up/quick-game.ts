import type { GameId } from '../games/ids.ts'
import { fetchGame } from '../games/library.ts'
import { beginMatch } from '../match/local.ts'
import { firstChairs, seatsOf } from './chairs.ts'
import { called } from './seating.tsx'

/** A match without questions: one person against one bot, everything else as the rulebook suggests. */
export async function beginQuickly(id: GameId): Promise<string> {
  return beginMatch(await fetchGame(id), seatsOf(firstChairs(called), called), {})
}
