import type { Choice, View } from '@overlair/rules/dungeon'
import type { AutoPass } from '../../match/automatic.ts'
import { automaticAnswer } from './answer.ts'
import { readInstructions } from './instructions.ts'
import { afterChoice, withoutPasses } from './passes.ts'

/** How a match answers for the people of Boss Monster, The Next Level and Super Boss Monster. */
export const dungeonAutoPass: AutoPass<View, Choice> = {
  automatic: automaticAnswer,
  readInstructions,
  afterChoice,
  afterUndo: withoutPasses,
}
