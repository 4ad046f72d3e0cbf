import type { GameDescriptor } from '../kernel/game-descriptor.ts'
import { pebbles } from '../kernel/testing/pebbles.ts'

export const pebblesDescriptor: GameDescriptor = { game: pebbles }
