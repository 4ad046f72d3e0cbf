// Collects what goes wrong on pages: errors of the console, failed requests. Disturbances that a test provokes are pardoned.
import type { Page } from '@playwright/test'

/** What a browser reports of a network that is down. */
const networkIsDown =
  /ERR_(INTERNET_DISCONNECTED|CONNECTION_|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)|WebSocket connection to/

export class Problems {
  readonly found: string[] = []
  readonly #pardoned = new Set<Page>()

  watch(page: Page): void {
    const add = (what: string) => {
      if (!(this.#pardoned.has(page) && networkIsDown.test(what))) this.found.push(`${page.url()}: ${what}`)
    }
    page.on('pageerror', error => add(error.message))
    page.on('console', message => message.type() === 'error' && add(`${message.text()} ${message.location().url}`))
    page.on('response', response => response.status() >= 400 && add(`${response.status()} ${response.url()}`))
    page.on('requestfailed', request => {
      const reason = request.failure()?.errorText ?? ''
      // A page that is left ends its requests.
      if (reason !== 'net::ERR_ABORTED') add(`${reason} ${request.url()}`)
    })
  }

  /** During the action, these pages may report that the network is down. */
  async pardon(pages: readonly Page[], action: () => Promise<void>): Promise<void> {
    for (const page of pages) this.#pardoned.add(page)
    await action()
    for (const page of pages) this.#pardoned.delete(page)
  }
}
