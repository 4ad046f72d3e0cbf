// The vocabulary. A combinator makes Code: flat steps, with the variables it needs and gives in its type, so that a card
// whose steps do not fit together does not compile. Control flow is flattened to jumps, so a position is one number.
import type { Answer, Cause } from '../../kernel/index.ts'
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
import { behaviourOf, isCardOfKind } from './card-registry.ts'
import { causeOf, declareStep, define, endEarly, type ProgramName, pushProgram, type Step } from './interpreter.ts'
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
/** Nothing when the steps fit what is known at the start; else a type error that names the variables nobody gave. */
export type Fits<S extends Body, Known> = [keyof Unmet<S, Known>] extends [never]
  ? unknown
  : { unknownVariables: keyof Unmet<S, Known> }

export const flat = (body: Body): Step[] => body.flatMap(c => c.steps)
function code<N, G = object>(...steps: Step[]): StepList<N, G> {
  return { steps }
}
/** The one place where the untyped variables of a frame meet the types of the steps. */
const vars = <N>(f: Frame): N => f.v as unknown as N
export type Reader<N, T> = (s: State, v: N) => T

/** A program that starts with `Args` besides `you` and `self`: program<Args>(name, rule)(step, step, …). */
export const program =
  <Args = object>(name: string, why: Cause) =>
  <S extends Body>(...steps: S & Fits<S, EffectVars & Args>): ProgramName<Args> =>
    define<Args>(name, why, flat(steps))

/**
 * Do something now. One step does one deed: what it triggers runs before the next step. `act((s, { you }) => draw(s,
 * you, 'rooms', 1))`
 */
export const act = <N = EffectVars>(deed: Reader<N, void>): StepList<N> => code({ run: (s, f) => deed(s, vars<N>(f)) })
/** A word that speaks of something: `about('stun', act((s, v) => stun(s, v.self, v.room)))` */
export const withTopics = <N, G>(topic: Topic | readonly Topic[], { steps }: StepList<N, G>): StepList<N, G> => {
  const topics = typeof topic === 'string' ? [topic] : topic
  return code(...steps.map(step => ({ ...step, topics: [...(step.topics ?? []), ...topics] })))
}
/** A cost without a choice in it: declared only if it can be paid. */
export const pay = <N = EffectVars>(payable: Reader<N, boolean>, deed: Reader<N, void>): StepList<N> =>
  code({ run: (s, f) => deed(s, vars<N>(f)), possible: (s, f) => payable(s, vars<N>(f)) })
/** Keep something for later steps. `remember('room', (s, v) => walkerOf(s, v.you).room)` */
export const remember = <K extends string, T extends Json, N = EffectVars>(
  as: K,
  what: Reader<N, T>,
): StepList<N, Record<K, T>> =>
  code({
    run: (s, f) => {
      f.v[as] = what(s, vars<N>(f))
    },
  })
/**
 * All before is done at declaration (targets, costs), all after when the effect resolves. `choose('room', anyRoom),
 * declare, deactivate`
 */
export const declare: StepList = code(declareStep)
/**
 * A condition for declaring; what happens later does not matter (NL-54). `only(hasWounds(3)), choose('hero',
 * yourWalker), declare, kill`
 */
export const only = <N = EffectVars>(test: Reader<N, boolean>): StepList<N> =>
  code({ run: () => {}, possible: (s, f) => test(s, vars<N>(f)) })
/**
 * Once in a round for this card in play (BM-228), used up where it stands. `on('hero-dies', here, may, oncePerRound,
 * heal)`
 */
export const oncePerRound: StepList<EffectVars> = onceIf(() => true)
/** The same where an option of the game says so. */
export function onceIf(limited: (s: State) => boolean): StepList<EffectVars> {
  return code({
    run: (s, f) => {
      s.once = [...s.once, f.v.self]
    },
    possible: (s, f) => !limited(s) || !s.once.includes(f.v.self),
  })
}
/**
 * Go on only if this holds, else the effect is over. `onlyIf((s, v) => player(s, v.you).spells.length === 0),
 * drawSpells(1)`
 */
export const onlyIf = <N = EffectVars>(test: Reader<N, boolean>): StepList<N> =>
  code({
    run: (s, f) => {
      if (!test(s, vars<N>(f))) endEarly(f)
    },
  })
/**
 * A replacement: change what the frame that is about to act knows, and because of which card. `on('would-draw', yours,
 * may, instead(() => ({ kind: 'spells' })))`
 */
export const instead = (rewritten: (v: EffectVars) => Vars): StepList<EffectVars & { would: number }> =>
  act((s, v: EffectVars & { would: number }) => {
    Object.assign(s.stack[v.would]!.v, rewritten(v), { because: cardOf(v.self) })
  })
/** What such a frame has to know from the start: why it acts. */
export type Replaceable = { because: Cause }

export type Offers<C extends Choice = Choice> = readonly (readonly [Seat, readonly C[]])[]
/**
 * Ask seats, several at once if need be. Offering nobody goes on at once; 'end' ends the program. `rule`: why a seat is asked,
 * where this is not the rule of the program.
 */
export const askSeats = <C extends Choice = Choice, N = EffectVars>(
  prompt: Prompt,
  offer: Reader<N, Offers<C> | 'end'>,
  take: (s: State, v: N, answers: readonly Answer<C>[]) => undefined | 'end',
  rule?: (s: State, seat: Seat) => Cause,
): StepList<N> =>
  code({
    run(s, f) {
      const offers = offer(s, vars<N>(f))
      if (offers === 'end') endEarly(f)
      else {
        const why = (seat: Seat): Cause => (rule ? ruleNumberIn(s, rule(s, seat)) : causeOf(s, f))
        s.asks = offers.map(([seat, choices]) => ({ seat, prompt, why: why(seat), choices }))
      }
    },
    take: (s, f, answers) => {
      // Only what was offered is ever answered.
      if (take(s, vars<N>(f), answers as readonly Answer<C>[]) === 'end') endEarly(f)
    },
  })

const acceptOrPass: readonly Choice[] = [{ accept: true }, pass]
/** "You may": the rest of the effect only if `you` want it. `on('hero-dies', here, may, drawSpells(1))` */
export const may: StepList<EffectVars> = askSeats(
  'ability',
  (_, v) => [[v.you, acceptOrPass]],
  (_, __, [answer]) => (isPass(answer!.choice) ? 'end' : undefined),
)

/**
 * Where a choice is made from. `seems` stands there when the others cannot see the options: it says, by what is public, whether
 * there may be any, and then the player is asked even with nothing to say, so that silence tells nothing.
 */
export interface TargetSource<T, N = EffectVars> {
  readonly prompt: Prompt
  readonly of: Reader<N, readonly T[]>
  readonly seems?: Reader<N, boolean>
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
  seems: Reader<N, boolean>,
  of: Reader<N, readonly T[]>,
  ...topics: readonly Topic[]
): TargetSource<T, N> => ({ prompt, seems, of, topics })

/**
 * Ask `you` for a target, looked at again when the effect resolves (BM-185). Without options the effect ends.
 * `choose('room', anyTrap)`
 */
export const choose = <K extends TargetName, N = EffectVars>(
  as: K,
  source: TargetSource<TargetTypes[K], N>,
): StepList<N, Pick<TargetTypes, K>> => {
  const options = withoutSpellproof(as, source)
  return code({ ...pick(as, options, 'must'), targetStillLegal: stillAmong(as, options), target: as })
}
/** A spell cannot choose a hero that no spell can touch. */
function withoutSpellproof<T, N>(as: TargetName, options: TargetSource<T, N>): TargetSource<T, N> {
  if (as !== 'hero') return options
  const touches = (self: string, hero: T): boolean =>
    !(isCardOfKind('spell', self) && typeof hero === 'string' && behaviourOf(hero).spellproof)
  return { ...options, of: (s, v) => options.of(s, v).filter(hero => touches((v as EffectVars).self, hero)) }
}
/**
 * The same for an answer to a declared effect, which is known from the start when it is declared as an answer.
 * `chooseDeclared('spell', pendingSpells)`
 */
export const chooseDeclared = <K extends 'spell' | 'ability', N = EffectVars>(
  as: K,
  options: TargetSource<TargetTypes[K], N>,
): StepList<N, Pick<TargetTypes, K>> => {
  const step = pick(as, options, 'must')
  return code({
    ...step,
    possible: (s, f) => as in f.v || step.possible!(s, f),
    run: (s, f) => {
      if (!(as in f.v)) step.run(s, f)
    },
    targetStillLegal: stillAmong(as, options),
    target: as,
  })
}
const stillAmong =
  <K extends TargetName, N>(as: K, options: TargetSource<TargetTypes[K], N>) =>
  (s: State, f: Frame): boolean =>
    options.of(s, vars<N>(f)).includes(vars<TargetTypes>(f)[as])
type Several<K extends TargetName, L extends string> = Record<L, readonly TargetTypes[K][]>
/**
 * Several targets, one after the other, kept as a list: at least so many, as far as there are, and then as many more as
 * wanted. What was chosen before is in the list while the next is looked for; a lost one leaves the others (SB-131).
 * `chooseSeveral('hero', 'heroes', { least: 1, most: 2 }, waitingThere)`
 */
export function chooseSeveral<K extends TargetName, L extends string, N = EffectVars>(
  as: K,
  list: L,
  { least, most }: { readonly least: number; readonly most: number },
  source: TargetSource<TargetTypes[K], N>,
): StepList<Omit<N, L>, Several<K, L>> {
  const options = withoutSpellproof(as, source)
  const soFar = (f: Frame) => (f.v[list] ?? []) as readonly TargetTypes[K][]
  const found = (s: State, f: Frame) => options.of(s, vars<N>(f))
  const add = (f: Frame, one: TargetTypes[K]) => {
    f.v[list] = [...soFar(f), one] as readonly Json[]
    f.pc-- // this step again
  }
  return code({
    topics: options.topics ?? [],
    possible: (s, f) => found(s, f).length > 0,
    target: list,
    run(s, f) {
      const chosen = soFar(f)
      f.v[list] = chosen as readonly Json[]
      if (chosen.length >= most) return
      const left = found(s, f)
      if (left.length === 0) return
      if (left.length === 1 && chosen.length < least) return add(f, left[0]!)
      const choices = left.map(one => said(as, one))
      if (chosen.length >= least) choices.push(pass)
      s.asks = [{ seat: f.v.you, prompt: options.prompt, why: causeOf(s, f), choices }]
    },
    take(_, f, [answer]) {
      if (!isPass(answer!.choice)) add(f, (answer!.choice as unknown as TargetTypes)[as])
    },
  })
}
/** As `choose`, but the rest of the effect applies without it (BM-188): what follows has to look for itself. */
export const chooseOneOf = <K extends TargetName, N = EffectVars>(
  as: K,
  options: TargetSource<TargetTypes[K], N>,
): StepList<N, Pick<TargetTypes, K>> => code({ ...pick(as, withoutSpellproof(as, options), 'must'), target: as })
/** "You may choose": declining ends the effect. `mayChoose('card', spellInDiscard), takeFromDiscard` */
export const mayChoose = <K extends TargetName, N = EffectVars>(
  as: K,
  options: TargetSource<TargetTypes[K], N>,
): StepList<N, Pick<TargetTypes, K>> => code(pick(as, options, 'may'))
/**
 * A cost with a choice in it. What was paid is gone, so nobody looks for it when the effect resolves.
 * `payWith('price', yourSpells, discardIt)`
 */
export const payWith = <K extends TargetName, N = EffectVars>(
  as: K,
  options: TargetSource<TargetTypes[K], N>,
  deed: Reader<N & Pick<TargetTypes, K>, void>,
): StepList<N, Pick<TargetTypes, K>> => code(pick(as, options, 'must'), { run: (s, f) => deed(s, vars(f)) })
/** The same for a price that may be declined, and the effect with it. */
export const mayPayWith = <K extends TargetName, N = EffectVars>(
  as: K,
  options: TargetSource<TargetTypes[K], N>,
  deed: Reader<N & Pick<TargetTypes, K>, void>,
): StepList<N, Pick<TargetTypes, K>> => code(pick(as, options, 'may'), { run: (s, f) => deed(s, vars(f)) })
/** Where to build a room, if anywhere. `mayPlace(yourPlacements), buildNow` */
export const mayPlace = <N = EffectVars>(options: TargetSource<Placement, N>): StepList<N, { placement: Placement }> =>
  code(pick('placement', options, 'may'))

const said = (as: string, option: Json): Choice => (typeof option === 'object' ? option : { [as]: option }) as Choice
function pick<T extends Json, N>(as: string, options: TargetSource<T, N>, manner: 'must' | 'may'): Step {
  const { seems, topics = [] } = options
  return {
    topics,
    possible: (s, f) => options.of(s, vars<N>(f)).length > 0,
    ...(seems && { publiclyPossible: (s: State, f: Frame) => seems(s, vars<N>(f)) }),
    run(s, f) {
      if (seems && !seems(s, vars<N>(f))) return endEarly(f)
      const found = options.of(s, vars<N>(f))
      if (found.length === 0 && !seems) return endEarly(f)
      if (found.length === 1 && !seems && manner === 'must') {
        f.v[as] = found[0]!
        return
      }
      const choices = found.map(option => said(as, option))
      if (manner === 'may' || found.length === 0) choices.push(pass)
      s.asks = [{ seat: f.v.you, prompt: options.prompt, why: causeOf(s, f), choices }]
    },
    take(_, f, [answer]) {
      const choice = answer!.choice as { readonly [word: string]: Json }
      if (isPass(answer!.choice)) endEarly(f)
      else f.v[as] = choice[as] ?? choice
    },
  }
}

/** The body only if the test holds. */
export function when<N, S extends Body>(test: Reader<N, boolean>, ...body: S): StepList<N & Unmet<S>> {
  const steps = flat(body)
  const skip: Step = {
    run: (s, f) => {
      if (!test(s, vars<N>(f))) f.pc += steps.length
    },
  }
  return code(skip, ...steps)
}
/** The body as long as the test holds. */
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
  return code(leave, ...steps, again)
}
/** Until something ends the program. */
export const forever = <N>(body: StepList<N>): StepList<N> => {
  const again: Step = {
    run: (_, f) => {
      f.pc -= body.steps.length + 1
    },
  }
  return code(...body.steps, again)
}
/** The body for each of a list, which is fixed when the loop starts. `each('seat', opponents, discardsOne)` */
export function each<K extends string, T extends Json, S extends Body, N = EffectVars>(
  as: K,
  list: Reader<N, readonly T[]>,
  ...body: S
): StepList<N & Unmet<S, Record<K, T>>> {
  const rest = `${as}.rest`
  const left = (v: Vars) => v[rest] as readonly Json[]
  const start: Step = {
    run: (s, f) => {
      f.v[rest] = list(s, vars<N>(f))
    },
  }
  const next = act((_, v: Vars) => {
    v[as] = left(v)[0]!
    v[rest] = left(v).slice(1)
  })
  return code(start, ...repeat((_, v: Vars) => left(v).length > 0, next, ...body).steps)
}
/** Another program, for yourself or for the seat of an `each`. */
export const perform = (program: ProgramName): StepList<EffectVars> => act((s, v) => pushProgram(s, program, v.you, {}))
export const performForSeat = (program: ProgramName): StepList<{ seat: Seat }> =>
  act((s, v) => pushProgram(s, program, v.seat, {}))
