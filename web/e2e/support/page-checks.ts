// What must hold of everything that is on the screen.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The app has no frames: everything is looked at where it is, and not in a page that is opened for it.
    .setLegacyMode()
    .analyze()
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}, ${nodes.length}: ${nodes
          .slice(0, 4)
          .map(node => node.html)
          .join(' | ')}`,
    ),
  ).toEqual([])
}

/** What goes wrong in the page from now on. */
export function watchForErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  return errors
}

/** Nothing scrolls sideways. */
export async function fits(page: Page, where = page.url()): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beyond, where).toBe(0)
}

/** Words that a box cuts off: wider or higher than the box that hides what is too much. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What the browser does not draw because it is far away would be measured as it was at another width.
    const everythingDrawn = new CSSStyleSheet()
    everythingDrawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(everythingDrawn)
    const found = [...document.querySelectorAll<HTMLElement>('#app *')]
      .filter(
        element =>
          element.children.length === 0 &&
          element.textContent?.trim() &&
          !element.closest('.visually-hidden, .skip-link, svg, .tooltip__text'),
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
      .map(element => element.outerHTML.slice(0, 120))
    document.adoptedStyleSheets.pop()
    return found
  })

/** Kept as an artefact: somebody looks at these. */
export const shoot = (page: Page, name: string) =>
  page.screenshot({ path: `${import.meta.dirname}/../test-results/shots/${name}.png` })
