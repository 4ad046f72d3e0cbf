import type { AtZero, ClockSettings as Clock } from '@overlair/protocol/table'
import { useId } from 'preact/hooks'
import { spanText } from '../../online/time-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { RadioGroup } from '../../ui/index.ts'

/** By seconds for a move: the reserve that goes with it at first. */
const reserveFor: ReadonlyMap<number, number> = new Map([
  [30, 120],
  [60, 300],
  [120, 600],
  [300, 1800],
  [86_400, 86_400],
])
const reserves = [0, ...reserveFor.values()]
const ends: readonly AtZero[] = ['choice', 'substitute']

interface ClockSettingsProps {
  readonly clock: Clock | null
  readonly onChange: (clock: Clock | null) => void
}
/** Time for a move, reserve, and what happens when both are used up. */
export function ClockSettings({ clock, onChange }: ClockSettingsProps) {
  const choosePerMove = (perMove: number) =>
    onChange(
      perMove === 0 ? null : { perMove, reserve: reserveFor.get(perMove) ?? 0, atZero: clock?.atZero ?? 'choice' },
    )
  return (
    <>
      <SecondsSelect
        name={say('lobby.clock')}
        values={[0, ...reserveFor.keys()]}
        value={clock?.perMove ?? 0}
        textOf={seconds =>
          seconds === 0 ? say('lobby.clock.none') : say('lobby.clock.perMove', { time: spanText(seconds) })
        }
        hint={say(clock ? 'lobby.clock.text' : 'lobby.clock.none.text')}
        onChange={choosePerMove}
      />
      {clock && (
        <>
          <SecondsSelect
            name={say('lobby.clock.reserve')}
            values={reserves}
            value={clock.reserve}
            textOf={seconds => (seconds === 0 ? say('lobby.clock.reserve.none') : spanText(seconds))}
            onChange={reserve => onChange({ ...clock, reserve })}
          />
          <RadioGroup
            name={say('lobby.atZero')}
            values={ends}
            value={clock.atZero}
            labelOf={end => say(`lobby.atZero.${end}`)}
            onChange={atZero => onChange({ ...clock, atZero })}
          />
        </>
      )}
    </>
  )
}

interface SecondsSelectProps {
  readonly name: string
  readonly values: readonly number[]
  readonly value: number
  readonly textOf: (seconds: number) => string
  readonly hint?: string
  readonly onChange: (seconds: number) => void
}
function SecondsSelect({ name, values, value, textOf, hint, onChange }: SecondsSelectProps) {
  const id = useId()
  // Another client may have chosen a value of its own.
  const offered = values.includes(value) ? values : [...values, value].sort((a, b) => a - b)
  return (
    <div class="field">
      <label class="field__name" for={id}>
        {name}
      </label>
      <select
        class="input"
        id={id}
        value={String(value)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={event => onChange(Number(event.currentTarget.value))}
      >
        {offered.map(seconds => (
          <option key={seconds} value={String(seconds)}>
            {textOf(seconds)}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p class="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
