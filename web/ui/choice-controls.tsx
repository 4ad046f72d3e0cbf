// One of a few, and yes or no.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { play } from '../platform/sound/sound.ts'

interface OneOfProps<T extends string | number> {
  readonly name: string
  readonly values: readonly T[]
  readonly value: T
  readonly labelOf: (value: T) => string
  readonly onChange: (value: T) => void
  /** Hide the name where the choice explains itself. */
  readonly hideLabel?: boolean
  readonly langOf?: (value: T) => string
  /** What cannot be chosen now; what `about` names says why. */
  readonly isDisabled?: (value: T) => boolean
  /** The id of what explains the choice. */
  readonly describedBy?: string
}
/** One of a few: radio buttons, arrow keys move between them. */
export function RadioGroup<T extends string | number>({
  name,
  values,
  value,
  labelOf,
  onChange,
  hideLabel: silent = false,
  langOf,
  isDisabled: barredOf = () => false,
  describedBy: about,
}: OneOfProps<T>) {
  const id = useId()
  return (
    <fieldset class="field" aria-describedby={about}>
      <legend class={silent ? 'visually-hidden' : 'field__name'}>{name}</legend>
      <div class="radio-group">
        {values.map(one => (
          <label class="radio-group__option" key={one} lang={langOf?.(one)}>
            <input
              class="input-overlay"
              type="radio"
              name={id}
              checked={one === value}
              aria-disabled={barredOf(one) ? true : undefined}
              onClick={event => {
                if (barredOf(one)) deny(event)
              }}
              onChange={() => {
                if (barredOf(one)) return
                play('ui.tick')
                onChange(one)
              }}
            />
            {labelOf(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Nothing changes, and one hears it. */
function deny(event: Event): void {
  event.preventDefault()
  play('ui.deny')
}

interface ToggleProps {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly children: ComponentChildren
  /** It stays as it is; what `about` names says why. */
  readonly disabled?: boolean
  /** The id of what explains it. */
  readonly describedBy?: string
}
export const Switch = ({ on, onChange, children, disabled: barred = false, describedBy: about }: ToggleProps) => (
  <label class="toggle">
    <input
      type="checkbox"
      role="switch"
      checked={on}
      aria-checked={on}
      aria-disabled={barred ? true : undefined}
      aria-describedby={about}
      onClick={event => {
        if (barred) deny(event)
      }}
      onChange={event => {
        if (!barred) onChange(event.currentTarget.checked)
      }}
    />
    <span class="toggle__track" aria-hidden="true" />
    {children}
  </label>
)
