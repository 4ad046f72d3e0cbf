import { expect, test } from 'vitest'
import { FakeTime } from '../../testing/fake-time.ts'
import { createTable, openScene } from '../../testing/people.ts'

test('all people at a table see the same code, until it is about to expire', async () => {
  const time = new FakeTime()
  const { lab, person } = await openScene({ now: time.now })
  const [ola, jan] = [await person('Ola'), await person('Jan')]
  const table = await createTable(ola, 2)
  await jan.request('enter', { table })
  const first = await ola.request('invite', { table })
  expect(await jan.request('invite', { table })).toEqual(first)
  time.pass(6.5 * 24 * 3600_000)
  const next = await jan.request('invite', { table })
  expect(next.code).not.toBe(first.code)
  expect(await ola.request('find', { code: String(first.code) })).toEqual({ table })
  await lab.close()
})
