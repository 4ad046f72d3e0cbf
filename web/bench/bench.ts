// Weight and speed of the built app in Chromium, against what it must keep.
//   npm run bench:web [-- --json]
import { spawn } from 'node:child_process'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { clock } from './clock.ts'

const { values: wishes } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

const LIMITS = { scriptsKb: 120, blockingMs: 200, choiceMs: 50, botMs: 100 }
const THROTTLING = 4
const MOST_CHOICES = 200
/** How often the table is loaded; the median counts. */
const LOADS = 5

/** Serves the app on a port of its own; gives the address and a way to stop. */
async function serve(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = spawn('node', [`${import.meta.dirname}/../serve.mjs`], { env: { ...process.env, PORT: '0' } })
  for await (const line of server.stdout) {
    const address = /http:\/\/\S+?(?=\/\s)/.exec(String(line))?.[0]
    if (address) return { address, stop: () => server.kill() }
  }
  throw new Error('the app could not be served')
}

/** A visitor who has never been here. Settings: everything at once, nothing moves, nothing sounds. */
async function newcomer(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en', reducedMotion: 'reduce' })
  await context.addInitScript(() =>
    localStorage.setItem('overlair.settings', JSON.stringify({ language: 'en', speed: 'instant', muted: true })),
  )
  await context.addInitScript(clock)
  return context
}

async function weigh(visitor: BrowserContext, address: string): Promise<number> {
  const page = await visitor.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', request => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(size => size.responseBodySize))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await visitor.close()
  return total / 1000
}

/** The longest task before the table is on the screen, on a slow machine and from an empty cache. */
async function longestTask(visitor: BrowserContext, table: string): Promise<number> {
  const page = await visitor.newPage()
  const session = await visitor.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  await page.goto(table)
  await page.waitForFunction(() => window.overlairClock.painted() !== undefined)
  const longest = await page.evaluate(() => {
    const painted = window.overlairClock.painted() ?? 0
    return Math.max(0, ...window.overlairClock.tasks.filter(task => task.start < painted).map(task => task.duration))
  })
  await page.close()
  return longest
}

/** Plays a game by the mouse, taking whatever is offered first. */
async function playOn(page: Page): Promise<void> {
  const legal = page.locator('[data-legal]')
  const endTurn = page.getByRole('button', { name: 'End turn' })
  const over = page.getByRole('button', { name: 'Play again' })
  for (let made = 0; made < MOST_CHOICES; made++) {
    await legal.or(endTurn).or(over).first().waitFor()
    if (await over.isVisible()) return
    await ((await endTurn.isVisible()) ? endTurn : legal.first()).click()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  }
  throw new Error(`a game of ${MOST_CHOICES} choices is not over`)
}

const sorted = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)
const part = (figures: readonly number[], share: number): number =>
  sorted(figures)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? Number.NaN
const round = (figure: number): number => Math.round(figure * 10) / 10

async function measure(browser: Browser, address: string) {
  const homeKb = await weigh(await newcomer(browser), `${address}/`)
  const tableKb = await weigh(await newcomer(browser), `${address}/learn/overboss`)
  const visitor = await newcomer(browser)
  const page = await visitor.newPage()
  await page.goto(`${address}/`)
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await page.waitForURL(/\/table\//)
  await playOn(page)
  const { choices, answers } = await page.evaluate(() => ({
    choices: window.overlairClock.choices,
    answers: window.overlairClock.answers,
  }))
  await page.goto(`${address}/`)
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await page.waitForURL(/\/table\//)
  const table = page.url()
  await page.close()
  const blocking: number[] = []
  for (let i = 0; i < LOADS; i++) blocking.push(await longestTask(visitor, table))
  await visitor.close()
  return {
    homeKb: round(homeKb),
    tableKb: round(tableKb),
    blockingMs: round(part(blocking, 0.5)),
    choices: choices.length,
    choiceMedianMs: round(part(choices, 0.5)),
    choiceP95Ms: round(part(choices, 0.95)),
    answers: answers.length,
    botMedianMs: round(part(answers, 0.5)),
    botP95Ms: round(part(answers, 0.95)),
  }
}

const { address, stop } = await serve()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const found = await measure(browser, address)
  const kept =
    Math.max(found.homeKb, found.tableKb) <= LIMITS.scriptsKb &&
    found.blockingMs <= LIMITS.blockingMs &&
    found.choiceP95Ms <= LIMITS.choiceMs &&
    found.botP95Ms <= LIMITS.botMs
  if (wishes.json) console.log(JSON.stringify({ ...found, limits: LIMITS, throttling: THROTTLING, kept }, null, 2))
  else
    console.log(
      [
        `first load, home          ${found.homeKb} kB of gzipped scripts (at most ${LIMITS.scriptsKb})`,
        `first load, table         ${found.tableKb} kB of gzipped scripts (at most ${LIMITS.scriptsKb})`,
        `longest task before table ${found.blockingMs} ms at ${THROTTLING}x throttling (at most ${LIMITS.blockingMs})`,
        `choice to screen          median ${found.choiceMedianMs} ms, p95 ${found.choiceP95Ms} ms of ${found.choices} (at most ${LIMITS.choiceMs})`,
        `greedy bot's answer       median ${found.botMedianMs} ms, p95 ${found.botP95Ms} ms of ${found.answers} (at most ${LIMITS.botMs})`,
      ].join('\n'),
    )
  process.exitCode = kept ? 0 : 1
} finally {
  await browser.close()
  stop()
}
