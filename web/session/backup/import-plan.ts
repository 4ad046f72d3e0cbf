// Compares a backup with this device: what an import would add or replace.
import { canonical } from '@overlair/rules/kernel'
import { gameOfLessonMatch } from '../../platform/storage/lesson-progress.ts'
import { type BackupContent, places } from './backup-file.ts'
import { type Entry, isDeviceKey } from './device-content.ts'

/** Kinds of entries, in the words of the player. */
export const kinds = ['games', 'scores', 'finished', 'campaign', 'lessons', 'settings'] as const
type Kind = (typeof kinds)[number]

export interface PlannedEntry extends Entry {
  readonly kind: Kind
  /** Whether the device lacks the entry, has another value for it, or has the same. */
  readonly status: 'new' | 'different' | 'same'
}

export const planImport = (backup: BackupContent, device: BackupContent): readonly PlannedEntry[] =>
  places.flatMap(place =>
    Object.entries(backup[place]).flatMap(([key, value]) => {
      if (place === 'device' && !isDeviceKey(key)) return []
      const own = device[place][key]
      const status = own === undefined ? 'new' : canonical(own) === canonical(value) ? 'same' : 'different'
      return { place, key, value, kind: kindOf({ place, key }), status }
    }),
  )

function kindOf({ place, key }: Pick<Entry, 'place' | 'key'>): Kind {
  if (place === 'device') return 'settings'
  if (place === 'scores' || place === 'finished') return place
  if (gameOfLessonMatch(key)) return 'lessons'
  return place === 'matches' ? 'games' : 'campaign'
}

/** The entries that an import writes. Entries that differ are replaced only if the player wants it. */
export const entriesToWrite = (plan: readonly PlannedEntry[], replace: boolean): readonly PlannedEntry[] =>
  plan.filter(({ status }) => status === 'new' || (replace && status === 'different'))
