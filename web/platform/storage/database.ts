// Data saved on this device. The code of each store validates the values it reads.
import { signal } from '@preact/signals'

/** `progress`: beyond a single match, in the campaign and lessons. `scores`: of finished solo games, by match. `finished`: facts about finished games, by match. */
export const stores = ['matches', 'progress', 'scores', 'finished'] as const
export type Store = (typeof stores)[number]

export interface Change {
  readonly store: Store
  readonly key: string
  /** Without a value, the entry is deleted. */
  readonly value?: unknown
}
/** Every value is `unknown`, because saved data must be validated before use. */
export interface KeyValueStore {
  get(store: Store, key: string): Promise<unknown>
  all(store: Store): Promise<readonly (readonly [string, unknown])[]>
  /** Writes all changes in one transaction, or none. The transaction is committed at once, so that it survives a killed tab. */
  write(...changes: readonly Change[]): Promise<void>
}

/** True if the device denies storage or has no space left. The data then stays in memory until the page is closed. */
export const storageUnavailable = signal(false)

const NAME = 'overlair'
const VERSION = 3
let opening: Promise<KeyValueStore> | undefined

export function database(): Promise<KeyValueStore> {
  opening ??= open().then(db => keepingUnsaved(inIndexedDb(db)), inMemory)
  return opening
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = ({ oldVersion }) => {
    const db = request.result
    if (oldVersion < 1) db.createObjectStore('matches')
    if (oldVersion < 2) {
      db.createObjectStore('progress')
      db.createObjectStore('scores')
    }
    if (oldVersion < 3) db.createObjectStore('finished')
  }
  const db = await answerOf(request)
  // A newer version of the app in another tab wants to change the stores, so this tab closes its connection.
  db.onversionchange = () => {
    db.close()
    opening = undefined
  }
  // The browser has closed the connection.
  db.onclose = () => {
    opening = undefined
  }
  return db
}

const inIndexedDb = (db: IDBDatabase): KeyValueStore => ({
  get: (store, key) => answerOf<unknown>(db.transaction(store).objectStore(store).get(key)),
  async all(store) {
    const objectStore = db.transaction(store).objectStore(store)
    const [keys, values] = await Promise.all([
      answerOf(objectStore.getAllKeys()),
      answerOf<unknown[]>(objectStore.getAll()),
    ])
    return keys.map((key, i) => [String(key), values[i]] as const)
  },
  async write(...changes) {
    const transaction = db.transaction(
      changes.map(({ store }) => store),
      'readwrite',
    )
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
    })
    try {
      for (const { store, key, value } of changes) {
        const objectStore = transaction.objectStore(store)
        if (value === undefined) objectStore.delete(key)
        else objectStore.put(value, key)
      }
      transaction.commit()
    } catch (error) {
      // A value that cannot be cloned. Without this the browser would commit the changes before it.
      done.catch(() => {})
      transaction.abort()
      throw error
    }
    await done
  },
})

/** Keeps changes in memory that the device has no space for, so that the player can go on. */
export function keepingUnsaved(saved: KeyValueStore): KeyValueStore {
  const unsaved = new Map<string, Change>()
  const keyOf = (store: Store, key: string) => `${store} ${key}`
  return {
    async get(store, key) {
      const change = unsaved.get(keyOf(store, key))
      return change ? structuredClone(change.value) : saved.get(store, key)
    },
    async all(store) {
      const entries = new Map(await saved.all(store))
      for (const change of unsaved.values()) {
        if (change.store !== store) continue
        if (change.value === undefined) entries.delete(change.key)
        else entries.set(change.key, structuredClone(change.value))
      }
      return [...entries]
    },
    async write(...changes) {
      try {
        await saved.write(...changes)
        for (const { store, key } of changes) unsaved.delete(keyOf(store, key))
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
        storageUnavailable.value = true
        for (const change of changes)
          unsaved.set(keyOf(change.store, change.key), { ...change, value: structuredClone(change.value) })
      }
    },
  }
}

function inMemory(): KeyValueStore {
  storageUnavailable.value = true
  const entries: Readonly<Record<Store, Map<string, unknown>>> = {
    matches: new Map(),
    progress: new Map(),
    scores: new Map(),
    finished: new Map(),
  }
  return {
    get: async (store, key) => structuredClone(entries[store].get(key)),
    all: async store => structuredClone([...entries[store]]),
    async write(...changes) {
      for (const { store, key, value } of changes)
        if (value === undefined) entries[store].delete(key)
        else entries[store].set(key, structuredClone(value))
    },
  }
}
