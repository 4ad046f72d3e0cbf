// A position of a table or a replay, copied as a scenario, runs.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import * as dungeon from './support/dungeon-table.ts'
import { saveFinishedGame } from './support/finished-games.ts'
import { screenshot } from './support/page-checks.ts'
import { presetInstantPlay, savedEntries } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy position as a scenario' }).click()
  await expect(page.getByText('The position is copied.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}
/** Returns what `overlair scenario` prints. Throws if the scenario fails. */
function run(text: string, file: string): string {
  writeFileSync(file, text)
  return execFileSync('node', ['cli/overlair.mjs', 'scenario', file], {
    cwd: path.join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  })
}

test('the position of a running game is copied as the player knows it', async ({ page }, testInfo) => {
  await presetInstantPlay(page)
  await dungeon.startGame(page, 'super-boss-monster', { players: 2 })
  await dungeon.playActions(page, 6)
  await page.getByRole('button', { name: 'Menu' }).click()
  await screenshot(page, 'scenario-menu')
  const text = await copied(page)
  expect(text).toContain('As P1 knows the game')
  const seeds = (await savedEntries(page)).map(({ record }) => (record as unknown as { seed: string }).seed)
  for (const seed of seeds) expect(text).not.toContain(seed)
  expect(run(text, testInfo.outputPath('position.yaml'))).toContain('1 passed, 0 failed')
})

test('a position of a replay is copied exactly', async ({ page }, testInfo) => {
  await presetInstantPlay(page)
  await page.goto('/')
  await saveFinishedGame(page, 'old', 'overboss', { players: 3 })
  await page.goto('/replay#m=old')
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'One step on' }).click()
  const text = await copied(page)
  expect(text).toContain('After 5 of ')
  expect(run(text, testInfo.outputPath('position.yaml'))).toContain('1 passed, 0 failed')
})
