// Matches of Overboss: whole games, saving, undo, hot seat, replays, layout.
import { afterGame, afterPaint, turnOn } from './support/controls.ts'
import { atEveryWidth, inEveryLanguageAndWidth } from './support/every-language.ts'
import { legalSpots, passButton, playActions, startOverboss, takeAction } from './support/overboss-table.ts'
import { expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { phone } from './support/routes.ts'
import { presetInstantPlay, savedMatches } from './support/storage.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

test.beforeEach(({ page }) => presetInstantPlay(page))

test.describe('a whole game', () => {
  test('can be started by one click on the home page and played to its end by mouse', async ({ page }) => {
    await startOverboss(page)
    expect(await playActions(page)).toBeGreaterThan(20)
    await expect(afterGame(page)).toBeVisible()
    await screenshot(page, 'table-over')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const [match] = await savedMatches(page)
    expect(match?.over).toBe(true)
    await page.getByRole('button', { name: 'Play again' }).click()
    await expect(legalSpots(page).first()).toBeVisible()
    expect(await savedMatches(page)).toHaveLength(2)
  })

  test('can be played to its end by keyboard alone', async ({ page }) => {
    await page.goto('/')
    const pressEnter = async (element: Locator) => {
      await moveFocusTo(page, element)
      await page.keyboard.press('Enter')
    }
    await pressEnter(page.getByRole('button', { name: 'Play now: Overboss' }))
    await expect(legalSpots(page).first()).toBeVisible()
    expect(await playActions(page, 150, pressEnter)).toBeGreaterThan(20)
    await expect(afterGame(page)).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use(phone)
    test('can be played to its end by touch', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Play now: Overboss' }).tap()
      await expect(legalSpots(page).first()).toBeVisible()
      await screenshot(page, 'table-phone')
      const confirm = page.getByRole('button', { name: /^Place here/ })
      /** The first tap shows a preview, the second, on a button, makes the choice. */
      const tap = async (element: Locator) => {
        await element.tap()
        await afterPaint(page)
        if (await confirm.isVisible()) await confirm.tap()
      }
      expect(await playActions(page, 200, tap)).toBeGreaterThan(20)
      await expect(afterGame(page)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await screenshot(page, 'table-over-phone')
    })
  })
})

/** Moves the focus to an element by Tab, and by arrow keys inside a grid. Throws if 120 keys do not reach it. */
async function moveFocusTo(page: Page, element: Locator): Promise<void> {
  const target = element.first()
  for (let steps = 0; steps < 120; steps++) {
    const key = await target.evaluate(node => {
      const focused = document.activeElement
      if (focused === node) return undefined
      const grid = node.closest('[role="grid"]')
      if (!grid || !focused || !grid.contains(focused)) return 'Tab'
      const [to, from] = [node.getBoundingClientRect(), focused.getBoundingClientRect()]
      if (Math.abs(to.top - from.top) > 4) return to.top > from.top ? 'ArrowDown' : 'ArrowUp'
      return to.left > from.left ? 'ArrowRight' : 'ArrowLeft'
    })
    if (key === undefined) return
    await page.keyboard.press(key)
  }
  throw new Error('the keyboard does not reach the element')
}

test.describe('saving', () => {
  test('a game continues where it was after a reload, and is listed on the home page', async ({ page }) => {
    await startOverboss(page)
    await playActions(page, 7)
    await expect(legalSpots(page).first()).toBeVisible()
    // Away from the table, so that no preview is shown.
    await page.mouse.move(0, 0)
    await afterPaint(page)
    const parts = ['prompt', 'stash', 'others'].map(part => page.locator(`[data-coach="${part}"]`))
    const before = await Promise.all(parts.map(part => part.textContent()))
    const [saved] = await savedMatches(page)
    await page.reload()
    await expect(legalSpots(page).first()).toBeVisible()
    expect(await Promise.all(parts.map(part => part.textContent()))).toEqual(before)
    expect(await savedMatches(page)).toEqual([saved])
    await page.goto('/')
    await page.getByRole('link', { name: 'Resume' }).click()
    await expect(legalSpots(page).first()).toBeVisible()
  })

  test('undo takes a choice back, on the screen and on the device', async ({ page }) => {
    await startOverboss(page)
    await takeAction(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await afterPaint(page)
    await expect(page.getByText('Take one pair from the market.')).toBeVisible()
    const [match] = await savedMatches(page)
    expect(match?.choices.filter(({ seat }) => seat === 0)).toHaveLength(0)
  })

  test('a game is deleted only after a confirmation', async ({ page }) => {
    await startOverboss(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this game?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(0)
  })
})

test.describe('several people on one device', () => {
  const bosses = [
    'Cleopatra',
    'Eclipse',
    'Kazanna',
    'Xyzax',
    'Belladonna',
    'Porkus',
    'Seducia',
    'Cerebellus',
    'Kirax',
    'King Croak',
  ]
  /** Bosses whose name or id is anywhere in the HTML of the page. */
  const bossesIn = async (page: Page) => {
    const html = (await page.content()).toLowerCase()
    return bosses.filter(
      boss => html.includes(boss.toLowerCase()) || html.includes(boss.toLowerCase().replace(' ', '_')),
    )
  }

  test('the page never contains the boss of another person (OB-108)', async ({ page }) => {
    await page.goto('/new/overboss')
    await page.getByLabel('Who is player 2?').selectOption('person')
    await page.getByLabel('Name of player 2').fill('Max')
    await turnOn(page.getByRole('switch', { name: 'Play with boss cards' }))
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the device to Player 1')
    expect(await bossesIn(page)).toEqual([])
    await page.getByRole('button', { name: 'I am Player 1' }).click()
    await expect(legalSpots(page)).toHaveCount(2)
    const bossesOfOne = await bossesIn(page)
    expect(bossesOfOne).toHaveLength(2)
    await screenshot(page, 'keep-boss')
    await takeAction(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the device to Max')
    expect(await bossesIn(page)).toEqual([])
    await screenshot(page, 'hand-over')
    await page.getByRole('button', { name: 'I am Max' }).click()
    await expect(legalSpots(page)).toHaveCount(2)
    const bossesOfMax = await bossesIn(page)
    expect(bossesOfMax.filter(boss => bossesOfOne.includes(boss))).toEqual([])
    await takeAction(page)
    // From now on the device is passed on at every turn.
    const ready = page.getByRole('button', { name: /^I am/ })
    let secret = bossesOfOne
    let handOvers = 0
    for (let steps = 0; steps < 24; steps++) {
      await legalSpots(page).or(passButton(page)).or(ready).first().waitFor()
      const found = await bossesIn(page)
      if (await ready.isVisible()) {
        expect(found).toEqual([])
        secret = (await ready.textContent())?.includes('Max') ? bossesOfOne : bossesOfMax
        handOvers++
        await ready.click()
        await afterPaint(page)
      } else {
        expect(found.filter(boss => secret.includes(boss))).toEqual([])
        await takeAction(page, undefined, ready)
      }
    }
    expect(handOvers).toBeGreaterThan(2)
  })
})

test.describe('replays', () => {
  test('a replay link shows the game on another device', async ({ page, openDevice }) => {
    await startOverboss(page)
    await playActions(page, 6)
    await page.goto('/replay')
    await page.getByRole('button', { name: 'Watch' }).click()
    await page.getByRole('slider').fill('4')
    await expect(page.getByText('Step 4 of')).toBeVisible()
    await expectAccessible(page)
    await screenshot(page, 'replay')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page).toHaveURL(/#r=/)
    const other = await openDevice({ locale: 'en' })
    await other.goto(page.url())
    await expect(other.getByText(/Step 0 of/)).toBeVisible()
    await other.getByRole('button', { name: 'One step on' }).click()
    await expect(other.getByText(/Step 1 of/)).toBeVisible()
  })

  test('a downloaded record can be opened', async ({ page }) => {
    await startOverboss(page)
    await playActions(page, 4)
    await page.goto('/replay')
    await page.getByRole('button', { name: 'Watch' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const file = await (await saving).path()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(/Step 0 of/)).toBeVisible()
  })
})

test('the table is accessible and fits at every width', async ({ page }) => {
  await startOverboss(page)
  await playActions(page, 8)
  await expect(legalSpots(page).first()).toBeVisible()
  await atEveryWidth(page, async width => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, `at ${width}`)
  })
})

test('the table with all options on fits at every width in all languages', async ({ page }) => {
  await page.goto('/new/overboss')
  await turnOn(page.getByRole('switch').first())
  await turnOn(page.getByRole('switch').last())
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/\/table\//)
  await playActions(page, 12)
  await inEveryLanguageAndWidth(
    page,
    () => expect(legalSpots(page).first()).toBeVisible(),
    async where => {
      await expectNoSidewaysScroll(page, where)
      // On a desktop the page does not scroll down either.
      if (where.endsWith('1440'))
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), where).toBe(0)
      await screenshot(page, `table-${where}`)
    },
  )
})
