// What screen readers say by themselves.
import { expect, type Page } from '@playwright/test'

/** Collects every line added to a live region, and every alert. */
export const collectAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes) {
          const isLine = target instanceof Element && target.matches('[aria-live]')
          if (isLine || (node instanceof Element && node.matches('[role="alert"]')))
            announced.push(node.textContent ?? '')
        }
    }).observe(document, { childList: true, subtree: true })
  })
export const announcements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced.join(' '))
/** Waits until screen readers have said it since the page was loaded. */
export const expectAnnounced = (page: Page, text: string) => expect.poll(() => announcements(page)).toContain(text)
