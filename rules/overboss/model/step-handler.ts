import type { Seat } from '../../kernel/contract.ts'
import type { Choice } from './choices.ts'
import type { Event } from './events.ts'
import type { State, Step } from './state.ts'

/**
 * How a step goes on. `advance` runs when the step is the next thing to do: it asks, or it does its deed and takes
 * itself off. `answer` is given a choice that was offered.
 */
export interface StepHandler<S extends Step> {
  advance(state: State, step: S, news: Event[]): void
  answer(state: State, step: S, choice: Choice, news: Event[]): void
}

/** For steps that never ask. */
export const neverAsks = (): never => {
  throw new Error('a step that asks nothing was given an answer')
}

/** Puts another step in the place of the one on top. */
export const replaceTop = (state: State, step: Step): void => {
  state.steps[state.steps.length - 1] = step
}

/** OB-55: the settle rule is applied again after every effect that opens a tile or adds to a stash. */
export const settleAfter = (state: State, seat: Seat): void => {
  state.steps.push({ step: 'settle', seat, held: [], moment: false, why: 'OB-55' })
}
