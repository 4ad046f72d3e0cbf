import { expect, test } from 'vitest'
import { AddressList, clientAddress, isAddress } from './addresses.ts'

test.each(['10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/8', '0.0.0.0/0'])('%s is an address', text => {
  expect(isAddress(text)).toBe(true)
})
test.each(['', 'localhost', '10.0.0', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '::1/129', '*'])(
  '“%s” is none',
  text => {
    expect(isAddress(text)).toBe(false)
  },
)

const trusted = new AddressList(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'])
test.each(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.1', 'fd00::7'])('%s is in the list', address => {
  expect(trusted.includes(address)).toBe(true)
})
test.each(['11.1.2.3', '192.0.2.2', 'fe80::7', '', 'nonsense'])('“%s” is not', address => {
  expect(trusted.includes(address)).toBe(false)
})

test.each([
  ['198.51.100.9', '203.0.113.5', '198.51.100.9', 'a client cannot say another address'],
  ['10.0.0.1', '203.0.113.5', '203.0.113.5', 'a trusted proxy can'],
  ['10.0.0.1', '1.2.3.4, 203.0.113.5', '203.0.113.5', 'what the client wrote before it does not count'],
  ['10.0.0.1', '203.0.113.5, 10.0.0.2', '203.0.113.5', 'two proxies'],
  ['10.0.0.1', undefined, '10.0.0.1', 'a proxy that says nothing'],
  ['10.0.0.1', '10.0.0.3', '10.0.0.3', 'only proxies'],
] as const)('%s with “%s” is %s: %s', (direct, forwarded, client, _why) => {
  expect(clientAddress(direct, forwarded, trusted)).toBe(client)
})
