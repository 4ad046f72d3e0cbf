// Downloads of a first visit stay within the budget.
import { languages } from '@overlair/locales'
import { games } from '@overlair/rules'
import { superBossMonster } from '@overlair/rules/dungeon'
import type { AnyGame, RawOptions } from '@overlair/rules/kernel'
import { type Weight, weigh } from './support/page-weight.ts'
import { saveNewGame } from './support/saved-games.ts'
import { expect, test } from './support/test.ts'

/** Kilobytes as transferred. Scripts that only the worker of the bots runs load beside the table, and count only with everything. */
const BUDGETS = { scripts: 120, fonts: 120, all: 450 }

function expectWithinBudget(name: string, { scripts, worker, texts, fonts, all }: Weight): void {
  console.log(`kB of ${name}:`, { scripts, 'only in the worker': worker, texts, fonts, all })
  expect(scripts).toBeGreaterThan(20)
  expect(texts).toBeGreaterThan(4)
  expect(fonts).toBeGreaterThan(40)
  expect(scripts).toBeLessThanOrEqual(BUDGETS.scripts)
  expect(fonts).toBeLessThanOrEqual(BUDGETS.fonts)
  expect(all).toBeLessThanOrEqual(BUDGETS.all)
}

/** Runs in the page. */
const setLanguage = (language: string) => localStorage.setItem('overlair.settings', JSON.stringify({ language }))

// Each test has a browser context of its own, so that no font or text of another language is in a cache.
for (const language of languages)
  test(`the home page stays within the budgets of a first load (${language})`, async ({ page }) => {
    await page.goto('/licences/OFL-tektur.txt')
    await page.evaluate(setLanguage, language)
    expectWithinBudget(`home (${language})`, await weigh(page, '/'))
  })

const tables: readonly (readonly [string, AnyGame, RawOptions & { readonly players: number }])[] = [
  ...games.map(game => [game.id, game, { players: 2 }] as const),
  [
    'all dungeon games mixed',
    superBossMonster,
    { players: 6, bossMonster: true, nextLevel: true, items: true, coins: true },
  ],
]
for (const [name, game, options] of tables)
  for (const language of languages)
    test(`a table (${name}, ${language}) and its bots stay within the budgets of a first load`, async ({ page }) => {
      await page.goto('/licences/OFL-tektur.txt')
      await page.evaluate(setLanguage, language)
      await page.goto('/')
      await saveNewGame(page, 'new', game, options)
      const weight = await weigh(page, '/table/new', { bots: true })
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('[data-coach="prompt"]')).toBeVisible()
      expect(weight.worker).toBeGreaterThan(0)
      expectWithinBudget(`${name} (${language})`, weight)
    })

test('a lesson stays within the budgets of a first load', async ({ page }) => {
  expectWithinBudget('lesson', await weigh(page, '/learn/super-boss-monster', { bots: true }))
})
