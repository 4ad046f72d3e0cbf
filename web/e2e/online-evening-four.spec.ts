// Whole games of four friends on phones and desktops, in three languages, over the server.
import { afterGame } from './support/controls.ts'
import {
  actInDungeon,
  disturb,
  expectConnected,
  expectSameResult,
  type Guest,
  gather,
  part,
  playActions,
  playToResult,
  prepare,
  results,
  test,
} from './support/evening.ts'
import { requestAs } from './support/online-requests.ts'
import { firstOf, start } from './support/online-table.ts'
import { expectAccessibleEverywhere } from './support/page-checks.ts'
import { expect, type Page } from './support/test.ts'

// On a busy machine, four pages play long.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })
test.use({ viewport: { width: 1440, height: 900 } })

const small = { viewport: { width: 390, height: 844 } } as const
const act = actInDungeon('mouse')
type OpenDevice = (device?: typeof small) => Promise<Page>

/** A Pole and an English player on phones, a Ukrainian at a desktop. The host is English. */
const friends = async (openDevice: OpenDevice): Promise<readonly Guest[]> => [
  { page: await openDevice(small), language: 'pl' },
  { page: await openDevice(), language: 'uk' },
  { page: await openDevice(small), language: 'en' },
]

test('four friends play The Next Level in three languages, with two who lose the connection and one who loads the page anew', async ({
  page,
  openDevice,
  problems,
}) => {
  const guests = await friends(openDevice)
  const [ola, taras, eva] = guests.map(guest => guest.page) as [Page, Page, Page]
  const pages = [page, ola, taras, eva]
  const inThreeLanguages = [page, ola, taras]
  await gather(page, 'next-level', guests)
  await expectAccessibleEverywhere(inThreeLanguages)
  await start(page)
  await playActions(pages, act, 16)
  await disturb(pages, () =>
    problems.pardon([ola, taras], async () => {
      for (const one of [ola, taras]) await one.context().setOffline(true)
      for (const one of [ola, taras]) await expect(part(one, 'connection')).toBeVisible()
      for (const one of [ola, taras]) await one.context().setOffline(false)
      await expectConnected([ola, taras])
    }),
  )
  await disturb(pages, async () => {
    await page.reload()
    await expect(part(page, 'table')).toBeVisible()
  })
  await playActions(pages, act, 12)
  await expectAccessibleEverywhere(inThreeLanguages)
  await playToResult(pages, act)
  for (const one of pages) await expect(afterGame(one).or(results(one)).first()).toBeVisible()
  await expectSameResult(pages)
  await expectAccessibleEverywhere(inThreeLanguages)
})

test('four friends play Super Boss Monster in three languages, watched by a fifth, with a clock that runs out', async ({
  page,
  openDevice,
}) => {
  const guests = await friends(openDevice)
  const [ola, taras] = guests.map(guest => guest.page) as [Page, Page]
  const pages = [page, ...guests.map(guest => guest.page)]
  const inThreeLanguages = [page, ola, taras]
  const address = await gather(page, 'super-boss-monster', guests)
  await start(page)
  const spectator = await openDevice()
  await prepare(spectator, 'uk')
  await spectator.goto(address)
  await expect(part(spectator, 'watching')).toBeVisible()
  await playActions(pages, act, 24)

  const settings = { pace: 'brisk', spectators: true, spectatorDelay: 0, chat: true } as const
  const clock = { perMove: 5, reserve: 0, atZero: 'substitute' } as const
  await requestAs(page, 'configure', { settings: { ...settings, clock } })
  const late = await firstOf(pages, one => part(one, 'substitute').isVisible())
  await requestAs(page, 'configure', { settings: { ...settings, clock: null } })
  for (const one of pages) await expect(part(one, 'clock')).toHaveCount(0)
  await expectAccessibleEverywhere(inThreeLanguages)
  // Bots play for all who were late.
  for (const one of [late, ...pages])
    if (await part(one, 'substitute').isVisible()) {
      await part(one, 'substitute').getByRole('button').click()
      await expect(part(one, 'substitute')).toHaveCount(0)
    }
  await playToResult(pages, act)
  await expect(results(spectator)).toBeVisible()
  await expectSameResult([...pages, spectator])
  await expectAccessibleEverywhere(inThreeLanguages)
})
