import { expect, test } from 'vitest'
import { basePathOf, pageBelow, withoutBasePath } from './base-path.ts'

test.each([
  ['https://example.org', ''],
  ['https://example.org/', ''],
  ['https://example.org/overlair', '/overlair'],
  ['https://example.org/play/overlair/', '/play/overlair'],
])('%s is below “%s”', (url, base) => {
  expect(basePathOf(new URL(url))).toBe(base)
})
test.each([
  ['/overlair', '/'],
  ['/overlair/', '/'],
  ['/overlair?x=1', '/?x=1'],
  ['/overlair/api/socket?x=1', '/api/socket?x=1'],
  ['/api/socket', '/api/socket'],
  ['/overlairs', '/overlairs'],
  ['/', '/'],
])('a request for %s is one for %s', (url, rest) => {
  expect(withoutBasePath(url, '/overlair')).toBe(rest)
})
test('the page names its addresses below the path, and leaves others alone', () => {
  const page =
    '<meta name="base" content="/"><script src="/assets/a.js"></script><a href="?">x</a><a href="https://x/">'
  expect(pageBelow(page, '/overlair')).toBe(
    '<meta name="base" content="/overlair/"><script src="/overlair/assets/a.js"></script><a href="?">x</a><a href="https://x/">',
  )
  expect(pageBelow(page, '')).toBe(page)
})
