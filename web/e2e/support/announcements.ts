// What screen readers say by themselves.
import type { Page } from '@playwright/test'

/** Collects every line added to a live region. */
export const collectAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('[aria-live]'))
          for (const node of addedNodes) announced.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
export const announcements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced.join(' '))
