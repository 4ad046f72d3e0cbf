import { useMemo } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import { PersonalBests } from '../../../table/personal-bests.tsx'
import type { OverbossMatch } from '../model/overboss-match.ts'
import { scoreOf } from './score.ts'

interface ScoreReportProps {
  readonly match: OverbossMatch
  readonly id: string
}
/** In Score mode, compares the game with earlier ones (OB-155). Empty for other games. */
export function ScoreReport({ match, id }: ScoreReportProps) {
  const result = match.result.value
  const score = useMemo(() => scoreOf(match, id, Date.now()), [match, id, result])
  if (!score) return null
  return (
    <PersonalBests
      match={match}
      score={score}
      marks={[
        [undefined, say('solo.best.all')],
        ['board', say('solo.best.board')],
        ['boss', say(score.marks.boss === '' ? 'solo.best.noBoss' : 'solo.best.boss')],
        ['terrains', say('solo.best.terrains')],
      ]}
    />
  )
}
