import type { DungeonGame } from '@overlair/rules/dungeon/games/dungeon-game'
import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon/games/index'
import type { PlayableGame } from '../../game-module/game-module.ts'
import { lazy } from '../../platform/browser/lazy.tsx'
import { instructionsAtStart } from './auto-pass/stops.ts'
import { loadBoxesFor } from './load-boxes.ts'
import { summaryOf } from './model/summary.ts'
import type { DungeonGameId } from './options/option-groups.ts'
import { Status } from './table/status.tsx'
import { Table } from './table/table.tsx'

const sharedTexts = ['dungeon', 'prompts'] as const
const sharedParts = (game: DungeonGame, id: DungeonGameId): Omit<PlayableGame, 'textNamespaces'> => ({
  id,
  game,
  loadSituations: async () => (await import('@overlair/rules/dungeon/situation/situation')).situations(game),
  preload: options => loadBoxesFor(id, options),
  OptionsForm: lazy(() =>
    import('./options/options-form.tsx').then(({ createOptionsForm }) => createOptionsForm(game, id)),
  ),
  summaryOf,
  Status,
  Table,
  instructions: instructionsAtStart,
})

export const bossMonsterGame: PlayableGame = {
  ...sharedParts(bossMonster, 'boss-monster'),
  textNamespaces: () => ['boss-monster', ...sharedTexts],
}
export const nextLevelGame: PlayableGame = {
  ...sharedParts(nextLevel, 'next-level'),
  textNamespaces: ({ mixed }) => ['next-level', ...(mixed === true ? (['boss-monster'] as const) : []), ...sharedTexts],
}
export const superBossMonsterGame: PlayableGame = {
  ...sharedParts(superBossMonster, 'super-boss-monster'),
  textNamespaces: options => [
    'super-boss-monster',
    ...(options.bossMonster === true ? (['boss-monster'] as const) : []),
    ...(options.nextLevel === true ? (['next-level'] as const) : []),
    ...sharedTexts,
  ],
  ScoreReport: lazy(() => import('./solo/score-report.tsx').then(({ ScoreReport }) => ScoreReport)),
  SoloOptions: lazy(() => import('./solo/solo-options.tsx').then(({ SoloOptions }) => SoloOptions)),
}
