// Games with a box of cards that a test made up. Only the game assembled here knows them.
import { allBoxes } from '../cards/index.ts'
import type { Box } from '../engine/cards.ts'
import type { RuleSet } from '../engine/rulesets.ts'
import { type DungeonGame, dungeonGame } from '../games/dungeon-game.ts'
import { situations } from '../situation/situation.ts'
import { type SituationInput, TestTable } from './test-table.ts'

export const madeUpBox = (cards: Partial<Box>): Box => ({
  ...{ id: 'made-up', source: 'own', bosses: [], rooms: [], spells: [], heroes: [], heroCounts: {} },
  ...cards,
})
/** Assembles a game from all boxes and made-up cards. Returns a function that creates tables of this game. */
export function tablesWith(
  cards: Partial<Box>,
  id: string,
  ruleSet: RuleSet,
): (given: SituationInput, seed?: string) => TestTable {
  const game = dungeonGame({ id, ruleSet, boxes: [...allBoxes, madeUpBox(cards)] })
  return tablesOf(game)
}
export const tablesOf = (game: DungeonGame) => {
  const { fromSituation } = situations(game)
  return (given: SituationInput, seed = 'a table'): TestTable => new TestTable(game, fromSituation(given, seed))
}
