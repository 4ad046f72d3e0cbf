// A choice that would end the turn waits on this device for a moment, so that the player can take it back. Nobody else knows of it yet:
// after it, an undo would take back what others did, and at an online table needs their consent.
import type { Choice } from '@overlair/rules/overboss'
import { type ReadonlySignal, signal } from '@preact/signals'
import { reducesMotion, settings } from '../../../platform/settings/settings.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'

/** Milliseconds until a held choice is made without a confirmation. */
export const HOLD = 3000

export interface HeldChoice {
  readonly choice: ReadonlySignal<Choice | undefined>
  /** Whether the choice is made by itself after a moment. */
  readonly hasTimer: ReadonlySignal<boolean>
  /** Whether the player wants choices to be held. */
  isOn(): boolean
  hold(choice: Choice): void
  /** Makes the held choice. Returns false if there is none. */
  confirm(): boolean
  /** Drops the held choice. */
  release(): void
}

export function holdChoices(match: OverbossMatch): HeldChoice {
  const held = signal<{ readonly choice: Choice; readonly ask: unknown } | undefined>(undefined)
  const choice = signal<Choice | undefined>(undefined)
  const hasTimer = signal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    clearTimeout(timer)
    held.value = undefined
    choice.value = undefined
  }
  const confirm = () => {
    const current = held.peek()
    release()
    // The position may have changed, for example because somebody took a choice back.
    if (!current || current.ask !== match.ask.peek()) return false
    match.choose(current.choice)
    return true
  }
  return {
    choice,
    hasTimer,
    isOn: () => settings.peek().turnEnd !== 'at-once',
    hold(next) {
      clearTimeout(timer)
      held.value = { choice: next, ask: match.ask.peek() }
      choice.value = next
      // Somebody who has turned motion off gets no clock.
      hasTimer.value = settings.peek().turnEnd === 'after-pause' && !reducesMotion()
      if (hasTimer.peek()) timer = setTimeout(confirm, HOLD)
    },
    confirm,
    release,
  }
}
