import type { GameId } from '@overlair/rules/game-ids'
import { gameModules } from '../../games/index.ts'
import { createMatch } from '../../session/create-match.ts'
import { seatNames } from './seat-form.tsx'
import { defaultSeats, toSeatAssignments } from './seat-list.ts'

/** Creates a match of one person against one bot, with the default options. Returns its id. */
export async function startQuickGame(id: GameId): Promise<string> {
  const seats = toSeatAssignments(defaultSeats(seatNames), seatNames)
  return createMatch(await gameModules[id].loadGame(), seats, {})
}
