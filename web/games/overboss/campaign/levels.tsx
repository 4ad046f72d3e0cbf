import { type Campaign, isLevelDone, levels, metOn } from '@overlair/rules/overboss'
import { say } from '../../../platform/i18n/say.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/index.ts'

type Level = (typeof levels)[number]

/** The six levels with what is met on each (OB-161 to OB-164). */
export const Levels = ({ sheet }: { readonly sheet: Campaign }) => (
  <Panel title={say('solo.levels')}>
    <ol class="ob-levels">
      {levels.map(level => (
        <OneLevel key={level.level} level={level} sheet={sheet} />
      ))}
    </ol>
  </Panel>
)

function OneLevel({ level, sheet }: { readonly level: Level; readonly sheet: Campaign }) {
  const number = level.level
  const met = metOn(sheet, number)
  const here = number === sheet.level
  const place = here ? 'here' : number > sheet.level ? 'ahead' : isLevelDone(sheet, number) ? 'done' : 'left'
  return (
    <li class={`ob-level ob-level--${place} pixel-border`} aria-current={here ? 'step' : undefined}>
      <div class="ob-level__head">
        <span class="ob-level__number display-font" aria-hidden="true">
          {number}
        </span>
        <h3>
          <span class="visually-hidden">{say('solo.level', { n: number })}: </span>
          {say.maybe(`level:${number}.title`)}
        </h3>
        <span class="ob-level__state">
          {met.length === level.objectives.length && (
            <span class="ob-level__wickedness">
              <Icon sign="horns" />
              {say('solo.wickedness')}
            </span>
          )}
          {say(`solo.level.${place}`)}
        </span>
      </div>
      <ul class="ob-objective-list">
        {level.objectives.map(({ id }) => (
          <Objective key={id} id={id} met={met.includes(id)} />
        ))}
      </ul>
    </li>
  )
}

/** An objective with the soul gem that it has given or still gives. */
export const Objective = ({ id, met }: { readonly id: string; readonly met: boolean }) => (
  <li class={`ob-objective${met ? ' ob-objective--met' : ''}`}>
    <Icon sign={met ? 'gem' : 'gem-open'} />
    <span>
      <strong>{say.maybe(`objective:${id}.name`)}</strong>
      <span class="visually-hidden"> ({say(met ? 'solo.objective.met' : 'solo.objective.open')})</span>{' '}
      <span class="ob-objective__text">{say.maybe(`objective:${id}.text`)}</span>
    </span>
  </li>
)
