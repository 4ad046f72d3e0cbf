import { useEffect } from 'preact/hooks'
import type { AnyTableMatch } from '../../match/table-match.ts'
import { deleteFinished, saveFinished } from '../../platform/storage/finished-games.ts'
import { warnNotSaved } from '../../ui/save-warning.ts'
import { factsOf } from './finished.ts'

/** Saves the facts about a finished match. Deletes them when an undo continues it. */
export function useSaveFinished(id: string, match: AnyTableMatch): void {
  const record = match.record.value
  const result = match.result.value
  useEffect(() => {
    if (!record || !result) return
    const own = match.people.flatMap(({ viewer }) => (viewer === 'spectator' ? [] : [viewer]))
    const facts = factsOf({ id, record, result, seats: match.seats, own, when: Date.now() })
    if (facts) saveFinished(facts).catch(warnNotSaved)
    return () => {
      if (!match.result.peek()) deleteFinished(id).catch(warnNotSaved)
    }
  }, [record, result])
}
