import { everywhere } from './support/every-language.ts'
import { cutOff, fits, isAccessible, shoot, watchForErrors } from './support/page-checks.ts'
import { layDown } from './support/play.ts'
import { addresses, languages, screens } from './support/routes.ts'
import { expect, type Page, test } from './support/test.ts'

async function settled(page: Page): Promise<void> {
  await expect(page.locator('#main h1')).toBeAttached()
  await page.waitForLoadState('networkidle')
}

for (const address of addresses)
  test(`${address} opens without errors, is accessible and never scrolls sideways, in any language, at any width`, async ({
    page,
  }) => {
    const errors = watchForErrors(page)
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')
    await page.goto(address)
    await settled(page)
    expect(await page.title()).toMatch(/.+ · Overlair$/)
    await isAccessible(page)
    await everywhere(
      page,
      () => settled(page),
      async where => {
        await fits(page, where)
        expect(await cutOff(page), where).toEqual([])
        await shoot(page, `${name}-${where}`)
      },
    )
    expect(errors).toEqual([])
  })

for (const language of languages)
  test(`whose browser speaks ${language} is spoken to in it`, async ({ visit }) => {
    const page = await visit({ locale: language })
    await page.goto('/')
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })

test('text at 200 % fits every page at tablet and phone width', async ({ page }) => {
  await layDown(page, { 'overlair.settings': { textSize: 200, language: 'uk' } })
  for (const address of addresses) {
    await page.goto(address)
    await settled(page)
    for (const screen of screens.slice(1)) {
      await page.setViewportSize(screen)
      await fits(page, `${address} at ${screen.width}`)
    }
  }
  await shoot(page, 'large-text')
})
