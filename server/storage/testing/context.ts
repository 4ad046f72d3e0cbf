// An open storage for the tests of the contract.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Storage } from '../contract.ts'
import { openStorage } from '../open/open-storage.ts'
import type { Databases } from './databases.ts'

export interface StorageContext {
  readonly databases: Databases
  /** Empty before each test. */
  readonly storage: Storage
  /** Another process with the same database. */
  readonly other: Storage
  numbersOf(table: string): Promise<number[]>
}

const clearAll = ['tables', 'devices', 'codes', 'leases'].map(table => `delete from ${table}`).join(';')

/** Opens a storage for all tests of the current `describe`. */
export function useStorage(startDatabases: () => Promise<Databases>): StorageContext {
  let open: { databases: Databases; storage: Storage; other: Storage; clear: () => Promise<void> } | undefined
  beforeAll(async () => {
    const databases = await startDatabases()
    const options = await databases.create()
    const [storage, other] = await Promise.all([openStorage(options), openStorage(options)])
    open = { databases, storage, other, clear: () => databases.execute(options, clearAll) }
  })
  beforeEach(() => open?.clear())
  afterAll(async () => {
    await Promise.all([open?.storage.close(), open?.other.close()])
    await open?.databases.remove()
  })
  const opened = () => {
    if (!open) throw new Error('no test is running')
    return open
  }
  return {
    get databases() {
      return opened().databases
    },
    get storage() {
      return opened().storage
    },
    get other() {
      return opened().other
    },
    numbersOf: async table => (await opened().storage.read(table)).map(({ number }) => number),
  }
}
