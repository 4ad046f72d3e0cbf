// Dungeon games on this device: taken back, looked at when they are over, and what is kept of games alone.
import { begin, expectFits, expectResult, legal, touchOne } from './support/dungeon-table.ts'
import { everywhere } from './support/every-language.ts'
import { keepFinished } from './support/finished-games.ts'
import { isAccessible, shoot } from './support/page-checks.ts'
import { quiet, savedMatches } from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

const said = (page: Page) => page.locator('.dm-prompt__text').textContent()
const choices = async (page: Page) => (await savedMatches(page)).flatMap(({ choices: made }) => made).length

test('undo takes a choice back, on the screen and on the device', async ({ page }) => {
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
    const titles = page.getByRole('region', { name: 'Titles' })
    await expect(titles.getByRole('listitem')).toHaveCount(11)
    const own = await titles.locator('[aria-current] span').first().textContent()
    await expect(page.locator('#dm-results')).toHaveText(own ?? '')
    await expect(page.getByText(`Your title: ${own}.`).first()).toBeVisible()
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

test('results fit at every width and are accessible in all languages', async ({ page }) => {
  await page.goto('/')
  await keepFinished(page, 'four', 'boss-monster', { players: 4 })
  await keepFinished(page, 'six', 'super-boss-monster', { players: 6, items: true, coins: true })
  for (const match of ['four', 'six']) {
    await page.goto(`/table/${match}`)
    await everywhere(
      page,
      () => expect(page.locator('.dm-results')).toBeVisible(),
      async where => {
        await expectFits(page, where)
        await shoot(page, `results-${match}-${where}`)
        if (where.endsWith('390')) await isAccessible(page)
      },
    )
  }
})

test('the end shows the game round by round', async ({ page }) => {
  await quiet(page)
  await page.goto('/')
  await keepFinished(page, 'two', 'boss-monster', { players: 2 })
  await page.goto('/table/two')
  await expectResult(page)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('columnheader', { name: 'Round' })).toBeVisible()
  await isAccessible(page)
})
