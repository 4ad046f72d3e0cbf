// What is measured at a table.
import type { AnyGame } from '@overlair/rules/kernel'
import type { BrowserContext, Page } from '@playwright/test'
import { afterPaint } from '../../e2e/support/controls.ts'
import { nextAction, performAction } from '../../e2e/support/dungeon-input.ts'
import { takeAction } from '../../e2e/support/overboss-table.ts'
import { type Weight, weigh } from '../../e2e/support/page-weight.ts'
import { saveLateGame, saveNewGame } from '../../e2e/support/saved-games.ts'

export interface Table {
  readonly game: AnyGame
  readonly players: number
}

export const THROTTLING = 4
/** How often a table is loaded; the median counts. */
const LOADS = 5
/** A game follows another until so many choices were made, and no game is longer than this. */
const CHOICES = 60
const MOST_STEPS = 300

const part = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? Number.NaN
export const round = (figure: number): number => Math.round(figure * 10) / 10

/** How long something took, in milliseconds. */
export interface Times {
  readonly count: number
  readonly median: number
  readonly p95: number
}
const timesOf = (figures: readonly number[]): Times => ({
  count: figures.length,
  median: round(part(figures, 0.5)),
  p95: round(part(figures, 0.95)),
})

export async function weightOfHome(visitor: BrowserContext): Promise<Weight> {
  return weigh(await visitor.newPage(), '/')
}
export async function weightOfTable(visitor: BrowserContext, { game, players }: Table): Promise<Weight> {
  const page = await visitor.newPage()
  await page.goto('/')
  await saveNewGame(page, 'weighed', game, { players })
  return weigh(page, '/table/weighed', { bots: true })
}

/** The longest task before a full table is on the screen, on a slow machine and from an empty cache. */
export async function longestTask(visitor: BrowserContext, { game, players }: Table): Promise<number> {
  const page = await visitor.newPage()
  await page.goto('/')
  await saveLateGame(page, 'loaded', game, { players })
  const session = await visitor.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  const longest: number[] = []
  for (let load = 0; load < LOADS; load++) {
    await page.goto('/table/loaded')
    await page.waitForFunction(() => window.overlairClock.painted() !== undefined)
    longest.push(
      await page.evaluate(() => {
        const painted = window.overlairClock.painted() ?? 0
        const before = window.overlairClock.tasks.filter(task => task.start < painted)
        return Math.max(0, ...before.map(task => task.duration))
      }),
    )
  }
  await page.close()
  return round(part(longest, 0.5))
}

/** What every click costs in this browser on this machine: one that changes a word of a page with nothing else on it. */
export async function bareClicks(visitor: BrowserContext): Promise<Times> {
  const page = await visitor.newPage()
  await page.goto('/')
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.dataset.legal = ''
    button.onclick = () => {
      button.textContent = String(Number(button.textContent) + 1)
    }
    button.textContent = '0'
    document.body.replaceChildren(button)
  })
  for (let clicks = 0; clicks < CHOICES; clicks++) {
    await page.locator('button').click()
    await afterPaint(page)
  }
  const { choices } = await page.evaluate(() => window.overlairClock)
  await page.close()
  return timesOf(choices)
}

/** Does whatever comes first; false when the game is over. */
async function step(page: Page, game: AnyGame): Promise<boolean> {
  if (game.id === 'overboss') return takeAction(page)
  const action = await nextAction(page)
  if (action.target === 'over') return false
  await performAction(page, action, 'mouse')
  await afterPaint(page)
  return true
}

/** Plays by the mouse: how long choices take to be seen, and bots to answer. */
export async function play(
  visitor: BrowserContext,
  { game, players }: Table,
): Promise<{ readonly choice: Times; readonly bot: Times }> {
  const choices: number[] = []
  const answers: number[] = []
  const page = await visitor.newPage()
  await page.goto('/')
  for (let games = 0; choices.length < CHOICES; games++) {
    await saveNewGame(page, `played-${games}`, game, { players })
    await page.goto(`/table/played-${games}`)
    let steps = 0
    while (await step(page, game)) if (++steps === MOST_STEPS) throw new Error(`a game of ${steps} steps is not over`)
    const told = await page.evaluate(() => window.overlairClock)
    choices.push(...told.choices)
    answers.push(...told.answers)
  }
  await page.close()
  return { choice: timesOf(choices), bot: timesOf(answers) }
}
