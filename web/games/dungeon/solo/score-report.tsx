import { useMemo } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import { PersonalBests } from '../../../table/personal-bests.tsx'
import { type DungeonMatch, scoreOf } from './score.ts'

interface ScoreReportProps {
  readonly match: DungeonMatch
  readonly id: string
}
/** A game alone: how it compares with earlier ones. Games of several say nothing here. */
export function After({ match, id }: ScoreReportProps) {
  const result = match.result.value
  const reached = useMemo(() => scoreOf(match, id, Date.now()), [match, id, result])
  if (!reached) return null
  const { score, mode } = reached
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
