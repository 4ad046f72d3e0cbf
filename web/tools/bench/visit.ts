// Serves the built app and opens it in a fresh browser context.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Browser, BrowserContext } from '@playwright/test'
import { prepareContext } from '../../e2e/support/test.ts'
import { clock } from './clock.ts'

/** Serves the app on a free port. */
export async function serve(): Promise<{ readonly baseURL: string; readonly stop: () => void }> {
  const server = spawn('node', [`${import.meta.dirname}/../../../server/main.ts`], {
    env: { ...process.env, PORT: '0', DATA: mkdtempSync(path.join(tmpdir(), 'overlair-bench-')) },
  })
  for await (const line of server.stdout) {
    const baseURL = /http:\/\/\S+?(?=\/\s)/.exec(String(line))?.[0]
    if (baseURL) return { baseURL, stop: () => server.kill() }
  }
  throw new Error('the server did not start; run npm run build first')
}

/** Opens a browser context without saved data. Its settings turn off animations and sound. */
export async function newVisitor(browser: Browser, baseURL: string, language = 'en'): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  await prepareContext(context, false)
  await context.addInitScript(
    settings => localStorage.setItem('overlair.settings', settings),
    JSON.stringify({ language, speed: 'instant', muted: true }),
  )
  await context.addInitScript(clock)
  return context
}
