// One thing that can be set before a game: what it is called, what it means, and why it cannot be had just now.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Rule } from '../rulebook/rule.tsx'
import { RadioGroup, Switch } from './index.ts'
import './option-field.css'

interface WishProps {
  readonly name: string
  readonly text: string
  readonly rule: string
}
interface FlagWishProps extends WishProps {
  readonly on: boolean
  /** Why it stays as it is. */
  readonly disabledReason: string | undefined
  readonly onChange: (on: boolean) => void
}
export function FlagField({ name, text, rule, on, disabledReason: bar, onChange }: FlagWishProps) {
  const id = useId()
  return (
    <div class={`option${bar === undefined ? '' : ' option--unavailable'}`}>
      <Switch on={on} disabled={bar !== undefined} describedBy={id} onChange={onChange}>
        {name}
      </Switch>
      <div id={id} class="option__text option__text--indented">
        <Explained text={text} rule={rule} />
        {bar !== undefined && <Barred>{bar}</Barred>}
      </div>
    </div>
  )
}

interface WordWishProps<T extends string> extends WishProps {
  readonly words: readonly T[]
  readonly value: T
  readonly labelOf: (word: T) => string
  /** Why a word cannot be chosen. */
  readonly disabledReasonOf: (word: T) => string | undefined
  readonly onChange: (word: T) => void
}
export function ChoiceField<T extends string>(props: WordWishProps<T>) {
  const { name, text, rule, words, value, labelOf, disabledReasonOf: barOf, onChange } = props
  const id = useId()
  const bars = [...new Set(words.flatMap(word => barOf(word) ?? []))]
  return (
    <div class="option">
      <RadioGroup
        name={name}
        values={words}
        value={value}
        labelOf={labelOf}
        isDisabled={word => barOf(word) !== undefined}
        describedBy={id}
        onChange={onChange}
      />
      <div id={id} class="option__text">
        <Explained text={text} rule={rule} />
        {bars.map(bar => (
          <Barred key={bar}>{bar}</Barred>
        ))}
      </div>
    </div>
  )
}

const Explained = ({ text, rule }: { readonly text: string; readonly rule: string }) => (
  <p class="field__hint">
    {text} <Rule id={rule} />
  </p>
)
const Barred = ({ children }: { readonly children: ComponentChildren }) => <p class="option__reason">{children}</p>
