import { describe, expect, test } from 'vitest'
import { hrefOf, parseRoute, type Route } from './routes.ts'

describe('an address', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'new', game: 'overboss' },
    { page: 'table', match: 'k3-9f' },
    { page: 'table', match: 'a/b c' },
    { page: 'replay' },
    { page: 'rules', game: 'next-level' },
    { page: 'cards', game: 'super-boss-monster' },
    { page: 'settings' },
    { page: 'about' },
    { page: 'campaign' },
    { page: 'learn', game: 'overboss' },
  ]
  test.each(routes.map(route => [hrefOf(route), route] as const))('%s leads to its page and back', (address, route) => {
    expect(parseRoute(address)).toEqual(route)
  })

  test.each([
    '/nowhere',
    '/new/chess',
    '/rules',
    '/table',
    '/settings/x',
    '/campaign/1',
    '/learn',
    '/table/a/b',
    '/table/',
    '/table//',
    '/about/%E0%A4%A',
  ])('%s is lost, and says which it was', path => {
    expect(parseRoute(path)).toEqual({ page: 'notFound', path })
  })

  test('a slash at the end does not matter', () => {
    expect(parseRoute('/settings/')).toEqual({ page: 'settings' })
    expect(parseRoute('/rules/overboss/')).toEqual({ page: 'rules', game: 'overboss' })
    expect(parseRoute('/table/k3-9f/')).toEqual({ page: 'table', match: 'k3-9f' })
  })
})
