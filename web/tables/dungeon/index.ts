import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon/games'
import type { AnyGame } from '@overlair/rules/kernel'
import { lazy } from '../../app/fetched.tsx'
import type { GameModule } from '../../games/library.ts'
import { fetchBoxesFor } from './boxes.ts'
import { Status } from './status.tsx'
import { autoAnswer } from './stops.ts'
import { Table } from './table.tsx'
import { type DungeonGameId, validOptionsFor } from './wishing.ts'

const always = ['dungeon', 'prompts'] as const
const shared = { Status, Table, standing: autoAnswer }
const beforeGame = (
  game: AnyGame,
  id: DungeonGameId,
): Pick<GameModule, 'game' | 'preload' | 'OptionsForm' | 'validOptions'> => ({
  game,
  preload: options => fetchBoxesFor(id, options),
  validOptions: validOptionsFor(id),
  OptionsForm: lazy(() => import('./wishes.tsx').then(({ wishesOf }) => wishesOf(game, id))),
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
