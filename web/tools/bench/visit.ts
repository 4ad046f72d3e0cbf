// The built app, served and visited.
import { spawn } from 'node:child_process'
import process from 'node:process'
import type { Browser, BrowserContext } from '@playwright/test'
import { prepareContext } from '../../e2e/support/test.ts'
import { clock } from './clock.ts'

/** Serves the app on a port of its own; gives the address and a way to stop. */
export async function serve(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = spawn('node', [`${import.meta.dirname}/../serve.mjs`], { env: { ...process.env, PORT: '0' } })
  for await (const line of server.stdout) {
    const address = /http:\/\/\S+?(?=\/\s)/.exec(String(line))?.[0]
    if (address) return { address, stop: () => server.kill() }
  }
  throw new Error('the app could not be served')
}

/** A visitor who has never been here. Settings: everything at once, nothing moves, nothing sounds. */
export async function newcomer(browser: Browser, baseURL: string, language = 'en'): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  await prepareContext(context, false)
  await context.addInitScript(
    settings => localStorage.setItem('overlair.settings', settings),
    JSON.stringify({ language, speed: 'instant', muted: true }),
  )
  await context.addInitScript(clock)
  return context
}
