import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon/games'
import type { AnyGame } from '@overlair/rules/kernel'
import { fetched } from '../../app/fetched.tsx'
import type { GameAtHand } from '../../games/library.ts'
import { fetchBoxesFor } from './boxes.ts'
import { Status } from './status.tsx'
import { standing } from './stops.ts'
import { Table } from './table.tsx'
import { type DungeonGameId, settledFor } from './wishing.ts'

const always = ['dungeon', 'prompts'] as const
const shared = { Status, Table, standing }
const beforeGame = (game: AnyGame, id: DungeonGameId): Pick<GameAtHand, 'game' | 'prepare' | 'Wishes' | 'settle'> => ({
  game,
  prepare: options => fetchBoxesFor(id, options),
  settle: settledFor(id),
  Wishes: fetched(() => import('./wishes.tsx').then(({ wishesOf }) => wishesOf(game, id))),
})
export const bossMonsterAtHand: GameAtHand = {
  ...shared,
  ...beforeGame(bossMonster, 'boss-monster'),
  words: () => ['boss-monster', ...always],
}
/** With mixed sets, cards of the first box come too. */
export const nextLevelAtHand: GameAtHand = {
  ...shared,
  ...beforeGame(nextLevel, 'next-level'),
  words: ({ mixed }) => ['next-level', ...(mixed === true ? (['boss-monster'] as const) : []), ...always],
}
export const superBossMonsterAtHand: GameAtHand = {
  ...shared,
  ...beforeGame(superBossMonster, 'super-boss-monster'),
  words: ({ bossMonster: first, nextLevel: second }) => [
    'super-boss-monster',
    ...(first === true ? (['boss-monster'] as const) : []),
    ...(second === true ? (['next-level'] as const) : []),
    ...always,
  ],
}
