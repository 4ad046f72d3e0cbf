// Measures the files that a page has fetched, in kilobytes as transferred. Files from the browser's cache count too.
import type { Page } from '@playwright/test'

export interface Weight {
  /** Scripts of the page. */
  readonly scripts: number
  /** Scripts that only the worker of the page runs. A script that both run counts for the page. */
  readonly worker: number
  readonly texts: number
  readonly fonts: number
  /** Everything: also styles, pictures and the page itself. */
  readonly all: number
}

type Files = readonly (readonly [name: string, bytes: number])[]
/** Runs in the page or in its worker. */
const fetchedFiles = (): [string, number][] =>
  performance
    .getEntries()
    .filter(({ entryType }) => entryType === 'resource' || entryType === 'navigation')
    .map(entry => [entry.name, 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0])

const kilobytes = (files: Files, ending: RegExp): number =>
  [...new Map(files)].reduce((sum, [name, bytes]) => (ending.test(name) ? sum + bytes : sum), 0) / 1000

async function currentWeight(page: Page): Promise<Weight> {
  const inPage: Files = await page.evaluate(fetchedFiles)
  const inWorkers = await Promise.all(page.workers().map(worker => worker.evaluate(fetchedFiles)))
  const onlyInWorkers = inWorkers.flat().filter(([name]) => !inPage.some(([known]) => known === name))
  return {
    scripts: kilobytes(inPage, /\.js$/),
    worker: kilobytes(onlyInWorkers, /\.js$/),
    texts: kilobytes(inPage, /\.json$/),
    fonts: kilobytes(inPage, /\.woff2$/),
    all: kilobytes(inPage, /./) + kilobytes(onlyInWorkers, /./),
  }
}

const PAUSE = 250
/** Opens a page and waits until three pauses in a row bring no new file. With `bots`, also waits for the bot worker. */
export async function weigh(page: Page, address: string, { bots = false } = {}): Promise<Weight> {
  await page.goto(address, { waitUntil: 'networkidle' })
  if (bots && page.workers().length === 0) await page.waitForEvent('worker')
  let weight = await currentWeight(page)
  for (let unchanged = 0; unchanged < 3; ) {
    await page.waitForTimeout(PAUSE)
    const now = await currentWeight(page)
    unchanged = JSON.stringify(now) === JSON.stringify(weight) ? unchanged + 1 : 0
    weight = now
  }
  return weight
}
