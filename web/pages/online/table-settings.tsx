import type { TableMessage } from '@overlair/protocol/messages'
import type { Pace, TableSettings as Settings } from '@overlair/protocol/table'
import { useId } from 'preact/hooks'
import type { OnlineTable } from '../../online/online-table.ts'
import { say } from '../../platform/i18n/say.ts'
import { Panel, RadioGroup, Switch } from '../../ui/index.ts'
import { askTable } from './ask-table.ts'
import { seatName } from './seat-name.ts'

const paces: readonly Pace[] = ['discreet', 'brisk']

interface TableSettingsProps {
  readonly table: OnlineTable
  readonly message: TableMessage
}
/** Pace of the answers, spectators, lock. Only the host changes them. */
export function TableSettings({
  table,
  message: {
    table: { settings, locked, seats, host },
  },
}: TableSettingsProps) {
  const id = useId()
  const isHost = table.isHost.value
  const change = (changed: Partial<Settings>) =>
    void askTable(table, 'configure', { settings: { ...settings, ...changed } })
  return (
    <Panel title={say('online.rules')}>
      {!isHost && <p class="field__hint">{say('online.onlyHost', { name: seatName(seats, host) })}</p>}
      <fieldset class="stack" disabled={!isHost}>
        <legend class="visually-hidden">{say('online.rules')}</legend>
        <RadioGroup
          name={say('online.pace')}
          values={paces}
          value={settings.pace}
          labelOf={pace => say(`online.pace.${pace}`)}
          describedBy={`${id}-pace`}
          onChange={pace => change({ pace })}
        />
        <p id={`${id}-pace`} class="field__hint">
          {say(`online.pace.${settings.pace}.text`)}
        </p>
        <div>
          <Switch on={settings.spectators} describedBy={`${id}-watch`} onChange={spectators => change({ spectators })}>
            {say('online.spectators')}
          </Switch>
          <p id={`${id}-watch`} class="field__hint">
            {say('online.spectators.text')}
          </p>
        </div>
        <div>
          <Switch
            on={locked}
            describedBy={`${id}-lock`}
            onChange={lock => void askTable(table, 'configure', { locked: lock })}
          >
            {say('online.lock')}
          </Switch>
          <p id={`${id}-lock`} class="field__hint">
            {say('online.lock.text')}
          </p>
        </div>
      </fieldset>
    </Panel>
  )
}
