// Everything of a device as a file, and back on another device.
import { readFileSync } from 'node:fs'
import { saveFinishedGame } from './support/finished-games.ts'
import { expectAccessible, screenshot } from './support/page-checks.ts'
import { presetInstantPlay, savedMatches } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

/** Saves a copy of everything and returns its text. */
async function saveCopy(page: Page): Promise<string> {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Save or bring back' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything as a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^overlair-\d{4}-\d\d-\d\d\.json$/)
  return readFileSync(await file.path(), 'utf8')
}
const choose = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) })
/** The figures of a row of the plan: new, different, the same. */
const row = (page: Page, name: string) => page.getByRole('row', { name }).getByRole('cell')

test('games and settings move to another device, and nothing there is lost', async ({ page, openDevice }) => {
  await presetInstantPlay(page, 'en')
  await page.goto('/')
  await saveFinishedGame(page, 'one', 'overboss', { players: 2 })
  await saveFinishedGame(page, 'two', 'boss-monster', { players: 2 })
  const copy = await saveCopy(page)

  const other = await openDevice()
  await other.goto('/')
  await saveFinishedGame(other, 'two', 'overboss', { players: 2 })
  await other.goto('/data')
  await choose(other, copy)
  await expect(row(other, 'Games')).toHaveText(['1', '1', '0'])
  await expectAccessible(other)
  for (const width of [1440, 390]) {
    await other.setViewportSize({ width, height: 900 })
    await screenshot(other, `import-${width}`)
  }
  await other.getByRole('button', { name: 'Import' }).click()
  await expect(other.getByText(/^Imported: /)).toBeVisible()
  expect((await savedMatches(other)).map(({ id }) => id)).toEqual(['one', 'two'])

  await choose(other, copy)
  await expect(row(other, 'Games')).toHaveText(['0', '1', '1'])
  await other.getByRole('radio', { name: 'Take it from the file' }).check({ force: true })
  await other.getByRole('button', { name: 'Import' }).click()
  await expect(other.getByText(/^Imported: /)).toBeVisible()
  await choose(other, copy)
  await expect(row(other, 'Games')).toHaveText(['0', '0', '2'])
})

test('a cut, changed or newer file says why, and changes nothing', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/')
  await saveFinishedGame(page, 'one', 'overboss', { players: 2 })
  const copy = await saveCopy(page)
  for (const [text, reason] of [
    [copy.slice(0, copy.length / 2), 'its end may be missing'],
    [copy.replace('"Ada"', '"Eve"'), 'changed or damaged'],
    [copy.replace('overlair-backup/1', 'overlair-backup/2'), 'A newer version'],
    ['{}', 'another kind of file'],
  ] as const) {
    await choose(page, text)
    await expect(page.getByRole('alert')).toContainText(reason)
    await expect(page.getByRole('alert')).toContainText('Nothing has changed')
  }
  expect((await savedMatches(page)).map(({ id }) => id)).toEqual(['one'])
})

test('a game that is open in another tab is not replaced under it', async ({ page, context }) => {
  await presetInstantPlay(page)
  await page.goto('/')
  await saveFinishedGame(page, 'one', 'overboss', { players: 2 })
  const copy = await saveCopy(page)
  await saveFinishedGame(page, 'one', 'boss-monster', { players: 2 })
  const table = await context.newPage()
  await table.goto('/table/one')
  await expect(table.locator('[data-part="table"]')).toBeVisible()
  await choose(page, copy)
  await page.getByRole('radio', { name: 'Take it from the file' }).check({ force: true })
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('1 of these games is open in another tab')).toBeVisible()
  await table.close()
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText(/^Imported: /)).toBeVisible()
})
