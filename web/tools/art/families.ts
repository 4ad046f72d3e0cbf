// The art of all families of games, and of the pages around them. A new family adds its line here.
import type { FamilyArt } from './drawing/family-art.ts'
import { dungeonArt } from './dungeon/index.ts'
import { homeArt } from './home/index.ts'
import { overbossArt } from './overboss/index.ts'

export const families: readonly FamilyArt[] = [overbossArt, dungeonArt, homeArt]
