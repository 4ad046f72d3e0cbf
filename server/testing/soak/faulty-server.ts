// A server with a fault that a test switches on and off: `ServerProcess.tell`.
import process from 'node:process'
import { type AnyGame, isJsonObject } from '@overlair/rules/kernel'
import { startServer } from '../../server.ts'
import { readConfig } from '../../settings/config.ts'
import { type Storage, StorageFailed } from '../../storage/contract.ts'
import { createFolder } from '../../storage/open/open-storage.ts'
import { type OnCommit, storageOf } from '../../storage/open/storage.ts'
import type { QueryName, RunQuery } from '../../storage/queries/queries.ts'
import { databaseFile } from '../../storage/sqlite/open-file.ts'
import { openSqlite } from '../../storage/sqlite/thread.ts'
import { gameOf } from '../../tables/services.ts'
import { doomedOptions, type Fault } from './breakable.ts'

let fault: Fault = 'none'
process.on('message', (next: Fault) => {
  fault = next
  process.send?.(next)
})
const config = readConfig(process.env)

const reading: readonly QueryName[] = ['read', 'tablesOf', 'idleTables', 'personOf', 'entriesWith', 'findCode']
/** A second connection to the same file, which SQLite lets only read, stands for a database that became read-only. */
async function open(_: unknown, onCommit?: OnCommit): Promise<Storage> {
  await createFolder(config.data)
  const file = databaseFile(config.data)
  const [database, readOnly] = [await openSqlite(file), await openSqlite(file, 'pragma query_only = on')]
  const run: RunQuery = (name, ...values) => {
    if (fault === 'disk-full' && !reading.includes(name))
      return Promise.reject(new StorageFailed('disk-full', 'no space is left on purpose'))
    return (fault === 'read-only' ? readOnly : database).run(name, ...values)
  }
  const close = async () => {
    await readOnly.close()
    await database.close()
  }
  return storageOf({ run, close }, onCommit)
}

/** While the fault is on, a new choice in a game with these options fails after it has changed the state. Those of its log do not. */
function breakable(game: AnyGame): AnyGame {
  const isDoomed = (state: unknown) =>
    isJsonObject(state) &&
    isJsonObject(state.options) &&
    Object.entries(doomedOptions).every(([id, value]) => isJsonObject(state.options) && state.options[id] === value)
  let isRepeating = false
  return {
    ...game,
    setup(options, seed) {
      // A match makes the choices of its log at once.
      isRepeating = true
      queueMicrotask(() => {
        isRepeating = false
      })
      return game.setup(options, seed)
    },
    apply(state, seat, choice, watch) {
      const events = game.apply(state, seat, choice, watch)
      if (fault === 'exception' && !isRepeating && isDoomed(state)) throw new Error('broken on purpose')
      return events
    },
  }
}
const games = new Map<string, AnyGame>()
function findGame(id: string): AnyGame {
  const game = games.get(id) ?? breakable(gameOf(id))
  games.set(id, game)
  return game
}

const server = await startServer(config, { open, findGame })
console.log(`Overlair is open at ${server.url}`)
process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
