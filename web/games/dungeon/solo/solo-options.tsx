import { soloTitle, titleSteps } from '@overlair/rules/dungeon/model/solo-titles'
import { say } from '../../../platform/i18n/say.ts'
import { BestScore } from '../../../table/personal-bests.tsx'
import { Panel } from '../../../ui/index.ts'
import type { OptionsFormProps } from '../../index.ts'
import { modeOf } from './score.ts'
import './solo-options.css'

/** Alone: what it is about, what there is to beat, and the titles (SB-265, SB-266). */
export function Alone({ value }: OptionsFormProps) {
  const mode = modeOf(value.challenge === true)
  return (
    <Panel title={say(`solo.best.${mode}`)}>
      <p>{say('solo.dungeon.text')}</p>
      <BestScore game="super-boss-monster" mark={['mode', mode]} />
      <details class="dm-title-list">
        <summary>{say('solo.titles')}</summary>
        <dl>
          {titleSteps.map(step => (
            <div key={step}>
              <dt>{say('solo.points.from', { n: step })}</dt>
              <dd>{say(`${soloTitle(step)}.title`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  )
}
