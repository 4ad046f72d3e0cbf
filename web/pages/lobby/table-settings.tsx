import type { TableMessage } from '@overlair/protocol/messages'
import {
  type Pace,
  type TableSettings as Settings,
  type SpectatorDelay,
  spectatorDelays,
} from '@overlair/protocol/table'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { askTable } from '../../online/ask-table.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { seatName } from '../../online/seat-name.ts'
import { spanText } from '../../online/time-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { Panel, RadioGroup, Switch } from '../../ui/index.ts'
import { ClockSettings } from './clock-settings.tsx'
import { settingLines } from './setting-lines.ts'
import './table-settings.css'

const paces: readonly Pace[] = ['discreet', 'brisk']

interface TableSettingsProps {
  readonly table: OnlineTable
  readonly message: TableMessage
}
/** Clock, pace, spectators, chat, lock. The host changes them, the others read them. */
export const TableSettings = ({ table, message }: TableSettingsProps) => (
  <Panel title={say('lobby.rules')}>
    {table.isHost.value ? <Controls table={table} message={message} /> : <Lines message={message} />}
  </Panel>
)

const Lines = ({ message: { table } }: Pick<TableSettingsProps, 'message'>) => (
  <>
    <p class="field__hint">{say('lobby.onlyHost', { name: seatName(table.seats, table.host) })}</p>
    <dl class="setting-lines" data-part="settings">
      {settingLines(table).map(({ name, value, hint }) => (
        <div key={name}>
          <dt class="setting-lines__name">{name}</dt>
          <dd class="setting-lines__value">
            <strong>{value}</strong>
            {hint !== undefined && <p class="field__hint">{hint}</p>}
          </dd>
        </div>
      ))}
    </dl>
  </>
)

function Controls({ table, message }: TableSettingsProps) {
  const id = useId()
  const { settings, locked } = message.table
  const change = (changed: Partial<Settings>) =>
    void askTable(table, 'configure', { settings: { ...settings, ...changed } })
  return (
    <>
      <ClockSettings clock={settings.clock} onChange={clock => change({ clock })} />
      <div class="field">
        <RadioGroup
          name={say('lobby.pace')}
          values={paces}
          value={settings.pace}
          labelOf={pace => say(`lobby.pace.${pace}`)}
          describedBy={`${id}-pace`}
          onChange={pace => change({ pace })}
        />
        <p id={`${id}-pace`} class="field__hint">
          {say(`lobby.pace.${settings.pace}.text`)}
        </p>
      </div>
      <SettingSwitch
        on={settings.spectators}
        hint={say('lobby.spectators.text')}
        onChange={spectators => change({ spectators })}
      >
        {say('lobby.spectators')}
      </SettingSwitch>
      {settings.spectators && (
        <RadioGroup<SpectatorDelay>
          name={say('lobby.delay')}
          values={spectatorDelays}
          value={settings.spectatorDelay}
          labelOf={delay => (delay === 0 ? say('lobby.delay.none') : say('lobby.delay.by', { time: spanText(delay) }))}
          onChange={spectatorDelay => change({ spectatorDelay })}
        />
      )}
      <SettingSwitch on={settings.chat} hint={say('lobby.chat.text')} onChange={chat => change({ chat })}>
        {say('lobby.chat')}
      </SettingSwitch>
      <SettingSwitch
        on={locked}
        hint={say('lobby.lock.text')}
        onChange={lock => void askTable(table, 'configure', { locked: lock })}
      >
        {say('lobby.lock')}
      </SettingSwitch>
    </>
  )
}

interface SettingSwitchProps {
  readonly on: boolean
  readonly hint: string
  readonly onChange: (on: boolean) => void
  readonly children: ComponentChildren
}
function SettingSwitch({ on, hint, onChange, children }: SettingSwitchProps) {
  const id = useId()
  return (
    <div>
      <Switch on={on} describedBy={id} onChange={onChange}>
        {children}
      </Switch>
      <p id={id} class="field__hint">
        {hint}
      </p>
    </div>
  )
}
