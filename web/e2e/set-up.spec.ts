// Before a game: whatever is chosen in the dialog is played, and what cannot be had says why.
import { atEveryWidth, inEveryLanguage } from './support/every-language.ts'
import { fits, isAccessible, shoot } from './support/page-checks.ts'
import { quiet, savedOptions } from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

test.beforeEach(({ page }) => quiet(page))

const players = (page: Page, count: number) =>
  page.getByRole('group', { name: 'How many players?' }).getByRole('radio', { name: String(count), exact: true })
const wish = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/table\//)
}

for (const game of ['Boss Monster', 'Boss Monster: The Next Level', 'Super Boss Monster', 'Overboss'])
  test(`${game} is one click from the home page`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: `Play now: ${game}`, exact: true }).click()
    await expect(page).toHaveURL(/\/table\//)
    expect(await savedOptions(page)).toEqual([{ players: 2 }])
  })

test('variants, seats and names of The Next Level are those of the game that starts', async ({ page }) => {
  await page.goto('/new/next-level')
  await players(page, 3).check({ force: true })
  await page.getByLabel('Name of player 1').fill('Ada')
  await page.getByLabel('Who is player 3?').selectOption('random')
  for (const name of ['I choose you!', 'Machinations', 'Hard mode', 'Classic mode', 'Infinite lives', 'Both boxes'])
    await wish(page, name).check({ force: true })
  await page.getByRole('radio', { name: 'Boss Monster', exact: true }).check({ force: true })
  await start(page)
  expect(await savedOptions(page)).toEqual([
    {
      players: 3,
      choose: true,
      machinations: true,
      hard: true,
      classic: true,
      infiniteLives: true,
      mixed: true,
      heroes: 'boss-monster',
    },
  ])
  await page.goto('/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' }).last()).toBeVisible()
})

test('heroes of another box wait for its other cards, and say so (NL-48)', async ({ page }) => {
  await page.goto('/new/next-level')
  const heroes = page.getByRole('group', { name: 'Heroes of' })
  const foreign = heroes.getByRole('radio', { name: 'Boss Monster', exact: true })
  await expect(heroes).toHaveAccessibleDescription(/only when its other cards take part/)
  await foreign.click({ force: true })
  await expect(foreign).not.toBeChecked()
  await wish(page, 'Both boxes').check({ force: true })
  await foreign.check({ force: true })
  await wish(page, 'Both boxes').uncheck({ force: true })
  await expect(foreign).not.toBeChecked()
  await start(page)
  expect(await savedOptions(page)).toEqual([{ players: 2, mixed: false }])
})

test.describe('Super Boss Monster', () => {
  test('alone: the challenge can be had, the extension not (SB-267, SB-269)', async ({ page }) => {
    await page.goto('/new/super-boss-monster')
    await wish(page, 'Challenge').click({ force: true })
    await expect(wish(page, 'Challenge')).not.toBeChecked()
    await expect(wish(page, 'Challenge')).toHaveAccessibleDescription(/set the number of players to 1/)
    await wish(page, 'Crash Landing').check({ force: true })
    await players(page, 1).check({ force: true })
    await wish(page, 'Challenge').check({ force: true })
    await expect(wish(page, 'Crash Landing')).not.toBeChecked()
    await expect(wish(page, 'Crash Landing')).toHaveAccessibleDescription(/Not for a player alone/)
    await start(page)
    expect(await savedOptions(page)).toEqual([{ players: 1, challenge: true }])
  })

  test('six play with the extension, items, coins and the cards of two more boxes (SB-270, SB-281)', async ({
    page,
  }) => {
    await page.goto('/new/super-boss-monster')
    await players(page, 6).check({ force: true })
    await expect(wish(page, 'Crash Landing')).toBeChecked()
    await expect(wish(page, 'Crash Landing')).toHaveAccessibleDescription(/it always takes part/)
    for (const name of ['With Boss Monster', 'With The Next Level', 'Items', 'Coins'])
      await wish(page, name).check({ force: true })
    await page.getByRole('radio', { name: 'The Next Level', exact: true }).check({ force: true })
    await page.getByRole('radio', { name: 'When heroes are lacking' }).check({ force: true })
    await start(page)
    expect(await savedOptions(page)).toEqual([
      {
        players: 6,
        bossMonster: true,
        nextLevel: true,
        heroes: 'next-level',
        items: true,
        coins: true,
        townDeckEnd: 'onReveal',
      },
    ])
  })
})

test('Overboss: five have the small map only, and terrains chosen one by one must be five (OB-24, OB-25)', async ({
  page,
}) => {
  await page.goto('/new/overboss')
  await page.getByRole('radio', { name: '4 × 4' }).check({ force: true })
  await players(page, 5).check({ force: true })
  await expect(page.getByRole('radio', { name: '4 × 4' })).not.toBeChecked()
  await expect(page.getByText('The large map is for at most 4 players.')).toBeVisible()
  await page.getByRole('radio', { name: 'My choice' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Forest' }).uncheck()
  const begin = page.getByRole('button', { name: 'Start' })
  await expect(begin).toHaveAttribute('aria-disabled', 'true')
  await expect(begin).toHaveAccessibleDescription(/4 of 5 chosen/)
  // A rule opens where one is: nothing that was chosen is lost.
  await page.getByRole('link', { name: 'OB-25' }).click()
  await expect(page.getByRole('dialog', { name: 'OB-25' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Volcano' }).check()
  await start(page)
  expect(await savedOptions(page)).toEqual([
    { players: 5, terrains: ['cave', 'graveyard', 'swamp', 'camp', 'volcano'] },
  ])
})

test('everything that can be set fits and is accessible in every language', async ({ page }) => {
  await page.goto('/new/super-boss-monster')
  await inEveryLanguage(
    page,
    () => expect(page.getByRole('switch').first()).toBeAttached(),
    async language => {
      for (const count of ['6', '1'])
        await page.locator('.new-game').getByRole('radio', { name: count, exact: true }).check({ force: true })
      await isAccessible(page)
      await atEveryWidth(page, async width => {
        await fits(page, `${language} at ${width}`)
        await shoot(page, `set-up-${language}-${width}`)
      })
    },
  )
})
