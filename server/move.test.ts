// A running game moves with its server from SQLite to Postgres.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dump } from './storage/dump/dump.ts'
import { restore } from './storage/dump/restore.ts'
import { openStorage, type StorageOptions } from './storage/open/open-storage.ts'
import { type Databases, postgresDatabases } from './storage/testing/databases.ts'
import { type Lab, openLab } from './testing/lab.ts'
import { play, started, until } from './testing/tables.ts'

let postgres: Databases
beforeAll(async () => {
  postgres = await postgresDatabases()
})
afterAll(() => postgres.remove())

const labOn = async (options: StorageOptions): Promise<Lab> => openLab({ storage: await openStorage(options) })

test('its people go on at the same choice', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'overlair-move-'))
  const before = await labOn({ data: folder })
  const places = await started(before, 'boss-monster', 2)
  await play(places, 8)
  const [first] = places
  const { id } = first![1].table!
  // At a discreet table the match answers after a pause.
  const online = (await before.directory.find(id)).match!
  const seen = () => places.every(([, table], seat) => table.seat(seat)!.position().revision === online.match.revision)
  await until(() => online.awaited().length === 0 && seen(), 'all people see what waits for them')
  const known = first![1].seat(0)!.position()
  const file = path.join(folder, 'backup.jsonl')
  await dump({ data: folder }, file, new Date())
  // What is chosen after the backup is not in it.
  await play(places, 1)
  await before.close()

  const target = await postgres.create()
  await restore(target, file)
  const after = await labOn(target)
  const devices = [after.connect('device-0'), after.connect('device-1')]
  const again = await Promise.all(devices.map(async device => [device, await device.enter(id)] as const))
  await until(() => again.every(([, table], seat) => table.seat(seat) !== undefined), 'all have the position')
  const { revision, decision, ask } = again[0]![1].seat(0)!.position()
  expect([revision, decision, ask]).toEqual([known.revision, known.decision, known.ask])
  await play(again, 8)
  expect([...before.errors, ...after.errors]).toEqual([])
  await after.close()
}, 60_000)
