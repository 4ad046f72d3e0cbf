// Plays every whole dungeon game: `npm run e2e:matrix`. The normal suite plays a pairwise selection.
import { defineConfig } from '@playwright/test'
import suite from './playwright.config.ts'

export default defineConfig(suite, { testMatch: '*.matrix.ts' })
