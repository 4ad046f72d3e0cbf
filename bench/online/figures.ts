// Collects the figures of a run.
import type { Meter } from './load-table.ts'

export const percentile = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN
export const median = (list: readonly number[]): number => percentile(list, 0.5)

export class Figures implements Meter {
  isOn = false
  readonly milliseconds: number[] = []
  /** By socket and choice: the bytes of a message, divided by its choices. */
  readonly bytes: number[] = []
  /** Choices of people, and choices in the log: those that the match has made for them too. */
  byHand = 0
  choices = 0
  refusals = 0

  received(bytes: number, choices: number): void {
    if (!this.isOn) return
    for (let i = 0; i < choices; i++) this.bytes.push(bytes / choices)
  }
  seen(milliseconds: number, choices: number): void {
    if (!this.isOn) return
    this.milliseconds.push(milliseconds)
    this.byHand++
    this.choices += choices
  }
  refused(code: string): void {
    if (this.isOn) this.refusals++
    if (code === 'stale') return
    throw new Error(`the server refuses a choice: ${code}`)
  }
}
