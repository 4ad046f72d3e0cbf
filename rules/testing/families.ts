import { dungeonTests } from '../dungeon/testing/family.ts'
import type { FamilyTests } from '../kernel/testing/family-tests.ts'
import { overbossTests } from '../overboss/testing/family.ts'

/** The tests of all families of games: properties, golden records and fuzzing iterate over it. */
export const families: readonly FamilyTests[] = [dungeonTests, overbossTests]
