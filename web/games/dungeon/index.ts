import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon/games/index'
import type { AnyGame } from '@overlair/rules/kernel'
import type { GameModule } from '../../game-module/game-module.ts'
import { lazy } from '../../platform/browser/lazy.tsx'
import { autoAnswer } from './auto-pass/auto-pass.ts'
import { fetchBoxesFor } from './load-boxes.ts'
import { type DungeonGameId, validOptionsFor } from './options/option-rules.ts'
import { Status } from './table/status.tsx'
import { Table } from './table/table.tsx'

const always = ['dungeon', 'prompts'] as const
const shared = { Status, Table, autoAnswer }
const beforeGame = (
  game: AnyGame,
  id: DungeonGameId,
): Pick<GameModule, 'game' | 'preload' | 'OptionsForm' | 'validOptions'> => ({
  game,
  preload: options => fetchBoxesFor(id, options),
  validOptions: validOptionsFor(id),
  OptionsForm: lazy(() => import('./options/options-form.tsx').then(({ wishesOf }) => wishesOf(game, id))),
})
export const bossMonsterAtHand: GameModule = {
  ...shared,
  ...beforeGame(bossMonster, 'boss-monster'),
  textNamespaces: () => ['boss-monster', ...always],
}
/** With mixed sets, cards of the first box come too. */
export const nextLevelAtHand: GameModule = {
  ...shared,
  ...beforeGame(nextLevel, 'next-level'),
  textNamespaces: ({ mixed }) => ['next-level', ...(mixed === true ? (['boss-monster'] as const) : []), ...always],
}
export const superBossMonsterAtHand: GameModule = {
  ...shared,
  ...beforeGame(superBossMonster, 'super-boss-monster'),
  textNamespaces: ({ bossMonster: first, nextLevel: second }) => [
    'super-boss-monster',
    ...(first === true ? (['boss-monster'] as const) : []),
    ...(second === true ? (['next-level'] as const) : []),
    ...always,
  ],
}
