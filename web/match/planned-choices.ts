// Choices that a viewer makes one after the other. Between two of them the match may need time, may make one of them itself, or
// may ask something else; then the rest is dropped.
import type { SeatHandle, Update } from '@overlair/play/match/contract'
import { type Choice, IllegalChoice, sameChoice } from '@overlair/rules/kernel'

export class PlannedChoices<View, C extends Choice> {
  readonly #handle: SeatHandle<View, C>
  /** A choice leaves the plan when the match reports it. */
  #plan: readonly C[] = []
  /** The decision that was answered last. */
  #answered: number | undefined

  constructor(handle: SeatHandle<View, C>) {
    this.#handle = handle
  }

  /** Makes the first choice. Throws GameError if the match refuses it. */
  start(choices: readonly C[]): void {
    const { decision } = this.#handle.position()
    if (decision === undefined) throw new IllegalChoice('not-asked', `viewer ${this.#handle.viewer} is not asked now`)
    this.#plan = choices
    this.#answer(decision)
  }

  /** Goes on after a change of the match. */
  receive({ position: { ask, decision }, step, undoneTo }: Update<C, View>): void {
    const [next, ...rest] = this.#plan
    if (next === undefined) return
    if (step?.seat === this.#handle.viewer) this.#plan = isMade(next, step.choice) ? rest : []
    if (undoneTo !== undefined || decision === undefined) this.#plan = []
    // Without an ask, the match is about to answer.
    else if (ask && decision !== this.#answered) this.#answerIfOffered(ask.choices, decision)
  }

  #answerIfOffered(offered: readonly C[], decision: number): void {
    const [choice] = this.#plan
    if (choice && offered.some(one => sameChoice(one, choice))) this.#answer(decision)
    else this.#plan = []
  }
  #answer(decision: number): void {
    const [choice] = this.#plan
    if (!choice) return
    this.#answered = decision
    try {
      this.#handle.choose(choice, decision)
    } catch (error) {
      this.#plan = []
      throw error
    }
  }
}

const isMade = (planned: Choice, made: Choice | undefined): boolean => made !== undefined && sameChoice(planned, made)
