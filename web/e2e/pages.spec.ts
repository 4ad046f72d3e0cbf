import { cutOff, fits, isAccessible, shoot } from './looks.ts'
import { shown } from './playing.ts'
import { addresses, languages, widths } from './routes.ts'
import { expect, type Page, test } from './test.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('#main h1')).toBeAttached()
  await page.waitForLoadState('networkidle')
}
for (const address of addresses) {
  test(`${address} opens without errors and without accessibility violations`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await open(page, address)
    expect(await page.title()).toMatch(/.+ · Overlair$/)
    await isAccessible(page)
    expect(errors).toEqual([])
  })

  test(`${address} never scrolls sideways, in any language, at any width`, async ({ visit }) => {
    for (const language of languages) {
      const page = await visit({ locale: language, reducedMotion: 'reduce' })
      await open(page, address)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      for (const width of widths) {
        await page.setViewportSize({ width, height: width > 1000 ? 900 : width > 500 ? 1180 : 844 })
        await shown(page)
        await fits(page, `${language} at ${width}`)
        expect(await cutOff(page), `${language} at ${width}`).toEqual([])
        const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')
        await shoot(page, `${name}-${language}-${width}`)
      }
    }
  })
}

test('text at 200 % fits every page at tablet and phone width', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() =>
    localStorage.setItem('overlair.settings', JSON.stringify({ textSize: 200, language: 'uk' })),
  )
  for (const width of [820, 390])
    for (const address of addresses) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, address)
      await fits(page, `${address} at ${width}`)
    }
  await shoot(page, 'large-text')
})
