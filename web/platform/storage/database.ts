// What this device keeps. Each store has its own file that knows how to read what comes out of it.
import { signal } from '@preact/signals'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Nothing that comes back from a device is believed before it was read, so every value is unknown. */
interface Schema extends DBSchema {
  matches: { key: string; value: unknown }
  /** How far somebody has come in something that lasts longer than a match. */
  progress: { key: string; value: unknown }
  /** Games of Score mode that were played to the end, by match. */
  scores: { key: string; value: unknown }
}
type Store = 'matches' | 'progress' | 'scores'

interface Change {
  readonly store: Store
  readonly key: string
  /** Without it, what is there is taken away. */
  readonly value?: unknown
}
interface KeyValueStore {
  get(store: Store, key: string): Promise<unknown>
  all(store: Store): Promise<readonly (readonly [string, unknown])[]>
  /** All of it or nothing. It is handed over at once: a tab that is killed afterwards has kept it. */
  write(...changes: readonly Change[]): Promise<void>
}

/** The device keeps nothing for us, as in some private windows: everything lasts as long as the page. */
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
    // A newer version of the app in another tab wants to change the stores: this one lets go.
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
      const shelf = transaction.objectStore(store)
      return value === undefined ? shelf.delete(key) : shelf.put(value, key)
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
