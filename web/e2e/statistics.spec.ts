// Statistics of finished games.
import { inEveryLanguageAndWidth } from './support/every-language.ts'
import { saveFinishedGame } from './support/finished-games.ts'
import { cutOffTexts, expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { presetInstantPlay, writeToStore } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

const finished = (game: string, scores: readonly number[], winner: number, when: number) => ({
  game,
  scores,
  winners: [winner],
  own: [0],
  bots: ['greedy'],
  choices: 40 + scores.length,
  when: Date.UTC(2026, 10, when),
})
async function saveFacts(page: Page): Promise<void> {
  for (const [i, points] of [31, 44, 38, 52, 47, 61].entries())
    await writeToStore(page, 'finished', `o${i}`, finished('overboss', [points, 45], points > 45 ? 0 : 1, i + 1))
  for (const [i, points] of [4, 9, 7].entries())
    await writeToStore(page, 'finished', `s${i}`, finished('super-boss-monster', [points, 6, 8], i % 3, i + 9))
}

test('saved games of older versions are counted, and a new one when it ends', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/')
  await saveFinishedGame(page, 'one', 'overboss', { players: 2 })
  await page.goto('/table/one')
  await page.getByRole('link', { name: 'Statistics' }).click()
  const row = page.getByRole('row', { name: 'Overboss 2' })
  await expect(row.getByRole('cell').nth(1)).toHaveText('1')
  await page.goto('/')
  await saveFinishedGame(page, 'two', 'overboss', { players: 2 })
  await saveFinishedGame(page, 'three', 'boss-monster', { players: 3 })
  await page.goto('/statistics')
  await expect(row.getByRole('cell').nth(1)).toHaveText('2')
  await expect(page.getByRole('row', { name: 'Boss Monster 3' }).getByRole('cell').nth(1)).toHaveText('1')
})

test('the page fits at every width in all languages, and its chart is also a table', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/')
  await saveFacts(page)
  await page.goto('/statistics')
  await expect(page.getByRole('img', { name: /^Points in/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'As a table' }).click()
  await expect(page.getByRole('table')).toHaveCount(3)
  await expectAccessible(page)
  await inEveryLanguageAndWidth(
    page,
    () => expect(page.getByRole('table').first()).toBeVisible(),
    async where => {
      await expectNoSidewaysScroll(page, where)
      expect(await cutOffTexts(page), where).toEqual([])
      await screenshot(page, `statistics-filled-${where}`)
    },
  )
})
