// The score of a solo game, compared with earlier games.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { AnyTableMatch } from '../match/table-match.ts'
import { say } from '../platform/i18n/say.ts'
import {
  bestOfOthers,
  bestScore,
  deleteScore,
  listScores,
  type SoloScore,
  saveScore,
} from '../platform/storage/solo-scores.ts'
import { warnNotSaved } from '../ui/save-warning.ts'
import './personal-bests.css'

interface PersonalBestsProps {
  readonly match: AnyTableMatch
  readonly score: SoloScore
  /** The marks to compare by, with their labels. An undefined mark compares with all games. */
  readonly marks: readonly (readonly [mark: string | undefined, label: string])[]
}
export function PersonalBests({ match, score, marks }: PersonalBestsProps) {
  const others = useSignal<readonly SoloScore[]>([])
  useEffect(() => {
    saveScore(score)
      .then(() => listScores(score.game))
      .then(scores => {
        others.value = scores
      }, warnNotSaved)
    // After an undo of the last choice the match has no result, and its score is deleted. After leaving the page it still has one.
    return () => {
      if (!match.result.peek()) deleteScore(score.match).catch(warnNotSaved)
    }
  }, [score])
  return (
    <section class="panel pixel-border panel--gold stack" aria-label={say('solo.bests')}>
      <h2>{say('solo.bests')}</h2>
      <dl class="personal-bests">
        {marks.map(([mark, label]) => {
          const best = bestOfOthers(others.value, score, mark)
          const isNew = best === undefined || score.points > best.points
          return (
            <div key={mark} class="personal-bests__item">
              <dt>{label}</dt>
              <dd>
                {say('solo.points', { n: isNew ? score.points : best.points })}
                {isNew && <span class="personal-bests__new">{say('solo.best.new')}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

interface BestScoreProps {
  readonly game: string
  /** Considers only games with this mark. */
  readonly mark?: readonly [mark: string, value: string]
}
/** The best score so far. */
export function BestScore({ game, mark }: BestScoreProps) {
  const scores = useSignal<readonly SoloScore[]>([])
  useEffect(() => {
    listScores(game).then(
      loaded => {
        scores.value = loaded
      },
      () => {
        // Without storage there is no best score.
      },
    )
  }, [game])
  const best = bestScore(scores.value.filter(({ marks }) => mark === undefined || marks[mark[0]] === mark[1]))
  return (
    <p>
      {say('solo.bests')}: {best ? say('solo.points', { n: best.points }) : say('solo.bests.none')}
    </p>
  )
}
