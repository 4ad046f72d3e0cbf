import type { GameId } from '@overlair/rules/game-ids'
import { allowedOptions, GameError } from '@overlair/rules/kernel'
import { gameModules } from '../../games/index.ts'
import { createMatch } from '../../session/create-match.ts'
import { lastSetup } from './last-setup.ts'
import { seatNames } from './seat-form.tsx'
import { defaultSeats, resizeSeats, toSeatAssignments } from './seat-list.ts'

/** Creates a match of one person against bots as the game was last set up, else against one bot with the default options. Returns its id. */
export async function startQuickGame(id: GameId): Promise<string> {
  const playable = await gameModules[id].loadGame()
  const { bots, options } = lastSetup(id) ?? { bots: [], options: {} }
  const [me, ...others] = resizeSeats(defaultSeats(seatNames), Math.max(2, bots.length + 1), seatNames)
  const seats = [...(me ? [me] : []), ...others.map((seat, i) => ({ ...seat, kind: bots[i] ?? seat.kind }))]
  const assignments = toSeatAssignments(seats, seatNames)
  try {
    return await createMatch(playable, assignments, allowedOptions(playable.game, seats.length, options))
  } catch (error) {
    // Newer rules may refuse the options of an older app.
    if (!(error instanceof GameError)) throw error
    return createMatch(playable, toSeatAssignments(defaultSeats(seatNames), seatNames), {})
  }
}
