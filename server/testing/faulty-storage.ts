// A storage that fails when a test wants it to.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Append, Storage } from '../storage/contract.ts'
import { openStorage } from '../storage/open/open-storage.ts'

export interface FaultyStorage extends Storage {
  /** Does the work of `append` while it is set. */
  append: Storage['append']
  fault: ((append: Append, real: Storage) => Promise<void>) | undefined
  /** Changes entries as they are read. */
  alter: ((entry: Record<string, unknown>) => Record<string, unknown>) | undefined
}

export async function openFaultyStorage(): Promise<FaultyStorage> {
  const real = await openStorage({ data: mkdtempSync(path.join(tmpdir(), 'overlair-faulty-')) })
  const faulty: FaultyStorage = {
    ...real,
    fault: undefined,
    alter: undefined,
    append: append => (faulty.fault ? faulty.fault(append, real) : real.append(append)),
    async read(table, from) {
      const stored = await real.read(table, from)
      const { alter } = faulty
      return alter ? stored.map(one => ({ ...one, entry: alter(one.entry) as typeof one.entry })) : stored
    },
  }
  return faulty
}
