// Programs: effects as code. Code is not part of the state: a frame names its program, and the catalogue of the game finds it.
import type { Answer, Cause } from '../../kernel/index.ts'
import type { Choice } from '../model/choices.ts'
import type { Frame, State } from '../model/state.ts'
import type { Topic } from '../model/topics.ts'

export interface Step {
  run(s: State, f: Frame): void
  /** Handles the answers to the ask of this step, in playing order. */
  take?(s: State, f: Frame, answers: readonly Answer<Choice>[]): void
  /** Whether the target can be chosen or the cost be paid. Checked before an effect is offered. */
  possible?(s: State, f: Frame): boolean
  /** The same check by public facts only. Windows open by this check, or by `possible` if a step does not have it. */
  publiclyPossible?(s: State, f: Frame): boolean
  /** Whether the target is still legal. Checked when a declared effect resolves. */
  targetStillLegal?(s: State, f: Frame): boolean
  /** The variable that holds the target. It is public once the effect is declared. */
  readonly target?: string
  readonly topics?: readonly Topic[]
  /** Whether this step and others of this kind lead to the same result in any order: a draw, a bonus, a counter. */
  readonly commutes?: true
  /** Set if the step limits its effect: whether the card in play may use the effect only once per round (BM-228). */
  readonly oncePerRound?: (s: State) => boolean
  /** Whether this step declares the effect: the steps before it are targets and costs. */
  readonly declares?: true
  /** Other programs that this step may start. */
  readonly starts?: readonly AnyProgram[]
}
/** Its type parameter lists the variables that the program starts with. */
export interface Program<Args = object> {
  readonly name: string
  /** The rule or card that the program implements: the `why` of its events and asks. */
  readonly why: Cause
  readonly steps: readonly Step[]
  /** Steps up to the declaration: targets and costs. */
  readonly before: readonly Step[]
  /** Index of the first closing step. Closing steps run even if the effect ends early. */
  readonly end: number
  readonly wants?: (args: Args) => void
}
export type AnyProgram = Program<never>

export const createProgram = <Args = object>(
  name: string,
  why: Cause,
  steps: readonly Step[],
  closing: readonly Step[] = [],
): Program<Args> => ({
  name,
  why,
  steps: [...steps, ...closing],
  before: steps.slice(0, steps.findIndex(step => step.declares) + 1),
  end: steps.length,
})

/** Returns the topics of all steps of a program. */
export const topicsOf = ({ steps }: AnyProgram): readonly Topic[] => steps.flatMap(({ topics = [] }) => topics)
/** Whether all steps of a program commute. The order of such programs does not matter. */
export const commutes = ({ steps }: AnyProgram): boolean => steps.every(step => step.commutes)
