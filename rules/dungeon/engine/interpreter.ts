// Runs frames. A program is code and not part of the state; a frame is plain data that names its program.
import { type Cause, collectAnswer, shuffle, type Watcher } from '../../kernel/index.ts'
import type { Choice } from '../model/choices.ts'
import type { Event, EventWithoutCause } from '../model/events.ts'
import type { Frame, Json, Seat, State } from '../model/state.ts'
import { catalogueOf, programOf } from './catalogue.ts'
import type { AnyProgram, Program, Step } from './programs.ts'
import { ruleNumberIn, ruleSetOf } from './rulesets.ts'

export const frame = ({ name }: Pick<AnyProgram, 'name'>, you: Seat, self: string, vars?: object): Frame => ({
  program: name,
  pc: 0,
  id: '',
  v: { ...vars, you, self },
})
export const pushProgram = <Args extends object>(
  s: State,
  program: Program<Args>,
  you: Seat,
  vars: NoInfer<Args>,
): void => {
  s.stack.push(frame(program, you, '', vars))
}
export const endEarly = (s: State, f: Frame): void => {
  f.pc = programOf(s, f).end
}
export const causeOf = (s: State, f: Frame): Cause => ruleNumberIn(s, programOf(s, f).why)

/** Moves the frame from the stack to `pending`. A resolver (windows.ts) puts it back when it resolves. */
export const declareStep: Step = {
  declares: true,
  run: (s, f) => {
    s.stack.pop()
    f.id = `${f.v.self}~${++s.serial}`
    s.pending.push(f)
    emit(s, { event: 'declared', effect: f.id, seat: f.v.you, source: f.v.self }, causeOf(s, f))
    ruleSetOf(s).resolver.declared(s, f)
  },
}
/** Returns the first target that cannot be chosen, or cost that cannot be paid, of an effect to declare. */
export function obstacleTo(s: State, f: Frame): Step | undefined {
  for (const step of programOf(s, f).before) if (step.possible && !step.possible(s, f)) return step
  return undefined
}
export const canDeclare = (s: State, f: Frame): boolean => obstacleTo(s, f) === undefined
export const mayDeclarePublicly = (s: State, f: Frame): boolean =>
  programOf(s, f).before.every(step =>
    step.publiclyPossible ? step.publiclyPossible(s, f) : (step.possible?.(s, f) ?? true),
  )
export const targetsHold = (s: State, f: Frame): boolean =>
  programOf(s, f).before.every(step => step.targetStillLegal?.(s, f) ?? true)
/** Returns the targets of a declared effect, by variable. */
export const targetsOf = (s: State, f: Frame): { [variable: string]: unknown } => {
  const targets: { [variable: string]: unknown } = {}
  for (const { target } of programOf(s, f).before) if (target && target in f.v) targets[target] = f.v[target]
  return targets
}

/** Takes a target from a declared effect. The variable then holds '' in its place, which is never a legal target. */
export function loseTarget(s: State, f: Frame, target: string): void {
  const without = (chosen: Json): Json => (chosen === target ? '' : chosen)
  for (const variable of Object.keys(targetsOf(s, f))) {
    const chosen = f.v[variable]!
    f.v[variable] = Array.isArray(chosen) ? chosen.map(without) : without(chosen)
  }
}

/** Returns the rule or card of the frame on top of the stack. */
export function currentCause(s: State): Cause {
  const top = s.stack[s.stack.length - 1]
  return top ? causeOf(s, top) : 'setup'
}
/** Reports an event. Every card must be in its place by now: the watcher may look at all of them. */
export function emit(s: State, event: EventWithoutCause, why?: Cause): void {
  // The event is new, so it gets its cause in place.
  const reported = event as Event & { why: Cause }
  reported.why = why === undefined ? currentCause(s) : ruleNumberIn(s, why)
  s.news.push(reported)
  if (watched?.state === s) watched.watch(reported)
}
/** The state that a running `answer` changes, and its watcher. Not part of the state, because the state is plain data. */
let watched: { readonly state: State; readonly watch: Watcher<Event> } | undefined

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
  const catalogue = catalogueOf(s)
  while (s.stack.length > 0) {
    if (until?.(s)) return
    const f = s.stack[s.stack.length - 1]!
    const { steps } = catalogue.program(f.program)
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

/** Answers an ask as `answer` does, and calls the watcher at each event. */
export function answerWatched(s: State, seat: Seat, choice: Choice, watch: Watcher<Event>): readonly Event[] {
  const outer = watched // a watcher may itself play on with a copy
  watched = { state: s, watch }
  try {
    return answer(s, seat, choice)
  } finally {
    watched = outer
  }
}
export function answer(s: State, seat: Seat, choice: Choice, until?: StopCondition): readonly Event[] {
  const answers = collectAnswer(s, seat, choice)
  if (answers) {
    const f = s.stack[s.stack.length - 1]!
    const inOrder =
      answers.length > 1 ? s.order.flatMap(asked => answers.filter(given => given.seat === asked)) : answers
    programOf(s, f).steps[f.pc - 1]!.take!(s, f, inOrder)
    run(s, until)
  }
  return takeEvents(s)
}
export function takeEvents(s: State): readonly Event[] {
  const { news } = s
  s.news = []
  return news
}
