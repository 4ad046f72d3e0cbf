import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon/games/index'
import type { AnyGame } from '@overlair/rules/kernel'
import { lazy } from '../../platform/browser/lazy.tsx'
import type { GameModule } from '../index.ts'
import { autoAnswer } from './auto-pass/auto-pass.ts'
import { loadBoxesFor } from './load-boxes.ts'
import { type DungeonGameId, validOptionsFor } from './options/option-rules.ts'
import { Status } from './table/status.tsx'
import { Table } from './table/table.tsx'

const sharedNamespaces = ['dungeon', 'prompts'] as const
const shared = { Status, Table, autoAnswer }
const setupParts = (
  game: AnyGame,
  id: DungeonGameId,
): Pick<GameModule, 'game' | 'preload' | 'OptionsForm' | 'validOptions'> => ({
  game,
  preload: options => loadBoxesFor(id, options),
  validOptions: validOptionsFor(id),
  OptionsForm: lazy(() =>
    import('./options/options-form.tsx').then(({ createOptionsForm }) => createOptionsForm(game, id)),
  ),
})
export const bossMonsterModule: GameModule = {
  ...shared,
  ...setupParts(bossMonster, 'boss-monster'),
  textNamespaces: () => ['boss-monster', ...sharedNamespaces],
}
/** With the option `mixed`, the game uses the cards of Boss Monster, too. */
export const nextLevelModule: GameModule = {
  ...shared,
  ...setupParts(nextLevel, 'next-level'),
  textNamespaces: ({ mixed }) => [
    'next-level',
    ...(mixed === true ? (['boss-monster'] as const) : []),
    ...sharedNamespaces,
  ],
}
export const superBossMonsterModule: GameModule = {
  ...shared,
  ...setupParts(superBossMonster, 'super-boss-monster'),
  textNamespaces: ({ bossMonster: withBossMonster, nextLevel: withNextLevel }) => [
    'super-boss-monster',
    ...(withBossMonster === true ? (['boss-monster'] as const) : []),
    ...(withNextLevel === true ? (['next-level'] as const) : []),
    ...sharedNamespaces,
  ],
}
