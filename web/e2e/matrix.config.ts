// Every whole game of the dungeon games: `npm run e2e:matrix`. The suite plays enough of them to meet every pair.
import { defineConfig } from '@playwright/test'
import suite from './playwright.config.ts'

export default defineConfig(suite, { testMatch: '*.matrix.ts' })
