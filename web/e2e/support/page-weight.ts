// What a page has fetched, in kilobytes as they came over the wire. Files from the browser's cache count too.
import type { Page } from '@playwright/test'

export interface Weight {
  /** Scripts that the page runs. */
  readonly scripts: number
  /** Scripts that only its worker runs; what both run is one file and counts for the page. */
  readonly worker: number
  readonly texts: number
}

type Files = readonly (readonly [name: string, bytes: number])[]
/** Runs in the page or in its worker. */
const fetched = (): [string, number][] =>
  performance
    .getEntriesByType('resource')
    .map(entry => [entry.name, 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0])

const kilobytes = (files: Files, ending: string): number =>
  [...new Map(files)].reduce((sum, [name, bytes]) => (name.endsWith(ending) ? sum + bytes : sum), 0) / 1000

async function weightNow(page: Page): Promise<Weight> {
  const inPage: Files = await page.evaluate(fetched)
  const workers = await Promise.all(page.workers().map(worker => worker.evaluate(fetched)))
  const own = workers.flat().filter(([name]) => !inPage.some(([known]) => known === name))
  return { scripts: kilobytes(inPage, '.js'), worker: kilobytes(own, '.js'), texts: kilobytes(inPage, '.json') }
}

const PAUSE = 250
/** Opens a page and waits until nothing more comes; with bots, until they are ready to think. */
export async function weigh(page: Page, address: string, { bots = false } = {}): Promise<Weight> {
  await page.goto(address, { waitUntil: 'networkidle' })
  if (bots && page.workers().length === 0) await page.waitForEvent('worker')
  let weight = await weightNow(page)
  for (let still = 0; still < 3; ) {
    await page.waitForTimeout(PAUSE)
    const now = await weightNow(page)
    still = JSON.stringify(now) === JSON.stringify(weight) ? still + 1 : 0
    weight = now
  }
  return weight
}
