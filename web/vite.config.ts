import { defineConfig } from 'vite'
import { workerChunks } from './bundling/worker-chunks.ts'
import { precache } from './offline/precache.ts'

const isEngine = (id: string): boolean =>
  /rules\/dungeon\/(super\/|cards\/)?[a-z-]+\.ts$/.test(id) &&
  !/\/(index|vocabulary|situation[a-z-]*|mechanics|rulings)\.ts$/.test(id)

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
        // What always comes together stays together: in pieces it weighs more. The boxes of cards come on their own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'dungeon-rules', test: id => isEngine(id) }],
        },
      },
    },
  },
})
