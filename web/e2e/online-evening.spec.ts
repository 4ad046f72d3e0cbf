// Whole games of four friends on four devices, over a server that is killed and started again.
import { collectAnnouncements, expectAnnounced } from './support/announcements.ts'
import { afterGame } from './support/controls.ts'
import { openPrompt } from './support/dungeon-table.ts'
import {
  type Act,
  actInDungeon,
  actInOverboss,
  atRest,
  cancelSelection,
  disturb,
  expectConnected,
  expectSameResult,
  type Guest,
  gather,
  part,
  playActions,
  playToResult,
  playUntil,
  prepare,
  results,
  test,
} from './support/evening.ts'
import { codeOn, lobbySeats, start } from './support/online-table.ts'
import { legalSpots } from './support/overboss-table.ts'
import { expectAccessibleEverywhere } from './support/page-checks.ts'
import { expect, type Page } from './support/test.ts'
import { words } from './support/words.ts'

// On a busy machine, four pages play long.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })
test.use({ viewport: { width: 1440, height: 900 } })

const small = { viewport: { width: 390, height: 844 } } as const
const actInBossMonster = actInDungeon('mouse')

const logLength = (page: Page): Promise<number> => part(page, 'log').locator('li').count()

test('four friends play Overboss in three languages, with a lost connection and a killed server, watched by a fifth', async ({
  page,
  openDevice,
  problems,
  server,
}) => {
  const guests: readonly Guest[] = [
    { page: await openDevice(small), language: 'pl' },
    { page: await openDevice(), language: 'uk' },
    { page: await openDevice(), language: 'en' },
  ]
  const [ola, taras] = guests.map(guest => guest.page) as [Page, Page]
  const pages = [page, ...guests.map(guest => guest.page)]
  const address = await gather(page, 'overboss', guests)
  await start(page)
  await playActions(pages, actInOverboss, 8)

  await page.getByRole('button', { name: 'Chat' }).click()
  await ola.getByRole('button', { name: /^Czat/ }).click()
  await taras.getByRole('button', { name: /^Чат/ }).click()
  const saidOn = (one: Page) => part(one, 'said')
  await page.getByRole('button', { name: 'Hello!' }).click()
  await expect(saidOn(page)).toHaveCount(1)
  await ola.getByRole('button', { name: 'Dobre zagranie!' }).click()
  await expect(saidOn(page)).toHaveCount(2)
  await taras.getByRole('textbox', { name: 'Напишіть щось' }).fill('Добрий вечір')
  await taras.keyboard.press('Enter')
  const typed = 'Гравець 3 Добрий вечір'
  await expect(saidOn(page)).toHaveText(['Player 1 Hello!', 'Gracz 2 Well played!', typed])
  await expect(saidOn(ola)).toHaveText(['Player 1 Cześć!', 'Gracz 2 Dobre zagranie!', typed])
  await expect(saidOn(taras)).toHaveText(['Player 1 Привіт!', 'Gracz 2 Чудовий хід!', typed])
  await expectAccessibleEverywhere([page, ola, taras], 'covered')
  for (const one of [page, ola, taras]) await one.getByRole('textbox').press('Escape')

  const spectator = await openDevice()
  await prepare(spectator, 'uk')
  await spectator.goto(address)
  await expect(part(spectator, 'watching')).toBeVisible()

  // A person who does not have the turn loses the connection.
  await playUntil(pages, actInOverboss, () => legalSpots(ola).first().isVisible())
  const others = pages.filter(one => one !== page)
  await problems.pardon([page], async () => {
    await page.context().setOffline(true)
    await expect(part(page, 'connection')).toBeVisible()
    await playActions(others, actInOverboss, 2)
    await page.context().setOffline(false)
    await expectConnected([page])
  })
  // The server sends what was missed, and the page plays it like any other choice.
  await expect.poll(() => logLength(page)).toBe(await logLength(ola))
  await expect(part(page, 'missed')).toHaveCount(0)
  await playActions(pages, actInOverboss, 12)
  await expectAccessibleEverywhere([page, ola, taras])

  const all = [...pages, spectator]
  await problems.pardon(all, () =>
    disturb(all, async () => {
      await server.kill('SIGKILL')
      for (const one of all) await expect(part(one, 'connection')).toBeVisible()
      await server.startAgain()
      await expectConnected(all)
    }),
  )
  await playToResult(pages, actInOverboss)
  await expect(results(spectator)).toBeVisible()
  await expectSameResult(all)
  await expectAccessibleEverywhere([page, ola, taras])

  await afterGame(page).getByRole('button', { name: 'Rematch' }).click()
  await expect(lobbySeats(page)).toHaveCount(4)
  await ola.getByRole('link', { name: 'Do następnej gry' }).click()
  await taras.getByRole('link', { name: 'До наступної гри' }).click()
  await pages[3]!.getByRole('link', { name: 'To the next game' }).click()
  await expect(lobbySeats(page).and(page.locator('[data-state="person"]'))).toHaveCount(4)
  await start(page)
  await playActions(pages, actInOverboss, 2)
})

test('four friends play Boss Monster in three languages, with undo by consent, a bot for one who leaves, a new device and a restarted server', async ({
  page,
  openDevice,
  problems,
  server,
}) => {
  const guests: Guest[] = [
    { page: await openDevice(small), language: 'pl' },
    { page: await openDevice(), language: 'uk' },
    { page: await openDevice(), language: 'en' },
  ]
  const [ola, max, eva] = guests.map(guest => guest.page) as [Page, Page, Page]
  let pages = [page, ola, max, eva]
  for (const one of pages) await collectAnnouncements(one)
  const address = await gather(page, 'boss-monster', guests)
  await start(page)

  // Two people have not discarded yet, so the first discards stay hidden.
  const wordsOf = new Map(
    [page, ola, max, eva].map((one, seat) => [one, [words.en, words.pl, words.uk, words.en][seat]]),
  )
  const button = (one: Page, key: 'web.undo.ask' | 'online.allow' | 'online.refuse' | 'action.keepHand') =>
    one.getByRole('button', { name: wordsOf.get(one)?.(key) ?? key, exact: true })
  const ask = (one: Page) => button(one, 'web.undo.ask')
  const keep = (one: Page) => button(one, 'action.keepHand')
  const mayDiscard = async (one: Page) => (await openPrompt(one).isVisible()) && !(await keep(one).isVisible())
  const keepHand: Act = async one => {
    const isAsked = await keep(one).isVisible()
    if (isAsked) await keep(one).click()
    return isAsked
  }
  await playUntil(pages, keepHand, async () => (await Promise.all(pages.map(mayDiscard))).every(may => may))
  await playUntil([ola], actInBossMonster, () => openPrompt(ola).isHidden())
  await playUntil([page], actInBossMonster, () => ask(ola).isVisible())
  const others = [page, max, eva]
  await disturb(pages, async () => {
    await ask(ola).click()
    for (const one of others)
      await expect(part(one, 'undo-request')).toContainText(
        wordsOf.get(one)?.('online.undo.wants', { name: 'Gracz 2' }) ?? '',
      )
    await expectAnnounced(eva, 'Gracz 2 asks to undo a choice.')
    await expectAccessibleEverywhere([page, ola, max])
    await button(eva, 'online.refuse').click()
    await expect(page.getByText('Gracz 2 cannot undo: not everybody agreed.').first()).toBeVisible()
  })
  await ask(ola).click()
  for (const one of others) await button(one, 'online.allow').click()
  await expect(page.getByText('Gracz 2 has undone a choice.').first()).toBeVisible()
  // Ola is asked again. An earlier choice may need consent, too.
  await expect(openPrompt(ola)).toBeVisible()
  await playActions(pages, actInBossMonster, 20)

  await problems.pardon(pages, () =>
    disturb(pages, async () => {
      await server.kill('SIGTERM')
      for (const one of pages) await expect(part(one, 'connection')).toBeVisible()
      await server.startAgain()
      await expectConnected(pages)
    }),
  )
  await playActions(pages, actInBossMonster, 10)

  await max.goto('/')
  await part(page, 'absent').getByRole('button', { name: 'Let a bot play' }).click()
  await expectAnnounced(eva, 'A bot plays for Гравець 3.')
  await playActions([page, ola, eva], actInBossMonster, 10)
  await max.goto(address)
  await expectAnnounced(eva, 'Гравець 3 plays again.')
  await playActions(pages, actInBossMonster, 10)
  await expectAccessibleEverywhere([page, ola, max])

  await cancelSelection(eva)
  const [choice] = await atRest([eva])
  const phone = await openDevice(small)
  await prepare(phone, 'en')
  await eva.goto('/settings')
  await eva.getByRole('button', { name: 'Move to another device' }).click()
  await expect(part(eva, 'code')).toBeVisible()
  await phone.goto(`/settings#device=${await codeOn(eva)}`)
  await phone.getByRole('button', { name: 'Bring my seats here' }).click()
  await phone.getByRole('link', { name: 'To my tables' }).click()
  await part(phone, 'my-table').getByRole('link').first().click()
  await expect(phone).toHaveURL(address)
  await eva.context().close()
  pages = [page, ola, max, phone]
  await expect.poll(async () => (await atRest([phone]))[0]).toBe(choice)
  await playToResult(pages, actInBossMonster)
  await expectSameResult(pages)
  await expectAccessibleEverywhere([page, ola, max])
})
