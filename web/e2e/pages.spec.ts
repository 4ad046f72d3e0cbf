import { inEveryLanguageAndWidth } from './support/every-language.ts'
import {
  collectErrors,
  cutOffTexts,
  expectAccessible,
  expectNoSidewaysScroll,
  screenshot,
} from './support/page-checks.ts'
import { addresses, languages, screens } from './support/routes.ts'
import { presetStorage } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.locator('#main h1')).toBeAttached()
  await page.waitForLoadState('networkidle')
}

for (const address of addresses)
  test(`${address} opens without errors, is accessible and fits at every width in all languages`, async ({ page }) => {
    const errors = collectErrors(page)
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')
    await page.goto(address)
    await waitUntilLoaded(page)
    expect(await page.title()).toMatch(/.+ · Overlair$/)
    await expectAccessible(page)
    await inEveryLanguageAndWidth(
      page,
      () => waitUntilLoaded(page),
      async where => {
        await expectNoSidewaysScroll(page, where)
        expect(await cutOffTexts(page), where).toEqual([])
        await screenshot(page, `${name}-${where}`)
      },
    )
    expect(errors).toEqual([])
  })

for (const language of languages)
  test(`the app starts in the language of the browser: ${language}`, async ({ openDevice }) => {
    const page = await openDevice({ locale: language })
    await page.goto('/')
    await waitUntilLoaded(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })

test('text at 200 % fits every page at tablet and phone width', async ({ page }) => {
  await presetStorage(page, { 'overlair.settings': { textSize: 200, language: 'uk' } })
  for (const address of addresses) {
    await page.goto(address)
    await waitUntilLoaded(page)
    for (const screen of screens.slice(1)) {
      await page.setViewportSize(screen)
      await expectNoSidewaysScroll(page, `${address} at ${screen.width}`)
    }
  }
  await screenshot(page, 'large-text')
})
