import { describe, expect, test } from 'vitest'
import { createTable, openScene } from '../testing/people.ts'
import { RawClient } from '../testing/raw-client.ts'
import { Limits, networkOf } from './limits.ts'

describe('wrong codes are limited', () => {
  test('for each person, over all kinds of codes and all addresses', async () => {
    const { lab, person } = await openScene()
    const guesser = await person('guesser')
    for (let n = 0; n < 30; n++)
      expect(await guesser.refusal(n % 2 ? 'find' : 'claim', { code: `A${n}` })).toBe('no-code')
    expect(await guesser.refusal('find', { code: 'AAAAAA' })).toBe('too-fast')
    const elsewhere = new RawClient(lab, 'guesser', '198.51.100.1')
    await elsewhere.hello()
    expect(await elsewhere.refusal('claim', { code: 'AAAAAAAA' })).toBe('too-fast')
    const other = new RawClient(lab, 'other', '198.51.100.1')
    await other.hello()
    expect(await other.refusal('find', { code: 'AAAAAA' })).toBe('no-code')
    await lab.close()
  })
  test('for each address, before the login', async () => {
    const { lab } = await openScene()
    const guess = async (n: number, address: string) => {
      const reply = await new RawClient(lab, `device-${n}`, address).hello('AAAAAAAA')
      return reply.ok ? 'done' : reply.refused.code
    }
    for (let n = 0; n < 30; n++) expect(await guess(n, `2001:db8:1:2::${n}`)).toBe('no-code')
    expect(await guess(30, '2001:db8:1:2::ffff')).toBe('too-fast')
    expect(await guess(31, '2001:db8:1:3::1')).toBe('no-code')
    expect(await new RawClient(lab, 'device-1', '2001:db8:1:2::1').hello()).toMatchObject({ ok: true })
    await lab.close()
  })
  test('of all together', async () => {
    const { lab } = await openScene({}, new Limits({ wrongCodesOfAll: 10 }))
    const guesses = []
    for (let n = 0; n < 12; n++) guesses.push(await new RawClient(lab, `${n}`, `192.0.2.${n}`).hello('AAAAAAAA'))
    expect(guesses.map(reply => !reply.ok && reply.refused.code)).toEqual([
      ...Array.from({ length: 10 }, () => 'no-code'),
      'too-fast',
      'too-fast',
    ])
    await lab.close()
  })
  test('right codes are not', async () => {
    const { lab, person } = await openScene()
    const ola = await person('Ola')
    const table = await createTable(ola, 2)
    const code = String((await ola.request('invite', { table })).code)
    for (let n = 0; n < 40; n++) expect(await ola.request('find', { code })).toEqual({ table })
    await lab.close()
  })
})

test('new tables and new codes are limited for each address and person', async () => {
  const { lab, person } = await openScene({}, new Limits({ tablesPerHour: 3 }))
  const ola = await person('Ola')
  for (let players = 2; players <= 4; players++) await createTable(ola, players)
  const fields = { key: 'more', game: 'overboss', options: {}, players: 2, name: 'Ola', colour: 'red' } as const
  expect(await ola.refusal('create', fields)).toBe('too-fast')
  expect(await (await person('neighbour')).refusal('create', fields)).toBe('too-fast')
  const elsewhere = new RawClient(lab, 'elsewhere', '198.51.100.1')
  await elsewhere.hello()
  expect(await elsewhere.refusal('create', fields)).toBe('done')
  for (let n = 0; n < 60; n++) expect(await ola.refusal('link', {})).toBe('done')
  expect(await ola.refusal('link', {})).toBe('too-fast')
  await lab.close()
})

test('new people are limited for each address; known ones always come in', async () => {
  const { lab } = await openScene({}, new Limits({ tablesPerHour: 1 }))
  const hello = async (name: string, address: string) => {
    const reply = await new RawClient(lab, name, address).hello()
    return reply.ok ? 'done' : reply.refused.code
  }
  for (let n = 0; n < 20; n++) expect(await hello(`device-${n}`, '192.0.2.1')).toBe('done')
  expect(await hello('one-more', '192.0.2.1')).toBe('too-fast')
  expect(await hello('device-3', '192.0.2.1')).toBe('done')
  expect(await hello('one-more', '192.0.2.2')).toBe('done')
  await lab.close()
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
