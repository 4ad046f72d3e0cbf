import { levels, type View } from '@overlair/rules/overboss'
import { objectivesMet } from '@overlair/rules/overboss/campaign/objectives'
import { landOf } from '@overlair/rules/overboss/engine/view'
import { say } from '../../../platform/i18n/say.ts'

/** The objectives of a campaign level, judged on the final map (OB-173). */
export function Objectives({ view }: { readonly view: View }) {
  const { level } = view.options
  const [player] = view.players
  const total = view.result?.scores[0]
  if (!player || total === undefined) return null
  const met = objectivesMet(level, landOf(player), total)
  const objectives = levels[level - 1]?.objectives ?? []
  return (
    <section class="ob-objectives panel pixel-border" aria-labelledby="ob-objectives">
      <h2 id="ob-objectives">{say('over.campaign.level', { level, count: met.length })}</h2>
      <ul>
        {objectives.map(({ id }) => (
          <li key={id} class={met.includes(id) ? 'ob-objectives__met' : undefined}>
            <span aria-hidden="true">{met.includes(id) ? '+' : '–'}</span>
            <span>
              <b>{say.maybe(`objective:${id}.name`)}</b> {say.maybe(`objective:${id}.text`)}
              <span class="visually-hidden">
                {say(met.includes(id) ? 'web.ob.objectiveMet' : 'web.ob.objectiveMissed')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
