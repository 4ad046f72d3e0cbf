// Two people share one device: they pass it on, neither sees the other's cards, and the last choice can be undone.
import bossMonster from '../../locales/en/boss-monster.json' with { type: 'json' }
import superBossMonster from '../../locales/en/super-boss-monster.json' with { type: 'json' }
import { legalSpots, openPrompt, promptText, takeAction } from './support/dungeon-table.ts'
import { secretCards } from './support/records.ts'
import { presetInstantPlay, savedChoiceCount } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

const texts: Readonly<Record<string, string>> = { ...bossMonster, ...superBossMonster }
const people = ['Ada', 'Max']

/** The page that tells which person takes the device next. */
const handOver = (page: Page) => page.getByRole('heading', { level: 1, name: /^Pass the device to/ })
const ready = (page: Page) => page.getByRole('button', { name: /^I am/ })

async function startForTwo(page: Page, game: string): Promise<void> {
  await presetInstantPlay(page)
  await page.goto(`/new/${game}`)
  await page.getByLabel('Who is player 2?').selectOption('person')
  for (const [i, name] of people.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(handOver(page)).toBeVisible()
}

/** Secret cards whose id or name is anywhere in the HTML of the page. */
async function leaks(page: Page, viewer: number | 'spectator'): Promise<readonly string[]> {
  const secrets = await secretCards(page, viewer)
  const html = await page.content()
  return secrets.filter(
    card => new RegExp(`${card}(?![\\w-])`).test(html) || html.includes(texts[`${card}.name`] ?? card),
  )
}

for (const [game, input] of [
  ['boss-monster', 'mouse'],
  ['super-boss-monster', 'mouse'],
  ['super-boss-monster', 'keyboard'],
] as const)
  test(`${game} by ${input}: the page never contains the other person’s hand`, async ({ page }) => {
    await startForTwo(page, game)
    let seat = -1
    let handOvers = 0
    for (let steps = 0; steps < 30; steps++) {
      await expect(ready(page).or(openPrompt(page)).first()).toBeVisible()
      if (await ready(page).isVisible()) {
        await expect(page.locator('[data-part="table"]')).toHaveCount(0)
        expect(await leaks(page, 'spectator')).toEqual([])
        const label = await ready(page).textContent()
        seat = people.findIndex(name => label?.includes(name))
        handOvers++
        if (input === 'keyboard') {
          await expect(handOver(page)).toBeFocused()
          await page.keyboard.press('Tab')
          await expect(ready(page)).toBeFocused()
          await page.keyboard.press('Enter')
        } else await ready(page).click()
        await expect(openPrompt(page)).toBeVisible()
      } else {
        expect(await leaks(page, seat)).toEqual([])
        await takeAction(page, input)
      }
    }
    expect(handOvers).toBeGreaterThan(2)
  })

for (const game of ['boss-monster', 'super-boss-monster'])
  test(`${game}: the person who made the last choice can undo it before the other takes the device`, async ({
    page,
  }) => {
    await startForTwo(page, game)
    await ready(page).click()
    await expect(legalSpots(page).first()).toBeVisible()
    const [question, choices] = [await promptText(page).textContent(), await savedChoiceCount(page)]
    for (let actions = 0; actions < 4 && !(await handOver(page).isVisible()); actions++) {
      await takeAction(page)
      await expect(openPrompt(page).or(handOver(page)).first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => savedChoiceCount(page)).toBe(choices)
    expect(await promptText(page).textContent()).toBe(question)
  })
