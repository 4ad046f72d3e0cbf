import { writeToStore } from './support/storage.ts'
import { expect, test } from './support/test.ts'

test.describe('navigation', () => {
  test('a link changes the address and the title and focuses the heading; the back button returns', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
    await expect(page).toHaveTitle('Settings · Overlair')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeVisible()
  })

  test('the first Tab focuses the link that skips to the content', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#main')).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })

  test('the licence of a font opens as a plain file', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'SIL Open Font License' }).first().click()
    await expect(page.getByText('PREAMBLE')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('every rule has its own address', async ({ page }) => {
    await page.goto('/rules/overboss#OB-105')
    await expect(page.locator('#OB-105')).toBeInViewport()
    await page.getByRole('searchbox').fill('volcano bordering')
    await expect(page.locator('#OB-105')).toHaveCount(0)
    await expect(page.locator('#OB-65')).toBeVisible()
  })
})

test('Polish and Ukrainian readers find the rules of Overboss by the words of their rulebook', async ({ page }) => {
  await page.goto('/rules/overboss')
  await page.getByRole('radio', { name: 'PL' }).check({ force: true })
  await page.getByRole('searchbox').fill('zasiedlanie kafel')
  await expect(page.locator('#OB-52')).toContainText('Zasiedlanie')
  await page.getByRole('radio', { name: 'УКР' }).check({ force: true })
  await page.getByRole('searchbox').fill('ватага довжина')
  await expect(page.locator('#OB-93')).toContainText('Ватага')
})

test.describe('settings', () => {
  test('the language changes at once and stays after a reload', async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('radio', { name: 'Українська' }).check({ force: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Налаштування')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
    await expect(page).toHaveTitle('Налаштування · Overlair')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Налаштування')
  })

  test('text size and contrast change the page', async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('radio', { name: '150%' }).check({ force: true })
    await page.getByRole('switch', { name: 'High contrast' }).check({ force: true })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  })
})

test.describe('damaged data', () => {
  test('the page of a damaged game says what is wrong and can delete the game', async ({ page }) => {
    await page.goto('/')
    await writeToStore(page, 'matches', 'bad', { record: { format: 'pgn' } })
    await page.reload()
    await expect(page.getByText('This saved game is damaged')).toBeVisible()
    await page.goto('/table/bad')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This saved game is damaged')
    await expect(page.getByText('“format” is "pgn"')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('damaged')).toHaveCount(0)
  })

  test('the replay page reports a broken link and a foreign file, and still lists the games of the device', async ({
    page,
  }) => {
    await page.goto('/replay#r=abcd')
    await expect(page.getByRole('alert').filter({ hasText: 'This record cannot be shown' })).toContainText(
      'damaged or was cut off',
    )
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    await expect(page.getByRole('alert').filter({ hasText: 'This record cannot be shown' })).toContainText(
      'this is not a record',
    )
    await expect(page.getByRole('heading', { name: 'Games on this device' })).toBeVisible()
  })
})
