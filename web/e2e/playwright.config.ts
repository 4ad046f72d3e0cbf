import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4141)

export default defineConfig({
  outputDir: '../../test-results',
  // A whole game takes a minute on a busy machine. A test that takes five times as long hangs.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    cwd: `${import.meta.dirname}/../..`,
    // All tests come from one address.
    env: { TABLES_PER_HOUR: '1000', PORT: String(port), DATA: mkdtempSync(path.join(tmpdir(), 'overlair-e2e-')) },
    port,
    reuseExistingServer: false,
  },
})
