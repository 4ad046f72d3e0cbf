// Checks that hold for every page.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { afterPaint } from './controls.ts'
import { screens } from './routes.ts'

/** `covered`: a drawer or sign lies over parts of the page, so controls below it are smaller than they are. */
export async function expectAccessible(page: Page, covered?: 'covered'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: covered === undefined } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The app has no iframes. Legacy mode checks the page itself and opens no extra page for the report.
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, nodes }) => {
    const examples = nodes.slice(0, 4).map(({ html }) => html)
    return `${id}, ${nodes.length}: ${examples.join(' | ')}`
  })
  expect(found).toEqual([])
}

/** On a phone and a desktop, axe finds nothing, and the page does not scroll sideways. Then the page has its size again. */
export async function expectAccessibleEverywhere(pages: readonly Page[], covered?: 'covered'): Promise<void> {
  for (const page of pages) {
    const before = page.viewportSize()!
    for (const screen of screens.filter(({ width }) => width !== 820)) {
      await page.setViewportSize(screen)
      await afterPaint(page)
      await expectAccessible(page, covered)
      await expectNoSidewaysScroll(page, `${page.url()} at ${screen.width} px`)
    }
    await page.setViewportSize(before)
  }
}

/** Returns a list to which later errors of the page are added. */
export function collectErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  return errors
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, where).toBe(0)
}

/** Elements whose text is cut off: they reach beyond the screen, or the text is larger than a box that hides overflow. */
export const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The browser skips the layout of distant elements. Their sizes would be those of an earlier width.
    const layOutAll = new CSSStyleSheet()
    layOutAll.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(layOutAll)
    /** Only for screen readers: the text is clipped away. */
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isVisuallyHidden(element.parentElement))
    const found = [...document.querySelectorAll<HTMLElement>('#app *')]
      .filter(
        element =>
          element.children.length === 0 &&
          element.textContent?.trim() &&
          !element.closest('svg, a[href="#main"], [role="tooltip"]'),
      )
      .filter(element => {
        const box = element.getBoundingClientRect()
        const outside = box.width > 0 && (box.left < -1 || box.right > innerWidth + 1)
        const hides = getComputedStyle(element).overflow !== 'visible'
        return (
          outside ||
          (hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1))
        )
      })
      .filter(element => !isVisuallyHidden(element))
      .map(element => element.outerHTML.slice(0, 120))
    document.adoptedStyleSheets.pop()
    return found
  })

/** Saves a screenshot for people to look at. */
export const screenshot = (page: Page, name: string) =>
  page.screenshot({ path: `${import.meta.dirname}/../../../test-results/shots/${name}.png` })
