import { levels, type View } from '@overlair/rules/overboss'
import { type ProgressPart, progressOf } from '@overlair/rules/overboss/campaign/objectives'
import { landOf } from '@overlair/rules/overboss/engine/view'
import { say } from '../../../platform/i18n/say.ts'
import './goals.css'

/** The objectives of a campaign level with their progress (OB-173). At the end of the game, they say what was met. */
export function Goals({ view }: { readonly view: View }) {
  const { level } = view.options
  const [player] = view.players
  if (!player || level === 0) return null
  const land = landOf(player)
  return (
    <section class="ob-goals" aria-labelledby="ob-goals" data-coach="goals">
      <h2 class="ob-sign__title" id="ob-goals">
        {say('web.ob.goal.level', { level })} <small>{say.maybe(`level:${level}.title`)}</small>
      </h2>
      <ul>
        {(levels[level - 1]?.objectives ?? []).map(({ id, condition }) => {
          const { parts } = progressOf(condition, land, player.score.total)
          const isMet = parts.every(({ have, need }) => have >= need)
          return (
            <li key={id} class={`ob-goal ob-sign${isMet ? ' ob-goal--met' : ''}`} data-part="goal">
              <h3>{say.maybe(`objective:${id}.name`)}</h3>
              <p>{say.maybe(`objective:${id}.text`)}</p>
              {parts.map(part => (
                <Part key={part.counts} part={part} />
              ))}
              {isMet && <p class="visually-hidden">{say('web.ob.objectiveMet')}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** More than this many are a bar instead of single pips. */
const MOST_PIPS = 9

function Part({ part: { counts, have, need } }: { readonly part: ProgressPart }) {
  const shown = Math.min(have, need)
  const name = say(`web.ob.goal.${counts}`)
  const figures = say('web.ob.goal.figures', { have, need })
  return (
    <div class={`ob-goal__part${have >= need ? ' ob-goal__part--met' : ''}`}>
      <span>{name}</span>
      <b class="ob-goal__figures">{figures}</b>
      {/* biome-ignore lint/a11y/useSemanticElements: the pips are drawn inside; a meter element shows a bar of its own. */}
      <span
        class="ob-goal__pips"
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={need}
        aria-valuenow={shown}
        aria-valuetext={figures}
      >
        {need > MOST_PIPS ? (
          <i class="ob-goal__bar" style={{ '--share': `${(100 * shown) / need}%` }} />
        ) : (
          Array.from({ length: need }, (_, i) => <i key={i} class={i < shown ? 'ob-goal__pip--on' : ''} />)
        )}
      </span>
    </div>
  )
}
