// In a file of its own: the home page of the app loads it without the rules.
import type { PlayerCounts } from '../../kernel/contract.ts'

export const players: PlayerCounts = { min: 1, max: 5 }
