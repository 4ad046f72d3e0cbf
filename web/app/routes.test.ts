import { describe, expect, test } from 'vitest'
import { addressOf, type Route, readRoute } from './routes.ts'

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
  test.each(routes.map(route => [addressOf(route), route] as const))(
    '%s leads to its page and back',
    (address, route) => {
      expect(readRoute(address)).toEqual(route)
    },
  )

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
    expect(readRoute(path)).toEqual({ page: 'lost', path })
  })

  test('a slash at the end does not matter', () => {
    expect(readRoute('/settings/')).toEqual({ page: 'settings' })
    expect(readRoute('/rules/overboss/')).toEqual({ page: 'rules', game: 'overboss' })
    expect(readRoute('/table/k3-9f/')).toEqual({ page: 'table', match: 'k3-9f' })
  })
})
