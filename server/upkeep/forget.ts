// Makes a server forget a person: devices, lists of tables, and the name in the logs of tables. The games themselves stay.
import { randomBytes } from 'node:crypto'
import type { JsonObject } from '@overlair/rules/kernel'
import type { Storage } from '../storage/contract.ts'
import type { Entry } from '../tables/log/entries.ts'
import { tableFrom } from '../tables/log/fold.ts'

/** In place of a name. */
const NO_NAME = '—'

/** The server does not know that person. */
export class NoSuchPerson extends Error {
  override readonly name = 'NoSuchPerson'
}

/** Forgets the person who sits at a table under this name. Returns the number of tables that named the person. */
export async function forgetPerson(storage: Storage, table: string, name: string): Promise<number> {
  const person = await personAt(storage, table, name)
  const entries = await storage.entriesWith(person)
  // At each table another id, so that nobody can see that it was the same person.
  const ids = new Map(entries.map(one => [one.table, randomBytes(12).toString('base64url')]))
  const replaced = entries.map(one => ({ ...one, entry: withoutPerson(one.entry, person, ids.get(one.table)!) }))
  await storage.deletePerson(person, replaced)
  return ids.size
}

const entriesOf = (log: readonly JsonObject[]): readonly Entry[] => log as readonly unknown[] as readonly Entry[]

async function personAt(storage: Storage, id: string, name: string): Promise<string> {
  const log = (await storage.read(id)).map(({ entry }) => entry)
  if (log.length === 0) throw new NoSuchPerson(`there is no table “${id}”`)
  const { seats } = tableFrom(id, entriesOf(log))
  const people = seats.flatMap(seat => (seat.kind === 'person' ? [seat] : []))
  const found = people.find(seat => seat.name === name)
  if (found) return found.person
  const names = people.map(seat => seat.name).join(', ') || 'nobody'
  throw new NoSuchPerson(`at table ${id} no person is called “${name}”; there: ${names}`)
}

/** Replaces the id everywhere, and the name beside it. */
function withoutPerson(entry: JsonObject, person: string, id: string): JsonObject {
  const text = JSON.stringify(entry, function (this: unknown, key: string, value: unknown) {
    if (value === person) return id
    return key === 'name' && isOf(this, person) ? NO_NAME : value
  })
  return JSON.parse(text)
}
const isOf = (seat: unknown, person: string): boolean =>
  typeof seat === 'object' && seat !== null && 'person' in seat && seat.person === person
