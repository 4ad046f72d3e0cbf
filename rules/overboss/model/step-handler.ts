import type { Seat } from '../../kernel/contract.ts'
import type { Choice } from './choices.ts'
import type { Events } from './events.ts'
import type { State, Step } from './state.ts'

/**
 * The code of a step. `advance` runs when the step is on top of the stack: it either asks, or does its work and removes
 * the step. `answer` receives one of the offered choices.
 */
export interface StepHandler<S extends Step> {
  advance(state: State, step: S, events: Events): void
  answer(state: State, step: S, choice: Choice, events: Events): void
}

/** For steps that never ask. */
export const neverAsks = (): never => {
  throw new Error('this step never asks and takes no answer')
}

/** Replaces the step on top of the stack. */
export const replaceTop = (state: State, step: Step): void => {
  state.steps[state.steps.length - 1] = step
}

/** OB-55: the game applies the settle rule again after every effect that opens a tile or adds to a stash. */
export const settleAfter = (state: State, seat: Seat): void => {
  state.steps.push({ step: 'settle', seat, held: [], moment: false, why: 'OB-55' })
}
