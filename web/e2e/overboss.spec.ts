import { atEveryWidth, everywhere } from './support/every-language.ts'
import { fits, isAccessible, shoot } from './support/page-checks.ts'
import { byMouse, endTurn, legal, over, playNow, playOn, quiet, savedMatches, shown, takeStep } from './support/play.ts'
import { expect, type Locator, type Page, test, turnOn } from './support/test.ts'

test.beforeEach(({ page }) => quiet(page))

test.describe('a whole game', () => {
  test('one click leads from the home page into a running game, and the mouse plays it to its end', async ({
    page,
  }) => {
    await playNow(page)
    expect(await playOn(page)).toBeGreaterThan(20)
    await expect(over(page)).toBeVisible()
    await shoot(page, 'table-over')
    await isAccessible(page)
    await fits(page)
    const [match] = await savedMatches(page)
    expect(match?.over).toBe(true)
    await page.getByRole('button', { name: 'Play again' }).click()
    await expect(legal(page).first()).toBeVisible()
    expect(await savedMatches(page)).toHaveLength(2)
  })

  test('the keyboard alone plays it to its end', async ({ page }) => {
    await page.goto('/')
    const byKeys = async (what: Locator) => {
      await walkTo(page, what)
      await page.keyboard.press('Enter')
    }
    await byKeys(page.getByRole('button', { name: 'Play now: Overboss' }))
    await expect(legal(page).first()).toBeVisible()
    expect(await playOn(page, 150, byKeys)).toBeGreaterThan(20)
    await expect(over(page)).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    test('fingers play it to its end', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Play now: Overboss' }).tap()
      await expect(legal(page).first()).toBeVisible()
      await shoot(page, 'table-phone')
      const here = page.getByRole('button', { name: /^Place here/ })
      /** A tap shows what would come of it; a second one, on the button, means it. */
      const byFinger = async (what: Locator) => {
        await what.tap()
        await shown(page)
        if (await here.isVisible()) await here.tap()
      }
      expect(await playOn(page, 200, byFinger)).toBeGreaterThan(20)
      await expect(over(page)).toBeVisible()
      await fits(page)
      await shoot(page, 'table-over-phone')
    })
  })
})

/** Walks through the page by Tab, and by arrows inside a grid, until the focus is on something. */
async function walkTo(page: Page, what: Locator): Promise<void> {
  const target = what.first()
  for (let steps = 0; steps < 120; steps++) {
    const there = await target.evaluate(element => {
      const now = document.activeElement
      if (now === element) return 'there'
      const grid = element.closest('[role="grid"]')
      if (!grid || !now || !grid.contains(now)) return 'Tab'
      const [a, b] = [element.getBoundingClientRect(), now.getBoundingClientRect()]
      if (Math.abs(a.top - b.top) > 4) return a.top > b.top ? 'ArrowDown' : 'ArrowUp'
      return a.left > b.left ? 'ArrowRight' : 'ArrowLeft'
    })
    if (there === 'there') return
    await page.keyboard.press(there)
  }
  throw new Error('the keyboard does not lead there')
}

test.describe('nothing is lost', () => {
  test('a game goes on after a reload where it was, and is offered on the home page', async ({ page }) => {
    await playNow(page)
    await playOn(page, 7)
    await expect(legal(page).first()).toBeVisible()
    // Where the pointer rests, the table foretells; what is compared is what lies on it.
    await page.mouse.move(0, 0)
    await shown(page)
    const parts = ['prompt', 'stash', 'others'].map(part => page.locator(`[data-coach="${part}"]`))
    const before = await Promise.all(parts.map(part => part.textContent()))
    const [kept] = await savedMatches(page)
    await page.reload()
    await expect(legal(page).first()).toBeVisible()
    expect(await Promise.all(parts.map(part => part.textContent()))).toEqual(before)
    expect(await savedMatches(page)).toEqual([kept])
    await page.goto('/')
    await page.getByRole('link', { name: 'Resume' }).click()
    await expect(legal(page).first()).toBeVisible()
  })

  test('undo takes a choice back, on the screen and on the device', async ({ page }) => {
    await playNow(page)
    await takeStep(page, byMouse)
    await page.getByRole('button', { name: 'Undo' }).click()
    await shown(page)
    await expect(page.getByText('Take one pair from the market.')).toBeVisible()
    const [match] = await savedMatches(page)
    expect(match?.choices.filter(({ seat }) => seat === 0)).toHaveLength(0)
  })

  test('a game is deleted only after a second thought', async ({ page }) => {
    await playNow(page)
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
  /** Bosses whose name or picture is anywhere in the page, seen or not. */
  const bossesIn = async (page: Page) => {
    const html = (await page.content()).toLowerCase()
    return bosses.filter(
      boss => html.includes(boss.toLowerCase()) || html.includes(boss.toLowerCase().replace(' ', '_')),
    )
  }

  test('nothing of somebody else’s boss is in the page, at any moment (OB-108)', async ({ page }) => {
    await page.goto('/new/overboss')
    await page.getByLabel('Who is player 2?').selectOption('person')
    await page.getByLabel('Name of player 2').fill('Max')
    await turnOn(page.getByRole('switch', { name: 'Play with boss cards' }))
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the device to Player 1')
    expect(await bossesIn(page)).toEqual([])
    await page.getByRole('button', { name: 'I am Player 1' }).click()
    await expect(legal(page)).toHaveCount(2)
    const dealtOne = await bossesIn(page)
    expect(dealtOne).toHaveLength(2)
    await shoot(page, 'keep-boss')
    await takeStep(page, byMouse)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the device to Max')
    expect(await bossesIn(page)).toEqual([])
    await shoot(page, 'hand-over')
    await page.getByRole('button', { name: 'I am Max' }).click()
    await expect(legal(page)).toHaveCount(2)
    const dealtTwo = await bossesIn(page)
    expect(dealtTwo.filter(boss => dealtOne.includes(boss))).toEqual([])
    await takeStep(page, byMouse)
    // Whoever begins: from now on the device changes hands at every turn.
    const ready = page.getByRole('button', { name: /^I am/ })
    let others = dealtOne
    let handedOver = 0
    for (let steps = 0; steps < 24; steps++) {
      await legal(page).or(endTurn(page)).or(ready).first().waitFor()
      const known = await bossesIn(page)
      if (await ready.isVisible()) {
        expect(known).toEqual([])
        others = (await ready.textContent())?.includes('Max') ? dealtOne : dealtTwo
        handedOver++
        await ready.click()
        await shown(page)
      } else {
        expect(known.filter(boss => others.includes(boss))).toEqual([])
        await takeStep(page, byMouse, ready)
      }
    }
    expect(handedOver).toBeGreaterThan(2)
  })
})

test.describe('replays', () => {
  test('a replay link shows the game to somebody who does not have it', async ({ page, visit }) => {
    await playNow(page)
    await playOn(page, 6)
    await page.goto('/replay')
    await page.getByRole('button', { name: 'Watch' }).click()
    await page.getByRole('slider').fill('4')
    await expect(page.getByText('Step 4 of')).toBeVisible()
    await isAccessible(page)
    await shoot(page, 'replay')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page).toHaveURL(/#r=/)
    const elsewhere = await visit({ locale: 'en' })
    await elsewhere.goto(page.url())
    await expect(elsewhere.getByText(/Step 0 of/)).toBeVisible()
    await elsewhere.getByRole('button', { name: 'One step on' }).click()
    await expect(elsewhere.getByText(/Step 1 of/)).toBeVisible()
  })

  test('a record saved as a file opens again', async ({ page }) => {
    await playNow(page)
    await playOn(page, 4)
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

test('the table has no accessibility violations and fits at every width', async ({ page }) => {
  await playNow(page)
  await playOn(page, 8)
  await expect(legal(page).first()).toBeVisible()
  await atEveryWidth(page, async width => {
    await isAccessible(page)
    await fits(page, `at ${width}`)
  })
})

test('with everything on, the table fits in every language at every width', async ({ page }) => {
  await page.goto('/new/overboss')
  await turnOn(page.getByRole('switch').first())
  await turnOn(page.getByRole('switch').last())
  await page.locator('.button--gold').click()
  await expect(page).toHaveURL(/\/table\//)
  await playOn(page, 12)
  await everywhere(
    page,
    () => expect(legal(page).first()).toBeVisible(),
    async where => {
      await fits(page, where)
      // At a desk nothing lies beyond the screen, not even below.
      if (where.endsWith('1440'))
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), where).toBe(0)
      await shoot(page, `table-${where}`)
    },
  )
})
