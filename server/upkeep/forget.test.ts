import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openStorage } from '../storage/open/open-storage.ts'
import { tablesOf } from '../storage/testing/tables.ts'
import { openLab } from '../testing/lab.ts'
import { play, started, until } from '../testing/tables.ts'
import { forgetPerson } from './forget.ts'

test('a forgotten person is in no list, log or file, and the game of the others stays', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-forget-'))
  const lab = await openLab({ storage: await openStorage({ data }) })
  const places = await started(lab, 'overboss', 2)
  await play(places, 4)
  const [host, guest] = places.map(([device]) => device.person!)
  const { id } = places[0]![1].table!
  await lab.close()

  const storage = await openStorage({ data })
  expect(await forgetPerson(storage, id, 'Person 0')).toBe(1)
  const log = JSON.stringify(await storage.read(id))
  expect(log).not.toContain(host)
  expect(log).not.toContain('Person 0')
  expect(log).toContain('Person 1')
  expect(await tablesOf(storage, host!)).toEqual([])
  expect(await tablesOf(storage, guest!)).toHaveLength(1)
  await storage.close()
  const bytes = readdirSync(data).map(file => readFileSync(path.join(data, file), 'latin1'))
  expect(bytes.some(text => text.includes(host!))).toBe(false)

  const again = await openLab({ storage: await openStorage({ data }) })
  const [device, stranger] = [again.connect('device-1'), again.connect('device-0')]
  const table = await device.enter(id)
  await until(() => table.seat(1) !== undefined, 'the position')
  expect(table.table!.seats).toMatchObject([{ name: '—' }, { name: 'Person 1' }])
  await stranger.enter(id)
  expect(stranger.person).not.toBe(host)
  await again.close()
})
test('a person who is not there is not forgotten', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-forget-'))
  const storage = await openStorage({ data })
  const lab = await openLab({ storage })
  const places = await started(lab, 'overboss', 2)
  const { id } = places[0]![1].table!
  await expect(forgetPerson(storage, id, 'Zofia')).rejects.toThrow(
    `at table ${id} no person is called “Zofia”; there: Person 0, Person 1`,
  )
  await expect(forgetPerson(storage, 'none', 'Zofia')).rejects.toThrow('there is no table “none”')
  await lab.close()
})
