// Data saved on this device. The code of each store validates the values it reads.
import { signal } from '@preact/signals'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Every value is `unknown`, because saved data must be validated before use. */
interface Schema extends DBSchema {
  matches: { key: string; value: unknown }
  /** Progress beyond a single match: the campaign and lessons. */
  progress: { key: string; value: unknown }
  /** Scores of finished solo games, by match. */
  scores: { key: string; value: unknown }
}
type Store = 'matches' | 'progress' | 'scores'

interface Change {
  readonly store: Store
  readonly key: string
  /** Without a value, the entry is deleted. */
  readonly value?: unknown
}
interface KeyValueStore {
  get(store: Store, key: string): Promise<unknown>
  all(store: Store): Promise<readonly (readonly [string, unknown])[]>
  /** Writes all changes in one transaction, or none. The transaction is committed at once, so that it survives a killed tab. */
  write(...changes: readonly Change[]): Promise<void>
}

/** True if the device denies storage, as in some private windows. The data then stays in memory until the page is closed. */
export const storageUnavailable = signal(false)

const NAME = 'overlair'
const VERSION = 2
let opening: Promise<KeyValueStore> | undefined

export function database(): Promise<KeyValueStore> {
  opening ??= open().then(inIndexedDb, inMemory)
  return opening
}

const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('matches')
      if (from < 2) {
        db.createObjectStore('progress')
        db.createObjectStore('scores')
      }
    },
    // A newer version of the app in another tab wants to change the stores, so this tab closes its connection.
    blocking(_from, _to, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      opening = undefined
    },
    terminated() {
      opening = undefined
    },
  })

const inIndexedDb = (db: IDBPDatabase<Schema>): KeyValueStore => ({
  get: (store, key) => db.get(store, key),
  async all(store) {
    const transaction = db.transaction(store)
    const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
    return keys.map((key, i) => [key, values[i]] as const)
  },
  async write(...changes) {
    const transaction = db.transaction(
      changes.map(({ store }) => store),
      'readwrite',
    )
    const requests = changes.map(({ store, key, value }) => {
      const objectStore = transaction.objectStore(store)
      return value === undefined ? objectStore.delete(key) : objectStore.put(value, key)
    })
    transaction.commit()
    await Promise.all([...requests, transaction.done])
  },
})

function inMemory(): KeyValueStore {
  storageUnavailable.value = true
  const stores: Readonly<Record<Store, Map<string, unknown>>> = {
    matches: new Map(),
    progress: new Map(),
    scores: new Map(),
  }
  return {
    get: async (store, key) => structuredClone(stores[store].get(key)),
    all: async store => structuredClone([...stores[store]]),
    async write(...changes) {
      for (const { store, key, value } of changes)
        if (value === undefined) stores[store].delete(key)
        else stores[store].set(key, structuredClone(value))
    },
  }
}
