import { say } from '../../../platform/i18n/say.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/index.ts'
import type { LastGame } from './progress.ts'

/** What the game that was just played has brought: only what is new. */
export function LastGameReport({ last }: { readonly last: LastGame }) {
  const news: { readonly sign: IconName; readonly text: string }[] = [
    ...last.objectives.map(id => ({
      sign: 'gem' as const,
      text: say('solo.brought.objective', { name: say.maybe(`objective:${id}.name`) ?? id }),
    })),
    ...(last.wickedness ? [{ sign: 'horns' as const, text: say('solo.brought.wicked') }] : []),
    ...last.missions.map(id => ({
      sign: 'gem' as const,
      text: say('solo.brought.gem', { name: say.maybe(`${id}.name`) ?? id }),
    })),
    ...last.cells.map(cell => {
      const [row = '', number = ''] = cell.split(':')
      const name = say.maybe(`sideRow:${row}.name`) ?? row
      return { sign: 'check' as const, text: say('solo.brought.cell', { name, n: Number(number) }) }
    }),
  ]
  return (
    <Panel gold title={say('solo.brought')}>
      <p class="ob-campaign__points display-font">{say('solo.points', { n: last.points })}</p>
      {news.length === 0 && <p>{say('solo.brought.nothing')}</p>}
      <ul class="ob-objective-list">
        {news.map(({ sign, text }) => (
          <li key={text} class="ob-objective ob-objective--met">
            <Icon sign={sign} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
