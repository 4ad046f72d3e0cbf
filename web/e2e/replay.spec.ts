// A dungeon game shown again: by the slider, and by a link to somebody who does not have it.
import { begin, playOn } from './dungeon-table.ts'
import { isAccessible, shoot } from './looks.ts'
import { savedMatches } from './playing.ts'
import { expect, type Page, test } from './test.ts'

/** What lies on the table for everybody to see; names of players are not part of a record. */
const table = async (page: Page) => [
  ...(await page.locator('.dm [data-card]').evaluateAll(all => all.map(one => one.getAttribute('data-card')))),
  ...(await page.locator('.dm .dm-counts').allTextContents()),
]
const step = (page: Page, n: number, total: number) => page.getByText(`Step ${n} of ${total}`)

for (const game of ['boss-monster', 'super-boss-monster'])
  test(`a replay of ${game} is led by the slider, and its link shows the same elsewhere`, async ({ page, visit }) => {
    await begin(page, game, { players: 2 })
    await playOn(page, 9)
    const [match] = await savedMatches(page)
    const total = match?.choices.length ?? 0
    expect(total).toBeGreaterThan(8)
    await page.goto('/replay')
    await page.getByRole('button', { name: 'Watch' }).click()
    await expect(step(page, 0, total)).toBeVisible()
    const start = await table(page)
    await page.getByRole('slider').fill('8')
    await expect(step(page, 8, total)).toBeVisible()
    await expect(page.locator('.dm-dungeon')).toBeVisible()
    expect(await table(page)).not.toEqual(start)
    await isAccessible(page)
    await shoot(page, `replay-${game}`)
    await page.getByRole('slider').fill('0')
    await expect(step(page, 0, total)).toBeVisible()
    expect(await table(page)).toEqual(start)

    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page).toHaveURL(/#r=/)
    await page.getByRole('slider').fill(String(total))
    await expect(step(page, total, total)).toBeVisible()
    const elsewhere = await visit({ locale: 'en' })
    await elsewhere.goto(page.url())
    await expect(step(elsewhere, 0, total)).toBeVisible()
    await elsewhere.getByRole('button', { name: 'One step on' }).click()
    await expect(step(elsewhere, 1, total)).toBeVisible()
    await elsewhere.getByRole('slider').fill(String(total))
    await expect(step(elsewhere, total, total)).toBeVisible()
    expect(await table(elsewhere)).toEqual(await table(page))
  })
