// Where we are, as a signal. Links are plain <a href>: the click is taken here, the browser keeps the rest.
import { signal } from '@preact/signals'
import { hrefOf, parseRoute, type Route } from './routes.ts'

export const route = signal<Route>(parseRoute(location.pathname))

export function navigate(to: Route, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', hrefOf(to))
  route.value = to
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    route.value = parseRoute(location.pathname)
  })
  document.addEventListener('click', event => {
    const link = followed(event)
    if (!link) return
    event.preventDefault()
    if (link.href !== location.href) history.pushState(null, '', link.href)
    route.value = parseRoute(link.pathname)
  })
}

/** The link of our own that a plain click means to follow in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname === location.pathname && link.hash) return
  // A file and not a page: addresses of the app have no ending.
  if (/\.\w+$/.test(link.pathname)) return
  return link
}
