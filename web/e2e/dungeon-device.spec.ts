// Dungeon games on this device: taken back, played without a network, and what is kept of games alone.
import { begin, legal, playOn, touchOne } from './dungeon-table.ts'
import { keepFinished } from './finished.ts'
import { fits, isAccessible, shoot } from './looks.ts'
import { quiet, savedMatches } from './playing.ts'
import { languages, widths } from './routes.ts'
import { expect, type Page, test } from './test.ts'

const said = (page: Page) => page.locator('.dm-prompt__said').textContent()
const choices = async (page: Page) => (await savedMatches(page)).flatMap(({ choices: made }) => made).length

test('undo takes a choice back, on the screen and on the device', async ({ page }) => {
  test.setTimeout(120_000)
  // Alone nobody answers in between, so that the last choice is one’s own.
  await begin(page, 'super-boss-monster', { players: 1, stops: { fullControl: true } })
  const undo = page.getByRole('button', { name: 'Undo' })
  let before = { prompt: await said(page), made: await choices(page) }
  for (let touched = 0; touched < 40 && (await undo.getAttribute('aria-disabled')) === 'true'; touched++) {
    if ((await choices(page)) > before.made || touched === 0)
      before = { prompt: await said(page), made: await choices(page) }
    await touchOne(page)
    await expect(legal(page).first()).toBeVisible()
  }
  await expect.poll(() => choices(page)).toBeGreaterThan(before.made)
  await undo.click()
  await expect.poll(() => choices(page)).toBe(before.made)
  expect(await said(page)).toBe(before.prompt)
  await page.reload()
  await expect(legal(page).first()).toBeVisible()
  expect(await said(page)).toBe(before.prompt)
})

test('between two people, who has just chosen can take it back before the device changes hands', async ({ page }) => {
  await quiet(page)
  await page.goto('/new/boss-monster')
  await page.getByLabel('Who is player 2?').selectOption('person')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: /I am/ }).click()
  await expect(legal(page).first()).toBeVisible()
  const [prompt, made] = [await said(page), await choices(page)]
  const handOver = page.getByRole('heading', { level: 1, name: /Pass the device to/ })
  for (let touched = 0; touched < 4 && !(await handOver.isVisible()); touched++) {
    await touchOne(page)
    await expect(legal(page).first().or(handOver).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => choices(page)).toBe(made)
  expect(await said(page)).toBe(prompt)
})

test('a dungeon game is begun and played without a network after the first visit', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  const failed: string[] = []
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText
    // What a page still wanted when it was left is given up by the browser itself.
    if (why !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${why}`)
  })
  await begin(page, 'next-level', { players: 2 })
  await playOn(page, 10)
  const made = await choices(page)
  expect(made).toBeGreaterThan(5)
  await page.reload()
  await expect(legal(page).first()).toBeVisible()
  expect(await choices(page)).toBe(made)
  await page.goto(`/cards/next-level?q=${encodeURIComponent('mroczny portal')}`)
  await expect(page.locator('.browse__found li:not([hidden])')).toHaveCount(1)
  expect(failed).toEqual([])
})

for (const challenge of [false, true])
  test(`alone${challenge ? ' in the challenge' : ''}, a game gives a title and is kept as a best (SB-266, SB-268)`, async ({
    page,
  }) => {
    await quiet(page)
    await page.goto('/')
    await keepFinished(page, 'alone', 'super-boss-monster', { players: 1, challenge })
    await page.goto('/table/alone')
    const bests = page.getByRole('region', { name: 'Personal bests' })
    await expect(bests.getByText('New best!')).toHaveCount(3)
    await expect(page.getByText(challenge ? /Your title: True / : /Your title: (?!True)/).first()).toBeVisible()
    const [points] = /-?\d+ points?/.exec((await bests.textContent()) ?? '') ?? []
    await isAccessible(page)
    await shoot(page, `alone${challenge ? '-challenge' : ''}`)
    await page.goto('/new/super-boss-monster')
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true })
    const mode = page.getByRole('switch', { name: 'Challenge' })
    if (challenge) await mode.check({ force: true })
    await expect(page.getByText(`Personal bests: ${points}`)).toBeVisible()
    await mode.setChecked(!challenge, { force: true })
    await expect(page.getByText('Personal bests: No games yet')).toBeVisible()
  })

for (const language of languages)
  test(`results fit at every width in ${language}`, async ({ visit }) => {
    const page = await visit({ locale: language, reducedMotion: 'reduce' })
    await page.goto('/')
    await keepFinished(page, 'four', 'boss-monster', { players: 4 })
    await keepFinished(page, 'six', 'super-boss-monster', { players: 6, items: true, coins: true })
    for (const match of ['four', 'six'])
      for (const width of widths) {
        await page.setViewportSize({ width, height: width > 1000 ? 900 : width > 500 ? 1180 : 844 })
        await page.goto(`/table/${match}`)
        await expect(page.locator('.dm-results')).toBeVisible()
        await fits(page, `${match} in ${language} at ${width}`)
        await shoot(page, `results-${match}-${language}-${width}`)
      }
    await isAccessible(page)
  })
