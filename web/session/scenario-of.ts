import { positionAsScenario, recordAsScenario } from '@overlair/play/scenario-text'
import { type AnyGame, type GameRecord, replay } from '@overlair/rules/kernel'
import type { PlayableGame } from '../game-module/game-module.ts'
import type { TableMatch } from '../match/table-match.ts'

/**
 * Writes the position of a table as a scenario. A finished game is written whole, after `at` choices: the record has no secrets any
 * more. A running one is written as its viewer knows it. Undefined if its game has no such words.
 */
export async function scenarioOf(
  { game, loadSituations }: Pick<PlayableGame, 'game' | 'loadSituations'>,
  match: Pick<TableMatch, 'record' | 'sandbox' | 'viewer' | 'options'>,
  at?: number,
): Promise<string | undefined> {
  const situations = await loadSituations?.()
  if (!situations) return undefined
  const record = match.record.peek()
  return record && isOver(game, record)
    ? recordAsScenario(game, situations, record, at)
    : positionAsScenario(game, situations, match.sandbox().position, match.viewer.peek(), match.options)
}
const isOver = (game: AnyGame, record: GameRecord): boolean => game.result(replay(game, record)) !== undefined
