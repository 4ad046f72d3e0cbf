// Radio buttons and switches.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { play } from '../platform/sound/sound.ts'

interface RadioGroupProps<T extends string | number> {
  readonly name: string
  readonly values: readonly T[]
  readonly value: T
  readonly labelOf: (value: T) => string
  readonly onChange: (value: T) => void
  /** Hides the name, except for screen readers. */
  readonly hideLabel?: boolean
  readonly langOf?: (value: T) => string
  /** A colour to show beside the text. */
  readonly swatchOf?: (value: T) => string
  /** True if a value cannot be chosen. The element of `describedBy` says why. */
  readonly isDisabled?: (value: T) => boolean
  /** Id of the element that explains the group and why a value is disabled. */
  readonly describedBy?: string
}
/** Radio buttons. Arrow keys move between them. A disabled button can still be focused, so that its reason can be read. */
export function RadioGroup<T extends string | number>({
  name,
  values,
  value,
  labelOf,
  onChange,
  hideLabel = false,
  langOf,
  swatchOf,
  isDisabled = () => false,
  describedBy,
}: RadioGroupProps<T>) {
  const id = useId()
  return (
    <fieldset class="field" aria-describedby={describedBy}>
      <legend class={hideLabel ? 'visually-hidden' : 'field__name'}>{name}</legend>
      <div class="radio-group">
        {values.map(one => (
          <label class="radio-group__option" key={one} lang={langOf?.(one)}>
            <input
              class="input-overlay"
              type="radio"
              name={id}
              checked={one === value}
              aria-disabled={isDisabled(one) ? true : undefined}
              onClick={event => {
                if (isDisabled(one)) deny(event)
              }}
              onChange={() => {
                if (isDisabled(one)) return
                play('ui.tick')
                onChange(one)
              }}
            />
            {swatchOf && <span class="swatch" style={{ background: swatchOf(one) }} />}
            {labelOf(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Rejects a click on a disabled control, with a sound. */
function deny(event: Event): void {
  event.preventDefault()
  play('ui.deny')
}

interface SwitchProps {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly children: ComponentChildren
  /** The element of `describedBy` says why. */
  readonly disabled?: boolean
  /** Id of the element with the explanation. */
  readonly describedBy?: string
}
export const Switch = ({ on, onChange, children, disabled = false, describedBy }: SwitchProps) => (
  <label class="toggle">
    <input
      type="checkbox"
      role="switch"
      checked={on}
      aria-checked={on}
      aria-disabled={disabled ? true : undefined}
      aria-describedby={describedBy}
      onClick={event => {
        if (disabled) deny(event)
      }}
      onChange={event => {
        if (!disabled) onChange(event.currentTarget.checked)
      }}
    />
    <span class="toggle__track" aria-hidden="true" />
    {children}
  </label>
)
