// A server whose commits take longer, as on a slow disk: node slow-server.ts MILLISECONDS
import { mkdir } from 'node:fs/promises'
import process from 'node:process'
import { startServer } from '../../server/server.ts'
import { readConfig } from '../../server/settings/config.ts'
import { storageOf } from '../../server/storage/open/storage.ts'
import type { RunQuery } from '../../server/storage/queries/queries.ts'
import { databaseFile } from '../../server/storage/sqlite/open-file.ts'
import { openSqlite } from '../../server/storage/sqlite/thread.ts'

const milliseconds = Number(process.argv[2])
const config = readConfig(process.env)

async function open() {
  await mkdir(config.data, { recursive: true })
  const database = await openSqlite(databaseFile(config.data))
  const slowly = () => new Promise<void>(resolve => setTimeout(resolve, milliseconds))
  const run: RunQuery = (name, ...values) =>
    name === 'appendTogether' ? slowly().then(() => database.run(name, ...values)) : database.run(name, ...values)
  return storageOf({ ...database, run })
}
const server = await startServer(config, { open })
console.log(`Overlair is open at ${server.url}`)
process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
