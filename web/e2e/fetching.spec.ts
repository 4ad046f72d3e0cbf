import { overboss } from '@overlair/rules/overboss'
import { byMouse, legal, quiet, takeStep } from './support/play.ts'
import { keepBegun } from './support/saved-games.ts'
import { expect, type Page, test } from './support/test.ts'

/** Cuts the way to some files; gives back what mends it. */
async function cut(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, route => route.abort())
  return () => page.unroute(files)
}

test('texts of a page that cannot be fetched are told of, and fetched at a second try', async ({ page }) => {
  await page.goto('/')
  const mend = await cut(page, '**/assets/glossary-*.json')
  await page.getByRole('link', { name: 'Rules' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke')
  await expect(page.getByText(/glossary-.+\.json could not be fetched/)).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules')
})

test('a page of rules that cannot be fetched is told of', async ({ page }) => {
  await cut(page, '**/assets/overboss-*.md')
  await page.goto('/rules/overboss')
  await expect(page.getByText(/overboss-.+\.md could not be fetched/)).toBeVisible()
})

test('without any words the app says so in every language, and can be opened again', async ({ page }) => {
  const mend = await cut(page, '**/assets/web-*.json')
  await page.goto('/')
  for (const words of ['could not be fetched', 'Nie udało się pobrać', 'Не вдалося завантажити'])
    await expect(page.getByText(words)).toBeVisible()
  await mend()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('#app h1')).toBeVisible()
  await expect(page.getByText('could not be fetched')).toBeHidden()
})

test('a language that cannot be fetched is offered again, and the one before is spoken on', async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  const mend = await cut(page, '**/assets/web-*.json')
  await page.locator('.topbar').getByRole('radio', { name: 'PL' }).check({ force: true })
  await expect(page.getByText('The texts in this language could not be fetched.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustawienia')
})

test('bots that cannot be fetched are told of, and fetched at a second try', async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  await keepBegun(page, 'begun', overboss, { players: 2 })
  const mend = await cut(page, '**/assets/bot.worker-*.js')
  await page.goto('/table/begun')
  const trouble = page.getByText('A bot has lost its thread.')
  while (!(await trouble.isVisible())) await takeStep(page, byMouse, trouble)
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(legal(page).first()).toBeVisible()
  await expect(trouble).toBeHidden()
})
