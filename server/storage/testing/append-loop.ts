// A process that appends to many tables until it is killed. It prints each append that the storage acknowledged.
import process from 'node:process'
import { openStorage } from '../open/open-storage.ts'
import { lobby } from './tables.ts'

const [data = ''] = process.argv.slice(2)
const storage = await openStorage({ data })

async function appendForever(table: string): Promise<void> {
  for (let first = (await storage.read(table)).length + 1; ; first++) {
    await storage.append({ table, first, at: first, entries: [{ table, first }], index: lobby })
    process.stdout.write(`${table} ${first} acknowledged\n`)
  }
}
await Promise.all(Array.from({ length: 20 }, (_, n) => appendForever(`t${n}`)))
