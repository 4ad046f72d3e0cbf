// The settings of a table in words: for those who cannot change them, and for news of changes.
import type { ClockSettings, Table } from '@overlair/protocol/table'
import { spanText } from '../../online/time-text.ts'
import { say } from '../../platform/i18n/say.ts'

export interface SettingLine {
  readonly name: string
  readonly value: string
  readonly hint?: string
}

export function settingLines({ settings, locked }: Pick<Table, 'settings' | 'locked'>): readonly SettingLine[] {
  const { clock, pace, spectators, spectatorDelay, chat } = settings
  return [
    {
      name: say('lobby.clock'),
      value: clockValue(clock),
      hint: say(clock ? 'lobby.clock.text' : 'lobby.clock.none.text'),
    },
    ...(clock ? [{ name: say('lobby.atZero'), value: say(`lobby.atZero.${clock.atZero}`) }] : []),
    { name: say('lobby.pace'), value: say(`lobby.pace.${pace}`), hint: say(`lobby.pace.${pace}.text`) },
    {
      name: say('lobby.watching.name'),
      value: !spectators
        ? say('lobby.spectators.off')
        : spectatorDelay === 0
          ? say('lobby.spectators.on')
          : say('lobby.spectators.late', { time: spanText(spectatorDelay) }),
    },
    { name: say('lobby.chat.name'), value: say(chat ? 'lobby.chat.on' : 'lobby.chat.off') },
    { name: say('lobby.lock.name'), value: say(locked ? 'lobby.lock.on' : 'lobby.lock.off') },
  ]
}

function clockValue(clock: ClockSettings | null): string {
  if (!clock) return say('lobby.clock.none')
  const time = spanText(clock.perMove)
  return clock.reserve === 0
    ? say('lobby.clock.perMove', { time })
    : say('lobby.clock.with', { time, reserve: spanText(clock.reserve) })
}

/** The lines that a change of the settings has changed. */
export function changedLines(before: Table, now: Table): readonly SettingLine[] {
  const known = new Map(settingLines(before).map(({ name, value }) => [name, value]))
  return settingLines(now).filter(({ name, value }) => known.get(name) !== value)
}
