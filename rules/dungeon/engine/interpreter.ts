// Runs frames. A program is code and not part of the state; a frame is plain data that names its program.
import { type Answer, type Cause, collectAnswer, GameError, shuffle } from '../../kernel/index.ts'
import type { Choice } from '../model/choices.ts'
import type { Event, EventWithoutCause } from '../model/events.ts'
import type { Frame, Json, Seat, State } from '../model/state.ts'
import type { Topic } from '../model/topics.ts'
import { ruleNumberIn, ruleSetOf } from './rulesets.ts'

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
}
interface Program {
  /** The rule or card that the program implements: the `why` of its events and asks. */
  readonly why: Cause
  readonly steps: readonly Step[]
  /** Steps up to the declaration: targets and costs. */
  readonly before: readonly Step[]
  /** Index of the first closing step. Closing steps run even if the effect ends early. */
  readonly end: number
}
/** Name of a program. Its type parameter lists the variables that the program starts with. */
export type ProgramName<Args = object> = string & { readonly wants?: (args: Args) => void }

const programs = new Map<string, Program>()
export function define<Args = object>(
  name: string,
  why: Cause,
  steps: readonly Step[],
  closing: readonly Step[] = [],
): ProgramName<Args> {
  if (programs.has(name)) throw new Error(`two programs are called ${name}`)
  const before = steps.slice(0, steps.indexOf(declareStep) + 1)
  programs.set(name, { why, steps: [...steps, ...closing], before, end: steps.length })
  return name
}
function programOf(f: Frame): Program {
  const program = programs.get(f.program)
  if (!program) throw new GameError('bad-state', `unknown program “${f.program}” in the saved state`)
  return program
}
/** Returns the topics of all steps of a program. */
export const topicsOf = (name: string): readonly Topic[] =>
  programs.get(name)?.steps.flatMap(({ topics = [] }) => topics) ?? []
/** Whether all steps of a program commute. The order of such programs does not matter. */
export const commutes = (name: string): boolean => programs.get(name)?.steps.every(step => step.commutes) ?? false
/** Returns name and length of every program. When this list changes, saved frames break: raise the rules version. */
export const programLengths = (): string[] => [...programs].map(([name, { steps }]) => `${name} ${steps.length}`).sort()

export const frame = (program: string, you: Seat, self: string, vars?: object): Frame => ({
  program,
  pc: 0,
  id: '',
  v: { ...vars, you, self },
})
export const pushProgram = <Args extends object>(
  s: State,
  program: ProgramName<Args>,
  you: Seat,
  vars: NoInfer<Args>,
): void => {
  s.stack.push(frame(program, you, '', vars))
}
export const endEarly = (f: Frame): void => {
  f.pc = programOf(f).end
}
export const causeOf = (s: State, f: Frame): Cause => ruleNumberIn(s, programOf(f).why)

/** Moves the frame from the stack to `pending`. A resolver (windows.ts) puts it back when it resolves. */
export const declareStep: Step = {
  run: (s, f) => {
    s.stack.pop()
    f.id = `${f.v.self}~${++s.serial}`
    s.pending.push(f)
    emit(s, { event: 'declared', effect: f.id, seat: f.v.you, source: f.v.self }, causeOf(s, f))
    ruleSetOf(s).resolver.declared(s, f)
  },
}
export const canDeclare = (s: State, f: Frame): boolean =>
  programOf(f).before.every(step => step.possible?.(s, f) ?? true)
export const mayDeclarePublicly = (s: State, f: Frame): boolean =>
  programOf(f).before.every(step =>
    step.publiclyPossible ? step.publiclyPossible(s, f) : (step.possible?.(s, f) ?? true),
  )
export const targetsHold = (s: State, f: Frame): boolean =>
  programOf(f).before.every(step => step.targetStillLegal?.(s, f) ?? true)
/** Returns the targets of a declared effect, by variable. */
export const targetsOf = (f: Frame): { [variable: string]: unknown } => {
  const targets: { [variable: string]: unknown } = {}
  for (const { target } of programOf(f).before) if (target && target in f.v) targets[target] = f.v[target]
  return targets
}

/** Takes a target from a declared effect. The variable then holds '' in its place, which is never a legal target. */
export function loseTarget(f: Frame, target: string): void {
  const without = (chosen: Json): Json => (chosen === target ? '' : chosen)
  for (const variable of Object.keys(targetsOf(f))) {
    const chosen = f.v[variable]!
    f.v[variable] = Array.isArray(chosen) ? chosen.map(without) : without(chosen)
  }
}

/** Returns the rule or card of the frame on top of the stack. */
export function currentCause(s: State): Cause {
  const top = s.stack[s.stack.length - 1]
  return top ? causeOf(s, top) : 'setup'
}
export function emit(s: State, event: EventWithoutCause, why?: Cause): void {
  s.news.push({ ...event, why: why === undefined ? currentCause(s) : ruleNumberIn(s, why) })
}

/** Ends the peeks of the frame at this depth of the stack. A searched deck is shuffled (BM-192). */
export function endPeeks(s: State, depth: number): void {
  const ended = s.sights.filter(peek => peek.depth >= depth)
  s.sights = s.sights.filter(peek => peek.depth < depth)
  for (const peek of ended) {
    if (!('deck' in peek)) continue
    shuffle(s, s.decks[peek.deck])
    emit(s, { event: 'shuffled', kind: peek.deck, reveals: true }, 'BM-192')
  }
}
/** Checked between frames; `true` stops the run. For forecasts and bots, which simulate only a part of the round. */
export type StopCondition = (s: State) => boolean
/** Runs until a seat is asked, the stack is empty or the stop condition holds. */
export function run(s: State, until?: StopCondition): void {
  while (s.stack.length > 0) {
    if (until?.(s)) return
    const f = s.stack[s.stack.length - 1]!
    const { steps } = programOf(f)
    do {
      if (f.pc >= steps.length) {
        if (s.sights.length > 0) endPeeks(s, s.stack.length)
        s.stack.pop()
        break
      }
      steps[f.pc++]!.run(s, f)
      if (s.asks.length > 0) return
    } while (s.stack[s.stack.length - 1] === f)
  }
}
/** Runs the current asking step again, for a state whose hidden cards were dealt again. */
export function askAgain(s: State, until?: StopCondition): void {
  s.asks = []
  s.stack[s.stack.length - 1]!.pc--
  run(s, until)
}

export function answer(s: State, seat: Seat, choice: Choice, until?: StopCondition): readonly Event[] {
  const answers = collectAnswer(s, seat, choice)
  if (answers) {
    const f = s.stack[s.stack.length - 1]!
    const inOrder =
      answers.length > 1 ? s.order.flatMap(asked => answers.filter(given => given.seat === asked)) : answers
    programOf(f).steps[f.pc - 1]!.take!(s, f, inOrder)
    run(s, until)
  }
  return takeEvents(s)
}
export function takeEvents(s: State): readonly Event[] {
  const { news } = s
  s.news = []
  return news
}
