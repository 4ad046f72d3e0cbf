// The form for a new game: the match has the chosen options, and a disabled option says why.
import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon'
import { overboss } from '@overlair/rules/overboss'
import { atEveryWidth, inEveryLanguage } from './support/every-language.ts'
import { expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { expectSavedOptions, presetInstantPlay, savedEntries } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

test.beforeEach(({ page }) => presetInstantPlay(page))

const players = (page: Page, count: number) =>
  page.getByRole('group', { name: 'How many players?' }).getByRole('radio', { name: String(count), exact: true })
const option = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/table\//)
}

for (const [title, game] of [
  ['Boss Monster', bossMonster],
  ['Boss Monster: The Next Level', nextLevel],
  ['Super Boss Monster', superBossMonster],
  ['Overboss', overboss],
] as const)
  test(`one click on the home page starts ${title}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: `Play now: ${title}`, exact: true }).click()
    await expect(page).toHaveURL(/\/table\//)
    await expectSavedOptions(page, game, { players: 2 })
  })

test('“Play now” repeats how the game was last set up against bots', async ({ page }) => {
  await page.goto('/new/boss-monster')
  await players(page, 3).check({ force: true })
  await page.getByLabel('Who is player 3?').selectOption('random')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/\/table\//)
  const first = page.url()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Boss Monster', exact: true }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page).not.toHaveURL(first)
  expect((await savedEntries(page)).map(({ seats }) => seats.map(({ kind, level }) => level ?? kind))).toEqual([
    ['person', 'greedy', 'random'],
    ['person', 'greedy', 'random'],
  ])
})

test('a game of The Next Level starts with the chosen variants, seats and names', async ({ page }) => {
  await page.goto('/new/next-level')
  await players(page, 3).check({ force: true })
  await page.getByLabel('Name of player 1').fill('Ada')
  await page.getByLabel('Who is player 3?').selectOption('random')
  for (const name of ['I choose you', 'Machinations', 'Hard mode', 'Classic mode', 'Infinite lives', 'Both boxes'])
    await option(page, name).check({ force: true })
  await page.getByRole('radio', { name: 'Boss Monster', exact: true }).check({ force: true })
  await start(page)
  await expectSavedOptions(page, nextLevel, {
    players: 3,
    choose: true,
    machinations: true,
    hard: true,
    classic: true,
    infiniteLives: true,
    mixed: true,
    heroes: 'boss-monster',
  })
  await page.goto('/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' }).last()).toBeVisible()
})

test('heroes of another box can be chosen only with its other cards (NL-48)', async ({ page }) => {
  await page.goto('/new/next-level')
  const heroes = page.getByRole('group', { name: 'Heroes from' })
  const otherBox = heroes.getByRole('radio', { name: 'Boss Monster', exact: true })
  await expect(heroes).toHaveAccessibleDescription(/that box’s other cards are in play/)
  await otherBox.click({ force: true })
  await expect(otherBox).not.toBeChecked()
  await option(page, 'Both boxes').check({ force: true })
  await otherBox.check({ force: true })
  await option(page, 'Both boxes').uncheck({ force: true })
  await expect(otherBox).not.toBeChecked()
  await start(page)
  await expectSavedOptions(page, nextLevel, { players: 2, mixed: false })
})

test.describe('Super Boss Monster', () => {
  test('a solo game offers the challenge but not the extension (SB-267, SB-269)', async ({ page }) => {
    await page.goto('/new/super-boss-monster')
    await option(page, 'Challenge').click({ force: true })
    await expect(option(page, 'Challenge')).not.toBeChecked()
    await expect(option(page, 'Challenge')).toHaveAccessibleDescription(/set the number of players to 1/)
    await option(page, 'Crash Landing').check({ force: true })
    await players(page, 1).check({ force: true })
    await option(page, 'Challenge').check({ force: true })
    await expect(option(page, 'Crash Landing')).not.toBeChecked()
    await expect(option(page, 'Crash Landing')).toHaveAccessibleDescription(/Not in a solo game/)
    await start(page)
    await expectSavedOptions(page, superBossMonster, { players: 1, challenge: true })
  })

  test('six players can add items, coins and two more boxes to the extension (SB-270, SB-281)', async ({ page }) => {
    await page.goto('/new/super-boss-monster')
    await players(page, 6).check({ force: true })
    await expect(option(page, 'Crash Landing')).toBeChecked()
    await expect(option(page, 'Crash Landing')).toHaveAccessibleDescription(/it cannot be turned off/)
    for (const name of ['With Boss Monster', 'With The Next Level', 'Items', 'Coins'])
      await option(page, name).check({ force: true })
    await page.getByRole('radio', { name: 'The Next Level', exact: true }).check({ force: true })
    for (const reading of ['When heroes run short', 'Four cards', 'Is lost'])
      await page.getByRole('radio', { name: reading }).check({ force: true })
    await start(page)
    await expectSavedOptions(page, superBossMonster, {
      players: 6,
      bossMonster: true,
      nextLevel: true,
      heroes: 'next-level',
      items: true,
      coins: true,
      townDeckEnd: 'onReveal',
      mulligan: 'cards',
      stunnedTarget: 'lost',
    })
  })
})

test('Overboss with five players has only the small map, and a choice of terrains must have five (OB-24, OB-25)', async ({
  page,
}) => {
  await page.goto('/new/overboss')
  await page.getByRole('radio', { name: '4 × 4' }).check({ force: true })
  await players(page, 5).check({ force: true })
  await expect(page.getByRole('radio', { name: '4 × 4' })).not.toBeChecked()
  await expect(page.getByText('The large map is for at most 4 players.')).toBeVisible()
  await page.getByRole('radio', { name: 'My choice' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Forest' }).uncheck()
  const startButton = page.getByRole('button', { name: 'Start' })
  await expect(startButton).toHaveAttribute('aria-disabled', 'true')
  await expect(startButton).toHaveAccessibleDescription(/4 of 5 chosen/)
  // The rule opens in a dialog, so the form keeps its values.
  await page.getByRole('link', { name: 'OB-25' }).click()
  await expect(page.getByRole('dialog', { name: 'OB-25' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Volcano' }).check()
  await start(page)
  await expectSavedOptions(page, overboss, { players: 5, terrains: ['cave', 'graveyard', 'swamp', 'camp', 'volcano'] })
})

test('the form fits at every width and is accessible in all languages', async ({ page }) => {
  await page.goto('/new/super-boss-monster')
  await inEveryLanguage(
    page,
    () => expect(page.getByRole('switch').first()).toBeAttached(),
    async language => {
      for (const count of ['6', '1'])
        await page.getByRole('main').getByRole('radio', { name: count, exact: true }).check({ force: true })
      await expectAccessible(page)
      await atEveryWidth(page, async width => {
        await expectNoSidewaysScroll(page, `${language} at ${width}`)
        await screenshot(page, `new-game-${language}-${width}`)
      })
    },
  )
})
