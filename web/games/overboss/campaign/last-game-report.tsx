import { say } from '../../../platform/i18n/say.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/index.ts'
import type { LastGame } from './progress.ts'

/** Gains of the last campaign game. Lists only new gains. */
export function LastGameReport({ last }: { readonly last: LastGame }) {
  const gains: { readonly icon: IconName; readonly text: string }[] = [
    ...last.objectives.map(id => ({
      icon: 'gem' as const,
      text: say('solo.brought.objective', { name: say.maybe(`objective:${id}.name`) ?? id }),
    })),
    ...(last.wickedness ? [{ icon: 'horns' as const, text: say('solo.brought.wicked') }] : []),
    ...last.missions.map(id => ({
      icon: 'gem' as const,
      text: say('solo.brought.gem', { name: say.maybe(`${id}.name`) ?? id }),
    })),
    ...last.cells.map(cell => {
      const [row = '', number = ''] = cell.split(':')
      const name = say.maybe(`sideRow:${row}.name`) ?? row
      return { icon: 'check' as const, text: say('solo.brought.cell', { name, n: Number(number) }) }
    }),
  ]
  return (
    <Panel gold title={say('solo.brought')}>
      <p class="ob-campaign__points display-font">{say('solo.points', { n: last.points })}</p>
      {gains.length === 0 && <p>{say('solo.brought.nothing')}</p>}
      <ul class="ob-objective-list">
        {gains.map(({ icon, text }) => (
          <li key={text} class="ob-objective ob-objective--met">
            <Icon sign={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
