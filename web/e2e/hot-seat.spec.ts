// Two people on one device: it changes hands, nobody sees the other's cards, and who has just chosen may take it back.
import bossMonster from '../../locales/en/boss-monster.json' with { type: 'json' }
import superBossMonster from '../../locales/en/super-boss-monster.json' with { type: 'json' }
import { legal, touchOne } from './support/dungeon-table.ts'
import { quiet, savedMatches } from './support/play.ts'
import { secretsFrom } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const names: Readonly<Record<string, string>> = { ...bossMonster, ...superBossMonster }
const people = ['Ada', 'Max']

const handOver = (page: Page) => page.getByRole('heading', { level: 1, name: /^Pass the device to/ })
const ready = (page: Page) => page.getByRole('button', { name: /^I am/ })
const asked = (page: Page) => page.locator('.dm-prompt--asks')

async function sitDown(page: Page, game: string): Promise<void> {
  await quiet(page)
  await page.goto(`/new/${game}`)
  await page.getByLabel('Who is player 2?').selectOption('person')
  for (const [i, name] of people.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(handOver(page)).toBeVisible()
}

/** Secret cards whose name or picture is anywhere in the page, seen or not. */
async function leaks(page: Page, viewer: number | 'spectator'): Promise<readonly string[]> {
  const secrets = await secretsFrom(page, viewer)
  const html = await page.content()
  return secrets.filter(
    card => new RegExp(`${card}(?![\\w-])`).test(html) || html.includes(names[`${card}.name`] ?? card),
  )
}

for (const [game, way] of [
  ['boss-monster', 'mouse'],
  ['super-boss-monster', 'mouse'],
  ['super-boss-monster', 'keys'],
] as const)
  test(`${game} by ${way}: nothing of the other’s hand is in the page, at any moment`, async ({ page }) => {
    await sitDown(page, game)
    let sitting = -1
    let handedOver = 0
    for (let steps = 0; steps < 30; steps++) {
      await expect(ready(page).or(asked(page)).first()).toBeVisible()
      if (await ready(page).isVisible()) {
        await expect(page.locator('.dm')).toHaveCount(0)
        expect(await leaks(page, 'spectator')).toEqual([])
        const said = await ready(page).textContent()
        sitting = people.findIndex(name => said?.includes(name))
        handedOver++
        if (way === 'keys') {
          await expect(handOver(page)).toBeFocused()
          await page.keyboard.press('Tab')
          await expect(ready(page)).toBeFocused()
          await page.keyboard.press('Enter')
        } else await ready(page).click()
        await expect(asked(page)).toBeVisible()
      } else {
        expect(await leaks(page, sitting)).toEqual([])
        await touchOne(page, way)
      }
    }
    expect(handedOver).toBeGreaterThan(2)
  })

for (const game of ['boss-monster', 'super-boss-monster'])
  test(`${game}: who has just chosen can take it back before the device changes hands`, async ({ page }) => {
    const choices = async () => (await savedMatches(page)).flatMap(({ choices: made }) => made).length
    const said = () => page.locator('.dm-prompt__text').textContent()
    await sitDown(page, game)
    await ready(page).click()
    await expect(legal(page).first()).toBeVisible()
    const [prompt, made] = [await said(), await choices()]
    for (let touched = 0; touched < 4 && !(await handOver(page).isVisible()); touched++) {
      await touchOne(page)
      await expect(asked(page).or(handOver(page)).first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(choices).toBe(made)
    expect(await said()).toBe(prompt)
  })
