import { type Campaign, missionCells } from '@overlair/rules/overboss'
import {
  columnIds,
  type MissionCell,
  type MissionId,
  missionsComplete,
  rowIds,
  setIds,
} from '@overlair/rules/overboss/campaign/missions'
import { say } from '../../../platform/i18n/say.ts'
import { RuleLink } from '../../../rulebook/rule-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/index.ts'

const numberOf = (cell: MissionCell): number => Number(cell.split(':')[1])

/** The grid of side missions; a row, a column or a set that is full gives a soul gem (OB-175, OB-176). */
export function Missions({ sheet }: { readonly sheet: Campaign }) {
  const complete = missionsComplete(sheet.cells)
  const gem = (mission: MissionId) => <Gem gained={complete.includes(mission)} />
  return (
    <Panel title={say('solo.missions')}>
      <p>
        {say('solo.missions.lead')} <RuleLink rule="OB-176" />
      </p>
      <table class="ob-missions">
        <thead>
          <tr>
            <th scope="col">{say('solo.missions.row')}</th>
            {columnIds.map(column => (
              <th key={column} scope="col">
                <span aria-hidden="true">{column}</span>
                <span class="visually-hidden">{say(`sideColumn:${column}.name`)}</span>
              </th>
            ))}
            <th scope="col">
              <Icon sign="gem" />
              <span class="visually-hidden">{say('solo.soulGems')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rowIds.map(row => (
            <tr key={row}>
              <th scope="row">{say(`sideRow:${row}.text`)}</th>
              {missionCells
                .filter(cell => cell.startsWith(`${row}:`))
                .map((cell, column) => (
                  <Cell
                    key={cell}
                    number={numberOf(cell)}
                    marked={sheet.cells.includes(cell)}
                    more={column === columnIds.length - 1}
                  />
                ))}
              <td>{gem(`sideRow:${row}`)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Icon sign="gem" />
              <span class="visually-hidden">{say('solo.soulGems')}</span>
            </th>
            {columnIds.map(column => (
              <td key={column}>{gem(`sideColumn:${column}`)}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      <h3>{say('solo.sets')}</h3>
      <ul class="ob-mission-sets">
        {setIds.map(set => (
          <li key={set} class="ob-objective">
            {gem(`sideSet:${set}`)}
            <span>
              <strong>{say(`sideSet:${set}.name`)}</strong>{' '}
              <span class="ob-objective__text">{say(`sideSet:${set}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface CellProps {
  readonly number: number
  readonly marked: boolean
  /** The last cell of a row takes its number or more (OB-178). */
  readonly more: boolean
}
const Cell = ({ number, marked, more }: CellProps) => (
  <td class={marked ? 'ob-missions__marked' : ''}>
    <span class="ob-missions__cell" aria-hidden="true">
      {marked ? <Icon sign="check" /> : `${number}${more ? '+' : ''}`}
    </span>
    <span class="visually-hidden">{say(marked ? 'solo.missions.marked' : 'solo.missions.open', { n: number })}</span>
  </td>
)

const Gem = ({ gained }: { readonly gained: boolean }) => (
  <span class={`ob-gem${gained ? ' ob-gem--gained' : ''}`}>
    <Icon sign={gained ? 'gem' : 'gem-open'} />
    <span class="visually-hidden">{say(gained ? 'solo.gem.gained' : 'solo.gem.open')}</span>
  </span>
)
