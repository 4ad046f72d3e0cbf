// Runs frames. A program is code and stays out of the state; a frame names it and is plain data.
import { type Answer, type Cause, collectAnswer, GameError } from '../../kernel/index.ts'
import type { Choice } from '../model/choices.ts'
import type { Event, EventWithoutCause } from '../model/events.ts'
import type { Frame, Seat, State } from '../model/state.ts'
import type { Topic } from '../model/topics.ts'
import { ruleNumberIn } from './rulesets.ts'

export interface Step {
  run(s: State, f: Frame): void
  /** What a step that asked does with the answers, which come in playing order. */
  take?(s: State, f: Frame, answers: readonly Answer<Choice>[]): void
  /** Can it be chosen or paid? Looked at before an effect is offered. */
  possible?(s: State, f: Frame): boolean
  /** The same as far as the other players can see: windows open by this (and `possible` where it is not given). */
  publiclyPossible?(s: State, f: Frame): boolean
  /** Is the target still legal? Looked at when a declared effect resolves. */
  targetStillLegal?(s: State, f: Frame): boolean
  /** The variable of a target, which everybody sees once the effect is declared. */
  readonly target?: string
  readonly topics?: readonly Topic[]
}
interface Program {
  /** The rule or the card that the program carries out: the `why` of its events and asks. */
  readonly why: Cause
  readonly steps: readonly Step[]
  /** Targets and costs: what comes before declaring. */
  readonly before: readonly Step[]
  /** Steps from here on run even if the effect ends early. */
  readonly end: number
}
/** A program's name, with the variables it wants to start with in its type. */
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
  if (!program) throw new GameError('bad-state', `the state stands in ${f.program}, which these rules do not have`)
  return program
}
/** What the steps of a program speak of. */
export const topicsOf = (name: string): readonly Topic[] =>
  programs.get(name)?.steps.flatMap(({ topics = [] }) => topics) ?? []
/** Every program's name and length. When this changes, saved frames break, and so must the rules version. */
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

/** Declaring takes the frame off the stack; it waits in `pending` until a resolver (windows.ts) puts it back. */
export const declareStep: Step = {
  run: (s, f) => {
    s.stack.pop()
    f.id = `${f.v.self}~${++s.serial}`
    s.pending.push(f)
    emit(s, { event: 'declared', effect: f.id, seat: f.v.you, source: f.v.self }, causeOf(s, f))
    whenDeclared(s, f)
  },
}
let whenDeclared: (s: State, f: Frame) => void = () => {}
export const onDeclared = (then: typeof whenDeclared): void => {
  whenDeclared = then
}
export const canDeclare = (s: State, f: Frame): boolean =>
  programOf(f).before.every(step => step.possible?.(s, f) ?? true)
export const mayDeclarePublicly = (s: State, f: Frame): boolean =>
  programOf(f).before.every(step =>
    step.publiclyPossible ? step.publiclyPossible(s, f) : (step.possible?.(s, f) ?? true),
  )
export const targetsHold = (s: State, f: Frame): boolean =>
  programOf(f).before.every(step => step.targetStillLegal?.(s, f) ?? true)
/** What a declared effect aims at, by variable. */
export const targetsOf = (f: Frame): { [variable: string]: unknown } => {
  const targets: { [variable: string]: unknown } = {}
  for (const { target } of programOf(f).before) if (target && target in f.v) targets[target] = f.v[target]
  return targets
}

/** The rule or card of what is being done now. */
export function currentCause(s: State): Cause {
  const top = s.stack[s.stack.length - 1]
  return top ? causeOf(s, top) : 'setup'
}
export function emit(s: State, untold: EventWithoutCause, why?: Cause): void {
  s.news.push({ ...untold, why: why === undefined ? currentCause(s) : ruleNumberIn(s, why) })
}

let endSights: (s: State, depth: number) => void = () => {}
export const onFrameEnd = (then: typeof endSights): void => {
  endSights = then
}
/** How far to run, looked at between frames: for those who look ahead. */
export type StopCondition = (s: State) => boolean
/** Runs until somebody is asked or nothing is left to do. */
export function run(s: State, until?: StopCondition): void {
  while (s.stack.length > 0) {
    if (until?.(s)) return
    const f = s.stack[s.stack.length - 1]!
    const { steps } = programOf(f)
    do {
      if (f.pc >= steps.length) {
        if (s.sights.length > 0) endSights(s, s.stack.length)
        s.stack.pop()
        break
      }
      steps[f.pc++]!.run(s, f)
      if (s.asks.length > 0) return
    } while (s.stack[s.stack.length - 1] === f)
  }
}
/** Asks again what is asked now: for a state whose hidden cards were dealt anew. */
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
