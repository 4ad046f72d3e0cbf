import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{rules,play,bots,locales,cli,server,bench,scripts,web}/**/*.test.ts'],
    testTimeout: 120_000,
    // Some suites play whole games in `beforeAll`.
    hookTimeout: 120_000,
  },
})
