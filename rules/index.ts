// All games.
import { dungeonDescriptors } from './dungeon/descriptors.ts'
import type { AnyGame } from './kernel/contract.ts'
import type { GameDescriptor } from './kernel/game-descriptor.ts'
import { overbossDescriptor } from './overboss/descriptor.ts'

export const gameDescriptors: readonly GameDescriptor[] = [...dungeonDescriptors, overbossDescriptor]
export const games: readonly AnyGame[] = gameDescriptors.map(({ game }) => game)
