import { soloTitle, titleSteps } from '@overlair/rules/dungeon/super/titles'
import { Panel } from '../../design/parts.tsx'
import type { OptionsFormProps } from '../../games/library.ts'
import { say } from '../../words/words.ts'
import { BestScore } from '../bests.tsx'
import { modeOf } from './score.ts'

/** Alone: what it is about, what there is to beat, and the titles (SB-265, SB-266). */
export function Alone({ value }: OptionsFormProps) {
  const mode = modeOf(value.challenge === true)
  return (
    <Panel title={say(`solo.best.${mode}`)}>
      <p>{say('solo.dungeon.text')}</p>
      <BestScore game="super-boss-monster" mark={['mode', mode]} />
      <details class="titles">
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
