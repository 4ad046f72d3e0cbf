// The results of dungeon games: score of a solo game, table and chart.
import { expectResults, expectTableFits, results } from './support/dungeon-table.ts'
import { inEveryLanguageAndWidth } from './support/every-language.ts'
import { saveFinishedGame } from './support/finished-games.ts'
import { expectAccessible, screenshot } from './support/page-checks.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, test } from './support/test.ts'

for (const challenge of [false, true])
  test(`a solo game${challenge ? ' with the challenge' : ''} gives a title and counts as a personal best (SB-266, SB-268)`, async ({
    page,
  }) => {
    await presetInstantPlay(page)
    await page.goto('/')
    await saveFinishedGame(page, 'solo', 'super-boss-monster', { players: 1, challenge })
    await page.goto('/table/solo')
    const bests = page.getByRole('region', { name: 'Personal bests' })
    await expect(bests.getByText('New best!')).toHaveCount(3)
    await expect(page.getByText(challenge ? /Your title: True / : /Your title: (?!True)/).first()).toBeVisible()
    const titles = page.getByRole('region', { name: 'Titles' })
    await expect(titles.getByRole('listitem')).toHaveCount(11)
    const own = await titles.locator('[aria-current] span').first().textContent()
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(own ?? '')
    await expect(page.getByText(`Your title: ${own}.`).first()).toBeVisible()
    const [points] = /-?\d+ points?/.exec((await bests.textContent()) ?? '') ?? []
    await expectAccessible(page)
    await screenshot(page, `solo${challenge ? '-challenge' : ''}`)
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
  await saveFinishedGame(page, 'four', 'boss-monster', { players: 4 })
  await saveFinishedGame(page, 'six', 'super-boss-monster', { players: 6, items: true, coins: true })
  for (const match of ['four', 'six']) {
    await page.goto(`/table/${match}`)
    await inEveryLanguageAndWidth(
      page,
      () => expect(results(page)).toBeVisible(),
      async where => {
        await expectTableFits(page, where)
        await screenshot(page, `results-${match}-${where}`)
        if (where.endsWith('390')) await expectAccessible(page)
      },
    )
  }
})

test('the chart can be shown as a table of rounds', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/')
  await saveFinishedGame(page, 'two', 'boss-monster', { players: 2 })
  await page.goto('/table/two')
  await expectResults(page)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('columnheader', { name: 'Round' })).toBeVisible()
  await expectAccessible(page)
})
