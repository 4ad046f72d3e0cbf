import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{rules,bots,locales,cli,bench,scripts,web}/**/*.test.ts'],
    testTimeout: 120_000,
  },
})
