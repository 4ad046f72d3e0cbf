// A finished game alone beside the earlier ones.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { AnyMatch } from '../games/index.ts'
import { say } from '../platform/i18n/say.ts'
import {
  bestOfOthers,
  bestScore,
  deleteScore,
  listScores,
  type SoloScore,
  saveScore,
} from '../platform/storage/solo-scores.ts'
import { warnNotSaved } from '../session/local-matches.ts'
import './personal-bests.css'

interface BestsProps {
  readonly match: AnyMatch
  readonly score: SoloScore
  /** By what it is compared, and what that is called. */
  readonly marks: readonly (readonly [mark: string | undefined, name: string])[]
}
export function PersonalBests({ match, score, marks }: BestsProps) {
  const others = useSignal<readonly SoloScore[]>([])
  useEffect(() => {
    saveScore(score)
      .then(() => listScores(score.game))
      .then(found => {
        others.value = found
      }, warnNotSaved)
    // The end was taken back, or the page is left: only the former leaves a match that is not over.
    return () => {
      if (!match.result.peek()) deleteScore(score.match).catch(warnNotSaved)
    }
  }, [score])
  return (
    <section class="panel pixel-border panel--gold stack" aria-label={say('solo.bests')}>
      <h2>{say('solo.bests')}</h2>
      <dl class="personal-bests">
        {marks.map(([mark, name]) => {
          const best = bestOfOthers(others.value, score, mark)
          const isNew = best === undefined || score.points > best.points
          return (
            <div key={mark} class="personal-bests__item">
              <dt>{name}</dt>
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

interface ToBeatProps {
  readonly game: string
  /** Only games with this mark. */
  readonly mark?: readonly [mark: string, value: string]
}
/** What there is to beat. */
export function BestScore({ game, mark }: ToBeatProps) {
  const scores = useSignal<readonly SoloScore[]>([])
  useEffect(() => {
    listScores(game).then(
      found => {
        scores.value = found
      },
      () => {
        // A device that keeps nothing has nothing to beat.
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
