// In a file of its own: the home page of the app loads it without the rules.
import type { PlayerCounts } from '../../kernel/contract.ts'

export const basePlayers: PlayerCounts = { min: 2, max: 4 } // BM-1
export const superPlayers: PlayerCounts = { min: 1, max: 6 } // SB-1
