import { describe, expect, test } from 'vitest'
import { hrefOf, parseRoute, type Route } from './routes.ts'

describe('a URL', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'new', game: 'overboss' },
    { page: 'table', match: 'k3-9f' },
    { page: 'table', match: 'a/b c' },
    { page: 'online', table: 'Zk3_9-f' },
    { page: 'replay' },
    { page: 'rules', game: 'next-level' },
    { page: 'cards', game: 'super-boss-monster' },
    { page: 'settings' },
    { page: 'data' },
    { page: 'statistics' },
    { page: 'about' },
    { page: 'campaign' },
    { page: 'learn', game: 'overboss' },
  ]
  test.each(routes.map(route => [hrefOf(route), route] as const))(
    '%s is parsed to its route and back',
    (href, route) => {
      expect(parseRoute(href)).toEqual(route)
    },
  )

  test.each([
    '/nowhere',
    '/new/chess',
    '/rules',
    '/table',
    '/online',
    '/settings/x',
    '/campaign/1',
    '/learn',
    '/table/a/b',
    '/table/',
    '/table//',
    '/about/%E0%A4%A',
  ])('%s is not found, and the route contains the path', path => {
    expect(parseRoute(path)).toEqual({ page: 'notFound', path })
  })

  test.each(routes.map(route => [hrefOf(route, '/play/overlair/'), route] as const))(
    '%s below a sub-path, too',
    (href, route) => {
      expect(href).toMatch(/^\/play\/overlair\//)
      expect(parseRoute(href, '/play/overlair/')).toEqual(route)
    },
  )
  test.each(['/settings', '/play', '/play/overlairs/settings'])('%s is outside of the sub-path', path => {
    expect(parseRoute(path, '/play/overlair/')).toEqual({ page: 'notFound', path })
  })
  test('of the home page may lack the last slash', () => {
    expect(parseRoute('/overlair', '/overlair/')).toEqual({ page: 'home' })
  })

  test('may end with a slash', () => {
    expect(parseRoute('/settings/')).toEqual({ page: 'settings' })
    expect(parseRoute('/rules/overboss/')).toEqual({ page: 'rules', game: 'overboss' })
    expect(parseRoute('/table/k3-9f/')).toEqual({ page: 'table', match: 'k3-9f' })
  })
})
