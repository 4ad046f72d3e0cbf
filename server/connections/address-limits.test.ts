import { expect, test } from 'vitest'
import { AddressLimits } from './address-limits.ts'

test('a network has a limit of open connections, whatever its addresses', () => {
  const limits = new AddressLimits()
  for (let n = 0; n < 60; n++) expect(limits.connect(`2001:db8:1:2::${n}`)).toBe(true)
  expect(limits.connect('2001:db8:1:2:ffff::1')).toBe(false)
  expect(limits.connect('2001:db8:1:3::1')).toBe(true)
  limits.release('2001:db8:1:2::7')
  expect(limits.connect('2001:db8:1:2:ffff::1')).toBe(true)
})
test('a network has a limit of messages', async () => {
  const limits = new AddressLimits()
  expect(await limits.allows('192.0.2.1', 120)).toBe(true)
  expect(await limits.allows('192.0.2.1', 1)).toBe(false)
  expect(await limits.allows('192.0.2.2', 1)).toBe(true)
})
