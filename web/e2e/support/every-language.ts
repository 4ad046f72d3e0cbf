// What must hold of a page in every language and at every width. The page is opened once for each language and drawn anew for each width.
import { shown } from './play.ts'
import { languages, screens } from './routes.ts'
import { expect, type Page } from './test.ts'

/** Opens the page anew in each language. */
export async function inEveryLanguage(
  page: Page,
  ready: () => Promise<void>,
  look: (language: (typeof languages)[number]) => Promise<void>,
): Promise<void> {
  for (const language of languages) {
    await page.evaluate(to => {
      const settings = JSON.parse(localStorage.getItem('overlair.settings') ?? '{}')
      localStorage.setItem('overlair.settings', JSON.stringify({ ...settings, language: to }))
    }, language)
    await page.reload()
    await ready()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await look(language)
  }
}

export async function atEveryWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await shown(page)
    await look(screen.width)
  }
}

/** Both; `where` is fit for the name of a picture. */
export async function everywhere(
  page: Page,
  ready: () => Promise<void>,
  look: (where: string) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await inEveryLanguage(page, ready, language => atEveryWidth(page, width => look(`${language}-${width}`)))
}
