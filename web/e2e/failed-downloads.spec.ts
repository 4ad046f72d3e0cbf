// Files that the browser cannot fetch: texts, rules, the bot worker, parts of a table.
import { bossMonster } from '@overlair/rules/dungeon'
import { overboss } from '@overlair/rules/overboss'
import { legalSpots, takeAction } from './support/overboss-table.ts'
import { saveNewGame } from './support/saved-games.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

/** Makes all requests for some files fail. Returns a function that lets them pass again. */
async function block(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, route => route.abort())
  return () => page.unroute(files)
}

test('an error page reports that texts could not be fetched, and can fetch them again', async ({ page }) => {
  await page.goto('/')
  const unblock = await block(page, '**/assets/glossary-*.json')
  await page.getByRole('link', { name: 'Rules' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke')
  await expect(page.getByText(/glossary-.+\.json could not be fetched/)).toBeVisible()
  await unblock()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules')
})

test('an error page reports that rules could not be fetched', async ({ page }) => {
  await block(page, '**/assets/overboss-*.md')
  await page.goto('/rules/overboss')
  await expect(page.getByText(/overboss-.+\.md could not be fetched/)).toBeVisible()
})

test('an app without texts reports the error in every language, and can be loaded again', async ({ page }) => {
  const unblock = await block(page, '**/assets/web-*.json')
  await page.goto('/')
  for (const message of ['could not be fetched', 'Nie udało się pobrać', 'Не вдалося завантажити'])
    await expect(page.getByText(message)).toBeVisible()
  await unblock()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('#app h1')).toBeVisible()
  await expect(page.getByText('could not be fetched')).toBeHidden()
})

test('the app stays in its language if the texts of another cannot be fetched, and can fetch them again', async ({
  page,
}) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  const unblock = await block(page, '**/assets/web-*.json')
  await page.getByRole('banner').getByRole('radio', { name: 'PL' }).check({ force: true })
  await expect(page.getByText('The texts in this language could not be loaded.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await unblock()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustawienia')
})

test('an error page reports that the close view of a card could not be fetched, and the table can be shown again', async ({
  page,
}) => {
  await presetInstantPlay(page)
  await page.goto('/')
  await saveNewGame(page, 'new', bossMonster, { players: 2 })
  const unblock = await block(page, '**/assets/inspector-*.js')
  await page.goto('/table/new')
  const card = page.locator('[data-coach="hand"] [data-card]').first()
  await card.click({ button: 'right' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke')
  await unblock()
  await page.getByRole('button', { name: 'Try again' }).click()
  await card.click({ button: 'right' })
  await expect(page.getByRole('dialog').locator('[data-part="card"]')).toBeVisible()
})

test('the table reports that the bots could not be fetched, and can fetch them again', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/')
  await saveNewGame(page, 'new', overboss, { players: 2 })
  const unblock = await block(page, '**/assets/bot.worker-*.js')
  await page.goto('/table/new')
  const problem = page.getByText('A bot has stopped because of an error.')
  while (!(await problem.isVisible())) await takeAction(page, undefined, problem)
  await unblock()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(legalSpots(page).first()).toBeVisible()
  await expect(problem).toBeHidden()
})
