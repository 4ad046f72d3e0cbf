import { expect, test } from 'vitest'
import { createTable, openScene } from '../testing/people.ts'
import { RawClient } from '../testing/raw-client.ts'
import { until } from '../testing/tables.ts'

const codeOf = async (client: RawClient): Promise<string> => String((await client.request('link', {})).code)

test('a device with a code of another one is the same person, with the same tables', async () => {
  const { lab, clock, person } = await openScene()
  const phone = await person('phone')
  const table = await createTable(phone, 2)
  const { code, expires } = await phone.request('link', {})
  expect(code).toMatch(/^[A-HJKMNP-TW-Z2-9]{8}$/)
  expect(expires).toBe(clock.now + 600_000)
  const laptop = new RawClient(lab, 'laptop')
  const spelled = String(code).toLowerCase().replace(/^..../, '$&-')
  expect(await laptop.hello(spelled)).toMatchObject({ ok: true, result: { person: phone.person } })
  expect(await laptop.request('enter', { table })).toEqual({ seats: [0] })

  const later = await person('laptop')
  expect(later.person).toBe(phone.person)
  await lab.close()
})
test('a code works once; a device that repeats it because the reply was lost is let in', async () => {
  const { lab, person } = await openScene()
  const phone = await person('phone')
  const code = await codeOf(phone)
  const devices = ['laptop', 'thief'].map(name => new RawClient(lab, name))
  const replies = await Promise.all(devices.map(device => device.hello(code)))
  expect(replies.map(({ ok }) => ok).sort()).toEqual([false, true])
  const [lucky, late] = replies[0]!.ok ? ['laptop', 'thief'] : ['thief', 'laptop']
  expect(await new RawClient(lab, lucky!).hello(code)).toMatchObject({ ok: true, result: { person: phone.person } })
  const refused = new RawClient(lab, late!)
  expect(await refused.hello(code)).toMatchObject({ ok: false, refused: { code: 'no-code' } })
  expect(await refused.refusal('tables', {})).toBe('no-hello')
  await lab.close()
})
test('an unknown code and an expired one are refused alike', async () => {
  const { lab, clock, person } = await openScene()
  const code = await codeOf(await person('phone'))
  clock.now += 600_000
  const expired = await new RawClient(lab, 'laptop').hello(code)
  expect(expired).toMatchObject({ ok: false, refused: { code: 'no-code' } })
  expect(await new RawClient(lab, 'laptop').hello('AAAAAAAA')).toEqual(expired)
  await lab.close()
})
test('a device that belongs to a person stays with this person, and the code stays valid', async () => {
  const { lab, person } = await openScene()
  const code = await codeOf(await person('phone'))
  const { person: before } = await person('tablet')
  const tablet = new RawClient(lab, 'tablet')
  expect(await tablet.hello(code)).toMatchObject({ ok: false, refused: { code: 'known-device' } })
  expect((await person('tablet')).person).toBe(before)
  expect(await new RawClient(lab, 'laptop').hello(code)).toMatchObject({ ok: true })
  await lab.close()
})
test('a code of a device leads to no table and no seat', async () => {
  const { lab, person } = await openScene()
  const code = await codeOf(await person('phone'))
  expect(await (await person('stranger')).refusal('claim', { code })).toBe('no-code')
  expect(await (await person('stranger')).refusal('find', { code })).toBe('no-code')
  await lab.close()
})

test('a client sends the code until it is logged in, and is the same person after every drop', async () => {
  const { lab, clock, person } = await openScene()
  const phone = await person('phone')
  const laptop = lab.connect('laptop', await codeOf(phone))
  await laptop.connection.request('tables', {})
  clock.now += 3600_000
  laptop.drop()
  await laptop.connection.request('tables', {})
  expect([laptop.person, laptop.refused]).toEqual([phone.person, []])
  const late = lab.connect('late', 'AAAAAAAA')
  await until(() => late.connection.status === 'refused', 'the code is refused')
  expect([late.person, late.refused[0]?.code]).toEqual([undefined, 'no-code'])
  await lab.close()
})
