import { useMemo } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import { PersonalBests } from '../../../table/personal-bests.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { scoreOf } from './score.ts'

interface ScoreReportProps {
  readonly match: DungeonMatch
  readonly id: string
}
/** Compares a finished solo game with earlier ones. Null for games with several players. */
export function ScoreReport({ match, id }: ScoreReportProps) {
  const result = match.result.value
  const scored = useMemo(() => scoreOf(match, id, Date.now()), [match, id, result])
  if (!scored) return null
  const { score, mode } = scored
  return (
    <PersonalBests
      match={match}
      score={score}
      marks={[
        ['mode', say(`solo.best.${mode}`)],
        ['boss', say('solo.best.boss')],
        [undefined, say('solo.best.all')],
      ]}
    />
  )
}
