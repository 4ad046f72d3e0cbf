import { type Campaign, isLevelDone, levels, metOn } from '@overlair/rules/overboss'
import { say } from '../../../platform/i18n/say.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/index.ts'

type Level = (typeof levels)[number]

/** The six levels with their objectives (OB-161 to OB-164). */
export const Levels = ({ sheet }: { readonly sheet: Campaign }) => (
  <Panel title={say('solo.levels')}>
    <ol class="levels">
      {levels.map(level => (
        <LevelItem key={level.level} level={level} sheet={sheet} />
      ))}
    </ol>
  </Panel>
)

function LevelItem({ level, sheet }: { readonly level: Level; readonly sheet: Campaign }) {
  const number = level.level
  const met = metOn(sheet, number)
  const isCurrent = number === sheet.level
  const status = isCurrent ? 'here' : number > sheet.level ? 'ahead' : isLevelDone(sheet, number) ? 'done' : 'left'
  return (
    <li class={`level level--${status} px`} aria-current={isCurrent ? 'step' : undefined}>
      <div class="level__head">
        <span class="level__number display" aria-hidden="true">
          {number}
        </span>
        <h3>
          <span class="unseen">{say('solo.level', { n: number })}: </span>
          {say.maybe(`level:${number}.title`)}
        </h3>
        <span class="level__place">
          {met.length === level.objectives.length && (
            <span class="level__wicked">
              <Icon sign="horns" />
              {say('solo.wickedness')}
            </span>
          )}
          {say(`solo.level.${status}`)}
        </span>
      </div>
      <ul class="objectives">
        {level.objectives.map(({ id }) => (
          <Objective key={id} id={id} met={met.includes(id)} />
        ))}
      </ul>
    </li>
  )
}

/** An objective. Its soul gem is filled if the objective is met. */
export const Objective = ({ id, met }: { readonly id: string; readonly met: boolean }) => (
  <li class={`objective${met ? ' objective--met' : ''}`}>
    <Icon sign={met ? 'gem' : 'gem-open'} />
    <span>
      <strong>{say.maybe(`objective:${id}.name`)}</strong>
      <span class="unseen"> ({say(met ? 'solo.objective.met' : 'solo.objective.open')})</span>{' '}
      <span class="objective__text">{say.maybe(`objective:${id}.text`)}</span>
    </span>
  </li>
)
