// The measurements of the benchmark.
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
/** Number of loads per table; the median counts. */
const LOADS = 5
/** The benchmark plays games until it has measured this many choices. */
const CHOICES = 60
/** More steps in one game are an error. */
const MAX_STEPS = 300

const quantile = (values: readonly number[], fraction: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * fraction))] ?? Number.NaN
export const round = (value: number): number => Math.round(value * 10) / 10

/** Durations in milliseconds. */
export interface Times {
  readonly count: number
  readonly median: number
  readonly p95: number
}
const timesOf = (durations: readonly number[]): Times => ({
  count: durations.length,
  median: round(quantile(durations, 0.5)),
  p95: round(quantile(durations, 0.95)),
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

/** Returns the longest task before a full table is painted, with a throttled CPU and an empty cache. */
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
  return round(quantile(longest, 0.5))
}

/** Measures clicks that change one text on an otherwise empty page: the cost of any click in this browser. */
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

/** Makes the first possible move. Returns false if the game is over. */
async function makeMove(page: Page, game: AnyGame): Promise<boolean> {
  if (game.id === 'overboss') return takeAction(page)
  const action = await nextAction(page)
  if (action.target === 'over') return false
  await performAction(page, action, 'mouse')
  await afterPaint(page)
  return true
}

/** Plays by mouse. Measures the time from a choice to the screen and the answer time of bots. */
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
    while (await makeMove(page, game))
      if (++steps === MAX_STEPS) throw new Error(`the game is not over after ${steps} steps`)
    const measured = await page.evaluate(() => window.overlairClock)
    choices.push(...measured.choices)
    answers.push(...measured.answers)
  }
  await page.close()
  return { choice: timesOf(choices), bot: timesOf(answers) }
}
