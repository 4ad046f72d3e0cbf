import { defineConfig } from 'vite'
import { customMedia } from './tools/build/custom-media.ts'
import { precache } from './tools/build/precache.ts'
import { workerChunks } from './tools/build/worker-chunks.ts'
import { customMediaQueries } from './ui/styles/breakpoints.ts'

/** What always comes together stays together: in pieces it weighs more and takes longer to fetch. */
const together: readonly { readonly name: string; readonly of: readonly string[]; readonly not?: RegExp }[] = [
  {
    name: 'frame', // before the first page
    of: [
      'node_modules/@?preact',
      'web/platform/(browser|i18n|routing|settings|sound)/',
      'web/app/(?!main)',
      'web/ui/(?!sprite|option-field)',
      'locales/(format|languages|parse|translator)',
      'locales/../[a-z-]+\\.json', // where they lie
    ],
    not: /\/rules-/,
  },
  {
    name: 'kernel', // in the page and in the worker
    of: ['rules/kernel/', 'rules/game-ids', 'bots/levels'],
  },
  {
    name: 'dungeon-rules', // without the cards, which come by the box
    of: ['rules/dungeon/((model|engine|actions|round|super|view|games|cards|cards/language)/)?[a-z-]+\\.ts$'],
    not: /\/(dungeon\/index|cards\/index|mechanics|rulings)\.ts$/,
  },
  {
    name: 'matches', // kept, opened, begun
    of: [
      'node_modules/idb',
      'play/(lookahead|seats)\\.ts$',
      'web/match/(bot-worker-client|match-signals)\\.ts$',
      'web/session/local-matches\\.ts$',
      'web/platform/storage/(database|matches)\\.',
      'web/game-module/catalogue\\.',
      'web/games/index\\.',
      'web/sprites/box-',
    ],
  },
  {
    name: 'at-table', // of whatever game
    of: [
      'web/table/',
      'web/pages/table/(match-page|toolbar)',
      'web/rulebook/',
      'docs/rules/', // where they lie
      'locales/../rules-',
    ],
  },
]
const groups = together.map(({ name, of, not }) => {
  const modules = new RegExp(of.join('|'))
  return { name, test: (id: string) => modules.test(id) && !not?.test(id) }
})

export default defineConfig({
  root: import.meta.dirname,
  appType: 'spa',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [customMedia(customMediaQueries), workerChunks(), precache()],
  build: {
    target: 'es2022',
    // Sprites stay files: one sheet is fetched once, not copied into each chunk that shows it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
})
