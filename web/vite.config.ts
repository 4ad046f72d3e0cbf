import process from 'node:process'
import { defineConfig } from 'vite'
import { customMedia } from './tools/build/custom-media.ts'
import { precache } from './tools/build/precache.ts'
import { workerChunks } from './tools/build/worker-chunks.ts'
import { customMediaQueries } from './ui/styles/breakpoints.ts'

/** Modules that are always loaded together form one chunk: many small chunks are larger and slower to load. */
const chunks: readonly { readonly name: string; readonly of: readonly string[]; readonly not?: RegExp }[] = [
  {
    name: 'frame', // needed before the first page
    of: [
      'node_modules/@?preact',
      'web/platform/(browser/(?!wake-lock)|i18n|routing|settings|sound/sound|storage/device-keys)',
      'web/app/(?!main|service-worker-registration|update-sign)',
      'web/game-module/introductory-game\\.',
      'web/ui/(?!dialog|file-button|home-sprite|line-chart|overboss-sprites|sprite|option-field|search-field|save-warning|tabs)',
      'locales/(format|languages|parse|translator)',
      'locales/../[a-z-]+\\.json', // only their addresses
    ],
    not: /\/rules-/,
  },
  {
    name: 'kernel', // used by the page and by the worker
    of: [
      'rules/kernel/(?!older-records|situation)',
      'rules/game-ids',
      'rules/[a-z]+/model/player-counts',
      'bots/levels',
      'vite/preload-helper',
    ],
  },
  {
    name: 'dungeon-rules', // without the cards: each box is a chunk
    of: ['rules/dungeon/((model|engine|actions|round|super|view|refusals|games|cards|cards/language)/)?[a-z-]+\\.ts$'],
    not: /\/(dungeon\/index|cards\/index|mechanics|rulings|player-counts)\.ts$/,
  },
  {
    name: 'matches', // saved matches, the registry of games, and what the home page and tables share
    of: [
      'play/seats\\.ts$',
      'play/match/(occupants|saved)\\.ts$',
      'web/session/create-match\\.ts$',
      'web/platform/storage/(database|matches)\\.',
      'web/games/([a-z-]+/)?index\\.',
      'web/ui/(save-warning|sprite-sheet)\\.',
      'web/sprites/box-',
    ],
  },
  {
    name: 'running-match', // a match on this device, without its table
    of: [
      'bots/request\\.ts$',
      'play/(lookahead|undo|auto-pass/games)\\.ts$',
      'play/match/(?!occupants|replay|saved)[a-z-]+\\.ts$',
      'web/match/(bot-worker-client|host|planned-choices|table-match)\\.ts$',
      'web/session/(load-record|local-matches)\\.ts$',
    ],
  },
  {
    name: 'at-table', // the table page of any game
    of: [
      'web/table/(?!personal-bests)', // bests belong to solo games
      'web/pages/table/(match-page|notice-page|toolbar\\.)',
      'web/platform/browser/wake-lock',
      'web/rulebook/(rule\\.|game-of-rule)',
    ],
  },
  {
    name: 'dungeon-cards', // on a table and in the card browser
    of: [
      'locales/dungeon/(?!result)',
      'web/sprites/symbols',
      'web/games/dungeon/(card/(?!keyword-list|symbol-legend)|load-boxes|model/(texts|card-facts))',
    ],
  },
  {
    name: 'dungeon-table',
    of: [
      'play/auto-pass/dungeon/',
      'web/games/dungeon/(auto-pass/stops\\.|options/option-rules|playable-games)',
      'web/games/dungeon/(dungeons|forecast|heroes|input|inspector|layout|markers|model|playback|prompt|table|town)/',
    ],
    not: /\/(card-keywords|card-facts|texts|inspector|pile-dialog|hero-path)\.tsx?$/,
  },
]
const groups = chunks.map(({ name, of, not }) => {
  const pattern = new RegExp(of.join('|'))
  return { name, test: (id: string) => pattern.test(id) && !not?.test(id) }
})

/** `npm run dev` starts a server beside the one that serves the sources. */
const { SERVER_PORT } = process.env
const proxy = SERVER_PORT ? { '/api': { target: `http://127.0.0.1:${SERVER_PORT}`, ws: true } } : {}

export default defineConfig({
  root: import.meta.dirname,
  appType: 'spa',
  server: { proxy },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [customMedia(customMediaQueries), workerChunks(), precache()],
  experimental: {
    // Files find each other wherever they are. The page has addresses from the root, which the server changes if the app is below a sub-path.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    target: 'es2022',
    // Sprite sheets stay files. Inlined, each chunk that shows a sheet would contain a copy.
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
