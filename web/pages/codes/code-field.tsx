import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Button } from '../../ui/index.ts'
import './code-field.css'

/** Codes have no letters that look like others, and people may write spaces and small letters. */
export const codeIn = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

interface CodeFieldProps {
  readonly name: string
  readonly button: string
  readonly value: string
  readonly onInput: (text: string) => void
  /** Why the code cannot be sent yet. */
  readonly missing: string | undefined
  readonly onEnter: () => void
  /** What is wrong with the code that was sent. */
  readonly problem: ComponentChildren
  /** The number of letters that most codes here have: the field shows a slot for each. A longer text hides them. */
  readonly slots?: number
}
/** A field for a code or a link, and the button that sends it. */
export function CodeField({ name, button, value, onInput, missing, onEnter, problem, slots = 0 }: CodeFieldProps) {
  const id = useId()
  const isLink = value.includes('/')
  const look = !isLink && value.length <= slots ? 'code-field__slots' : isLink || value === '' ? '' : 'code-field__code'
  return (
    <form
      class="field"
      onSubmit={event => {
        event.preventDefault()
        if (missing === undefined) onEnter()
      }}
    >
      <label class="field__name" for={id}>
        {name}
      </label>
      <div class="code-field">
        <input
          class={`input code-field__input ${look}`}
          style={{ '--slots': slots }}
          id={id}
          value={value}
          maxLength={200}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby={`${id}-problem`}
          onInput={event => onInput(event.currentTarget.value)}
        />
        <Button variant={missing === undefined ? 'gold' : 'plain'} disabledReason={missing} onClick={onEnter}>
          {button}
        </Button>
      </div>
      <p id={`${id}-problem`} class="code-field__problem" role="status">
        {problem}
      </p>
    </form>
  )
}
