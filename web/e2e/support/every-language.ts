// Checks a page in every language and at every width. The page is reloaded per language and only resized per width.
import { afterPaint } from './controls.ts'
import { languages, screens } from './routes.ts'
import { expect, type Page } from './test.ts'

/** Reloads the page in each language, waits until it is `ready`, and checks it. */
export async function inEveryLanguage(
  page: Page,
  ready: () => Promise<void>,
  check: (language: (typeof languages)[number]) => Promise<void>,
): Promise<void> {
  for (const language of languages) {
    await page.evaluate(to => {
      const settings = JSON.parse(localStorage.getItem('overlair.settings') ?? '{}')
      localStorage.setItem('overlair.settings', JSON.stringify({ ...settings, language: to }))
    }, language)
    await page.reload()
    await ready()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await check(language)
  }
}

export async function atEveryWidth(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await afterPaint(page)
    await check(screen.width)
  }
}

/** Combines both. `where` names language and width, such as `pl-390`, and can be part of a file name. */
export async function inEveryLanguageAndWidth(
  page: Page,
  ready: () => Promise<void>,
  check: (where: string) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await inEveryLanguage(page, ready, language => atEveryWidth(page, width => check(`${language}-${width}`)))
}
