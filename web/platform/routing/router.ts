// The current route as a signal. Links are plain <a href>: the router handles clicks on them, the browser does the rest.
import { signal } from '@preact/signals'
import { hrefOf, parseRoute, type Route } from './routes.ts'

export const route = signal<Route>(parseRoute(location.pathname))

export function navigate(to: Route, mode: 'push' | 'replace' = 'push'): void {
  history[mode === 'push' ? 'pushState' : 'replaceState'](null, '', hrefOf(to))
  route.value = to
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    route.value = parseRoute(location.pathname)
  })
  document.addEventListener('click', event => {
    const link = appLinkOf(event)
    if (!link) return
    event.preventDefault()
    if (link.href !== location.href) history.pushState(null, '', link.href)
    route.value = parseRoute(link.pathname)
  })
}

/** Returns the app link that a click opens in this tab. Undefined for other clicks. */
function appLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname === location.pathname && link.hash) return
  // A file, not a page: URLs of pages have no file extension.
  if (/\.\w+$/.test(link.pathname)) return
  return link
}
