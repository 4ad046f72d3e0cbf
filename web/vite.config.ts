import { defineConfig } from 'vite'
import { workerChunks } from './bundling/worker-chunks.ts'
import { precache } from './offline/precache.ts'

/** What always comes together stays together: in pieces it weighs more and takes longer to fetch. */
const together: readonly { readonly name: string; readonly of: readonly string[]; readonly not?: RegExp }[] = [
  {
    name: 'frame', // before the first page
    of: [
      'node_modules/@?preact',
      'web/(words|sound)/',
      'web/app/(?!main)',
      'web/design/(?!sprite)',
      'web/storage/settings',
      'locales/(format|languages|parse|translator)',
      'locales/../[a-z-]+\\.json', // where they lie
    ],
    not: /\/rules-/,
  },
  {
    name: 'kernel', // in the page and in the worker
    of: ['rules/kernel/', 'web/games/ids', 'web/match/levels'],
  },
  {
    name: 'dungeon-rules', // without the cards, which come by the box
    of: ['rules/dungeon/(super/|cards/)?[a-z-]+\\.ts$'],
    not: /\/(index|vocabulary|situation[a-z-]*|mechanics|rulings)\.ts$/,
  },
  {
    name: 'matches', // kept, opened, begun
    of: [
      'node_modules/idb',
      'web/match/(imagining|local|match|seats|thinking)\\.ts$',
      'web/storage/(database|matches)\\.',
      'web/games/(catalogue|library)\\.',
      'web/sprites/box-',
    ],
  },
  {
    name: 'at-table', // of whatever game
    of: [
      'web/tables/[a-z-]+\\.tsx?$',
      'web/pages/(at-table|download|table-tools)',
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
  plugins: [workerChunks(), precache()],
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
