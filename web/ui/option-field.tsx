// Fields for one option before a game: its name, its meaning, and why it cannot be changed now.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { RadioGroup, Switch } from './index.ts'
import './option-field.css'

interface OptionFieldProps {
  readonly name: string
  readonly text: string
  /** Shown after the text, such as a link to a rule. */
  readonly hint?: ComponentChildren
}
interface FlagFieldProps extends OptionFieldProps {
  readonly on: boolean
  /** Undefined if the player can change the flag. */
  readonly disabledReason: string | undefined
  readonly onChange: (on: boolean) => void
}
export function FlagField({ name, text, hint, on, disabledReason, onChange }: FlagFieldProps) {
  const id = useId()
  return (
    <div class={`option${disabledReason === undefined ? '' : ' option--unavailable'}`}>
      <Switch on={on} disabled={disabledReason !== undefined} describedBy={id} onChange={onChange}>
        {name}
      </Switch>
      <div id={id} class="option__text option__text--indented">
        <Explanation text={text} hint={hint} />
        {disabledReason !== undefined && <DisabledReason>{disabledReason}</DisabledReason>}
      </div>
    </div>
  )
}

interface ChoiceFieldProps<T extends string> extends OptionFieldProps {
  readonly values: readonly T[]
  readonly value: T
  readonly labelOf: (value: T) => string
  /** Undefined if the player can choose this value. */
  readonly disabledReasonOf: (value: T) => string | undefined
  readonly onChange: (value: T) => void
}
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { name, text, hint, values, value, labelOf, disabledReasonOf, onChange } = props
  const id = useId()
  const reasons = [...new Set(values.flatMap(one => disabledReasonOf(one) ?? []))]
  return (
    <div class="option">
      <RadioGroup
        name={name}
        values={values}
        value={value}
        labelOf={labelOf}
        isDisabled={one => disabledReasonOf(one) !== undefined}
        describedBy={id}
        onChange={onChange}
      />
      <div id={id} class="option__text">
        <Explanation text={text} hint={hint} />
        {reasons.map(reason => (
          <DisabledReason key={reason}>{reason}</DisabledReason>
        ))}
      </div>
    </div>
  )
}

const Explanation = ({ text, hint }: Pick<OptionFieldProps, 'text' | 'hint'>) => (
  <p class="field__hint">
    {text} {hint}
  </p>
)
const DisabledReason = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="option__reason">{children}</p>
)
