// Combinators for programs. Each returns a StepList: flat steps, whose type says which variables they need and which they set.
// So a card whose steps do not fit together does not compile. Control flow becomes jumps, so a position is one number.
import type { Answer, Ask, Cause } from '../../kernel/index.ts'
import { cardOf } from '../model/card-ids.ts'
import {
  type Choice,
  isPass,
  type Placement,
  type Prompt,
  pass,
  type TargetName,
  type TargetTypes,
} from '../model/choices.ts'
import type { EffectVars, Frame, Json, Seat, State, Vars } from '../model/state.ts'
import type { Topic } from '../model/topics.ts'
import { behaviourOf, kindOf } from './catalogue.ts'
import { causeOf, declareStep, endEarly, frame, pushProgram } from './interpreter.ts'
import { type AnyProgram, createProgram, type Program, type Step } from './programs.ts'
import { ruleNumberIn } from './rulesets.ts'

export interface StepList<Needs = object, Gives = object> {
  readonly steps: readonly Step[]
  readonly types?: (known: Needs) => Gives
}
export type Body = readonly StepList<never, unknown>[]
type Missing<Needs, Known> = { [K in keyof Needs as Known extends Pick<Needs, K> ? never : K]: Needs[K] }
export type Unmet<S extends readonly unknown[], Known = object> = S extends readonly [
  StepList<infer N, infer G>,
  ...infer Rest,
]
  ? Missing<N, Known> & Unmet<Rest, Known & G>
  : object
/** `unknown` if every variable is set before its use. Otherwise a type error that names the missing variables. */
export type Fits<S extends Body, Known> = [keyof Unmet<S, Known>] extends [never]
  ? unknown
  : { unknownVariables: keyof Unmet<S, Known> }

export const flat = (body: Body): Step[] => body.flatMap(list => list.steps)
function stepList<N, G = object>(...steps: Step[]): StepList<N, G> {
  return { steps }
}
/** Casts the untyped variables of a frame to the type of a step. No other place does this. */
const vars = <N>(f: Frame): N => f.v as unknown as N
export type Reader<N, T> = (s: State, v: N) => T

/** Creates a program that starts with `Args` besides `you` and `self`: program<Args>(name, rule)(step, step, …). */
export const program =
  <Args = object>(name: string, why: Cause) =>
  <S extends Body>(...steps: S & Fits<S, EffectVars & Args>): Program<Args> =>
    createProgram<Args>(name, why, flat(steps))

/**
 * Runs an action. Use one step per action: the effects that it triggers run before the next step. `act((s, { you }) =>
 * draw(s, you, 'rooms', 1))`
 */
export const act = <N = EffectVars>(action: Reader<N, void>): StepList<N> =>
  stepList({ run: (s, f) => action(s, vars<N>(f)) })
/** Adds topics to steps: `withTopics('stun', act((s, v) => stun(s, v.self, v.room)))` */
export const withTopics = <N, G>(topic: Topic | readonly Topic[], { steps }: StepList<N, G>): StepList<N, G> => {
  const topics = typeof topic === 'string' ? [topic] : topic
  return stepList(...steps.map(step => ({ ...step, topics: [...(step.topics ?? []), ...topics] })))
}
/** Marks steps that lead to the same result in any order: `commuting(act((s, { you }) => draw(s, you, 'rooms', 1)))` */
export const commuting = <N, G>({ steps }: StepList<N, G>): StepList<N, G> =>
  stepList(...steps.map((step): Step => ({ ...step, commutes: true })))
/** A cost without a choice. The effect can be declared only if the cost can be paid. */
export const pay = <N = EffectVars>(payable: Reader<N, boolean>, cost: Reader<N, void>): StepList<N> =>
  stepList({ run: (s, f) => cost(s, vars<N>(f)), possible: (s, f) => payable(s, vars<N>(f)) })
/** Stores a value in a variable for later steps. `remember('room', (s, v) => walkerOf(s, v.you).room)` */
export const remember = <K extends string, T extends Json, N = EffectVars>(
  as: K,
  value: Reader<N, T>,
): StepList<N, Record<K, T>> =>
  stepList({
    run: (s, f) => {
      f.v[as] = value(s, vars<N>(f))
    },
  })
/**
 * Steps before it (targets, costs) run at the declaration, steps after it when the effect resolves. `choose('room',
 * anyRoom), declare, deactivate`
 */
export const declare: StepList = stepList(declareStep)
/**
 * A condition for declaring. The engine does not check it again later (NL-54). `only(hasWounds(3)), choose('hero',
 * yourWalker), declare, kill`
 */
export const only = <N = EffectVars>(test: Reader<N, boolean>): StepList<N> =>
  stepList({ run: () => {}, possible: (s, f) => test(s, vars<N>(f)) })
/**
 * Limits an effect to once per round for this card in play (BM-228). The effect is used up when this step runs.
 * `on('hero-dies', here, may, oncePerRound, heal)`
 */
export const oncePerRound: StepList<EffectVars> = commuting(onceIf(() => true))
/** The same, if an option of the game demands it. */
export function onceIf(limited: (s: State) => boolean): StepList<EffectVars> {
  return stepList({
    oncePerRound: limited,
    run: (s, f) => {
      s.once = [...s.once, f.v.self]
    },
    possible: (s, f) => !limited(s) || !s.once.includes(f.v.self),
  })
}
/** Ends the effect unless the test holds. `onlyIf((s, v) => player(s, v.you).spells.length === 0), drawSpells(1)` */
export const onlyIf = <N = EffectVars>(test: Reader<N, boolean>): StepList<N> =>
  stepList({
    run: (s, f) => {
      if (!test(s, vars<N>(f))) endEarly(s, f)
    },
  })
/**
 * A replacement: changes variables of the frame that is about to act, and the card that is its cause. `on('would-draw',
 * yours, may, instead(() => ({ kind: 'spells' })))`
 */
export const instead = (changes: (v: EffectVars) => Vars): StepList<EffectVars & { would: number }> =>
  act((s, v: EffectVars & { would: number }) => {
    Object.assign(s.stack[v.would]!.v, changes(v), { because: cardOf(v.self) })
  })
/** A frame that can be replaced has its cause in a variable from the start. */
export type Replaceable = { because: Cause }

export type Offers<C extends Choice = Choice> = readonly (readonly [Seat, readonly C[]])[]
/**
 * Asks one or more seats at the same time. Without offers the program continues; 'end' ends it. `rule` is the cause of the ask
 * for a seat, if it is not the rule of the program.
 */
export const askSeats = <C extends Choice = Choice, N = EffectVars>(
  prompt: Prompt,
  offer: Reader<N, Offers<C> | 'end'>,
  take: (s: State, v: N, answers: readonly Answer<C>[]) => undefined | 'end',
  rule?: (s: State, seat: Seat) => Cause,
): StepList<N> =>
  stepList({
    run(s, f) {
      const offers = offer(s, vars<N>(f))
      if (offers === 'end') endEarly(s, f)
      else {
        const asks: Ask<Choice>[] = []
        for (const [seat, choices] of offers)
          asks.push({ seat, prompt, why: rule ? ruleNumberIn(s, rule(s, seat)) : causeOf(s, f), choices })
        s.asks = asks
      }
    },
    take: (s, f, answers) => {
      // The kernel accepts only choices that were offered, so the cast is safe.
      if (take(s, vars<N>(f), answers as readonly Answer<C>[]) === 'end') endEarly(s, f)
    },
  })

const acceptOrPass: readonly Choice[] = [{ accept: true }, pass]
/** "You may": the effect continues only if `you` accept. `on('hero-dies', here, may, drawSpells(1))` */
export const may: StepList<EffectVars> = askSeats(
  'ability',
  (_, v) => [[v.you, acceptOrPass]],
  (_, __, [answer]) => (isPass(answer!.choice) ? 'end' : undefined),
)

/**
 * Where the candidates for a target come from. `publiclyPossible` is set if opponents cannot see the candidates: it says from
 * public facts whether there may be any. If so, the engine asks the player even without a candidate, so that being asked reveals
 * nothing.
 */
export interface TargetSource<T, N = EffectVars> {
  readonly prompt: Prompt
  readonly of: Reader<N, readonly T[]>
  readonly publiclyPossible?: Reader<N, boolean>
  /** Whether public facts show that all candidates lead to the same result. Then the engine takes the first without asking. */
  readonly alike?: Reader<N, boolean>
  readonly topics?: readonly Topic[]
}
export const visibleTargets = <T, N = EffectVars>(
  prompt: Prompt,
  of: Reader<N, readonly T[]>,
  ...topics: readonly Topic[]
): TargetSource<T, N> => ({
  prompt,
  of,
  topics,
})
export const hiddenTargets = <T, N = EffectVars>(
  prompt: Prompt,
  publiclyPossible: Reader<N, boolean>,
  of: Reader<N, readonly T[]>,
  ...topics: readonly Topic[]
): TargetSource<T, N> => ({ prompt, publiclyPossible, of, topics })

/**
 * Asks `you` for a target. The engine checks the target again when the effect resolves (BM-185). Without candidates the
 * effect ends. `choose('room', anyTrap)`
 */
export const choose = <K extends TargetName, N = EffectVars>(
  as: K,
  source: TargetSource<TargetTypes[K], N>,
): StepList<N, Pick<TargetTypes, K>> => {
  const allowed = withoutSpellproof(as, source)
  return stepList({ ...pick(as, allowed, 'must'), targetStillLegal: stillAmong(as, allowed), target: as })
}
/** Returns the source without spellproof heroes if the effect is a spell. */
function withoutSpellproof<T, N>(as: TargetName, source: TargetSource<T, N>): TargetSource<T, N> {
  if (as !== 'hero') return source
  const canTarget = (s: State, self: string, hero: T): boolean =>
    !(kindOf(s, self) === 'spell' && typeof hero === 'string' && behaviourOf(s, hero).spellproof)
  return { ...source, of: (s, v) => source.of(s, v).filter(hero => canTarget(s, (v as EffectVars).self, hero)) }
}
/**
 * Asks for a declared effect as the target. An effect that is declared as a response knows its target from the start; then
 * nothing is asked. `chooseDeclared('spell', pendingSpells)`
 */
export const chooseDeclared = <K extends 'spell' | 'ability', N = EffectVars>(
  as: K,
  source: TargetSource<TargetTypes[K], N>,
): StepList<N, Pick<TargetTypes, K>> => {
  const step = pick(as, source, 'must')
  return stepList({
    ...step,
    possible: (s, f) => as in f.v || step.possible!(s, f),
    run: (s, f) => {
      if (!(as in f.v)) step.run(s, f)
    },
    targetStillLegal: stillAmong(as, source),
    target: as,
  })
}
const stillAmong =
  <K extends TargetName, N>(as: K, source: TargetSource<TargetTypes[K], N>) =>
  (s: State, f: Frame): boolean =>
    source.of(s, vars<N>(f)).includes(vars<TargetTypes>(f)[as])
const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i])
type Several<K extends TargetName, L extends string> = Record<L, readonly TargetTypes[K][]>
/**
 * Asks for several targets, one after the other, and stores them as a list. The player must choose `least` targets, or all
 * candidates if there are fewer, and may choose up to `most`. Nothing is asked while the player must choose all candidates. The source sees the targets chosen so far. If one target becomes
 * illegal, the effect still applies to the others (SB-131). `chooseSeveral('hero', 'heroes', { least: 1, most: 2 }, atEntrance)`
 */
export function chooseSeveral<K extends TargetName, L extends string, N = EffectVars>(
  as: K,
  list: L,
  { least, most }: { readonly least: number; readonly most: number },
  source: TargetSource<TargetTypes[K], N>,
): StepList<Omit<N, L>, Several<K, L>> {
  const allowed = withoutSpellproof(as, source)
  const chosenSoFar = (f: Frame) => (f.v[list] ?? []) as readonly TargetTypes[K][]
  const candidatesFor = (s: State, f: Frame) => allowed.of(s, vars<N>(f))
  /** Whether the player must choose each of the candidates once, so that only their order is open. */
  const mustChooseAll = (s: State, f: Frame, candidates: readonly TargetTypes[K][]): boolean => {
    const chosen = chosenSoFar(f)
    const candidatesAfter = (count: number) =>
      allowed.of(s, { ...f.v, [list]: [...chosen, ...candidates.slice(0, count)] } as unknown as N)
    return (
      chosen.length + candidates.length <= least &&
      candidates.every((_, i) => isSameList(candidatesAfter(i + 1), candidates.slice(i + 1)))
    )
  }
  const add = (f: Frame, target: TargetTypes[K]) => {
    f.v[list] = [...chosenSoFar(f), target] as readonly Json[]
    f.pc-- // run this step again
  }
  return stepList({
    topics: allowed.topics ?? [],
    possible: (s, f) => candidatesFor(s, f).length > 0,
    target: list,
    run(s, f) {
      const chosen = chosenSoFar(f)
      f.v[list] = chosen as readonly Json[]
      if (chosen.length >= most) return
      const candidates = candidatesFor(s, f)
      if (candidates.length === 0) return
      const isOnly = candidates.length === 1 && chosen.length < least
      if (isOnly || mustChooseAll(s, f, candidates)) return add(f, candidates[0]!)
      const choices = candidates.map(target => choiceOf(as, target))
      if (chosen.length >= least) choices.push(pass)
      s.asks = [{ seat: f.v.you, prompt: allowed.prompt, why: causeOf(s, f), choices }]
    },
    take(_, f, [answer]) {
      if (!isPass(answer!.choice)) add(f, (answer!.choice as unknown as TargetTypes)[as])
    },
  })
}
/** As `choose`, but the rest of the effect applies even if the target is gone (BM-188). Later steps must check the target. */
export const chooseOneOf = <K extends TargetName, N = EffectVars>(
  as: K,
  source: TargetSource<TargetTypes[K], N>,
): StepList<N, Pick<TargetTypes, K>> => stepList({ ...pick(as, withoutSpellproof(as, source), 'must'), target: as })
/** "You may choose": declining ends the effect. `mayChoose('card', spellInDiscard), takeFromDiscard` */
export const mayChoose = <K extends TargetName, N = EffectVars>(
  as: K,
  source: TargetSource<TargetTypes[K], N>,
): StepList<N, Pick<TargetTypes, K>> => stepList(pick(as, source, 'may'))
/**
 * A cost that the player chooses. The engine does not check it again when the effect resolves: a paid cost is gone.
 * `payWith('price', yourSpells, discardIt)`
 */
export const payWith = <K extends TargetName, N = EffectVars>(
  as: K,
  source: TargetSource<TargetTypes[K], N>,
  cost: Reader<N & Pick<TargetTypes, K>, void>,
): StepList<N, Pick<TargetTypes, K>> => stepList(pick(as, source, 'must'), { run: (s, f) => cost(s, vars(f)) })
/** The same, but the player may decline the cost; that ends the effect. */
export const mayPayWith = <K extends TargetName, N = EffectVars>(
  as: K,
  source: TargetSource<TargetTypes[K], N>,
  cost: Reader<N & Pick<TargetTypes, K>, void>,
): StepList<N, Pick<TargetTypes, K>> => stepList(pick(as, source, 'may'), { run: (s, f) => cost(s, vars(f)) })
/** Asks where to build a room; declining ends the effect. `mayPlace(yourPlacements), build` */
export const mayPlace = <N = EffectVars>(source: TargetSource<Placement, N>): StepList<N, { placement: Placement }> =>
  stepList(pick('placement', source, 'may'))

const choiceOf = (as: string, target: Json): Choice =>
  (typeof target === 'object' ? target : { [as]: target }) as Choice
function pick<T extends Json, N>(as: string, source: TargetSource<T, N>, manner: 'must' | 'may'): Step {
  const { publiclyPossible, topics = [] } = source
  return {
    topics,
    possible: (s, f) => source.of(s, vars<N>(f)).length > 0,
    ...(publiclyPossible && { publiclyPossible: (s: State, f: Frame) => publiclyPossible(s, vars<N>(f)) }),
    run(s, f) {
      if (publiclyPossible && !publiclyPossible(s, vars<N>(f))) return endEarly(s, f)
      const candidates = source.of(s, vars<N>(f))
      if (candidates.length === 0 && !publiclyPossible) return endEarly(s, f)
      const single = candidates.length === 1 && !publiclyPossible
      if (manner === 'must' && (single || source.alike?.(s, vars<N>(f)))) {
        f.v[as] = candidates[0]!
        return
      }
      const choices = candidates.map(target => choiceOf(as, target))
      if (manner === 'may' || candidates.length === 0) choices.push(pass)
      s.asks = [{ seat: f.v.you, prompt: source.prompt, why: causeOf(s, f), choices }]
    },
    take(s, f, [answer]) {
      const choice = answer!.choice as { readonly [word: string]: Json }
      if (isPass(answer!.choice)) endEarly(s, f)
      else f.v[as] = choice[as] ?? choice
    },
  }
}

/** Runs the body only if the test holds. */
export function when<N, S extends Body>(test: Reader<N, boolean>, ...body: S): StepList<N & Unmet<S>> {
  const steps = flat(body)
  const skip: Step = {
    run: (s, f) => {
      if (!test(s, vars<N>(f))) f.pc += steps.length
    },
  }
  return stepList(skip, ...steps)
}
/** Runs the body as long as the test holds. */
export function repeat<N, S extends Body>(test: Reader<N, boolean>, ...body: S): StepList<N & Unmet<S>> {
  const steps = flat(body)
  const leave: Step = {
    run: (s, f) => {
      if (!test(s, vars<N>(f))) f.pc += steps.length + 1
    },
  }
  const again: Step = {
    run: (_, f) => {
      f.pc -= steps.length + 2
    },
  }
  return stepList(leave, ...steps, again)
}
/** Repeats the body until a step ends the program. */
export const forever = <N>(body: StepList<N>): StepList<N> => {
  const again: Step = {
    run: (_, f) => {
      f.pc -= body.steps.length + 1
    },
  }
  return stepList(...body.steps, again)
}
/** Runs the body for each item of a list. The list is fixed when the loop starts. `each('seat', opponents, discardsOne)` */
export function each<K extends string, T extends Json, S extends Body, N = EffectVars>(
  as: K,
  list: Reader<N, readonly T[]>,
  ...body: S
): StepList<N & Unmet<S, Record<K, T>>> {
  const rest = `${as}.rest`
  const remaining = (v: Vars) => v[rest] as readonly Json[]
  const start: Step = {
    run: (s, f) => {
      f.v[rest] = list(s, vars<N>(f))
    },
  }
  const next = act((_, v: Vars) => {
    v[as] = remaining(v)[0]!
    v[rest] = remaining(v).slice(1)
  })
  return stepList(start, ...repeat((_, v: Vars) => remaining(v).length > 0, next, ...body).steps)
}
/** Names the programs that a step starts by itself, so that the catalogue finds them. */
export const starting = <N, G>(programs: readonly AnyProgram[], { steps }: StepList<N, G>): StepList<N, G> =>
  stepList(...steps.map(step => ({ ...step, starts: [...(step.starts ?? []), ...programs] })))
/** Runs another program: for `you`, or for the seat of an `each`. `performForSeat(opponentDiscards, v => ({ by: v.you }))` */
export const perform = (program: Program): StepList<EffectVars> =>
  starting(
    [program],
    act((s, v) => pushProgram(s, program, v.you, {})),
  )
export function performForSeat(program: Program): StepList<EffectVars & { seat: Seat }>
export function performForSeat<Args extends object>(
  program: Program<Args>,
  args: (v: EffectVars) => NoInfer<Args>,
): StepList<EffectVars & { seat: Seat }>
export function performForSeat(
  program: AnyProgram,
  args: (v: EffectVars) => object = () => ({}),
): StepList<EffectVars & { seat: Seat }> {
  return starting(
    [program],
    act((s, v) => {
      s.stack.push(frame(program, v.seat, '', args(v)))
    }),
  )
}
