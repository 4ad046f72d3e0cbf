// Checks ten properties that hold for every game, along random legal play. ARCHITECTURE.md lists them.
//
//   for (const seed of seeds(100)) checkProperties(game, { players: 4 }, seed)
//
// At every choice: 1 and 2, 2 at all events of the choice too. At every nth choice (`every`): 3 to 10, 6 and 8 at all events of the
// choice too. With `every: 1`, and `npm run fuzz -- --every 1`, all ten at every choice. The first checked choice differs by seed.
//
// 6 is the secrecy of positions: two states that differ only in what a viewer cannot know seal to the same bytes. It is checked
// with the true state and a world dealt for each viewer, at once and along the next choices that look the same to the viewer.
//
// Throws an error for a property that does not hold. The error names the property and contains the record that leads there.
import { sameChoice } from '../choices.ts'
import {
  type Answer,
  type AnyGame,
  type Ask,
  type Choice,
  eventFor,
  type Game,
  type GameEvent,
  type Intent,
  type Refusal,
  redeal,
  type Seat,
  seal,
  type Viewer,
} from '../contract.ts'
import { GameError, IllegalChoice } from '../errors.ts'
import { canonical, stateHash } from '../hash.ts'
import type { RawOptions } from '../options.ts'
import { type HasRandom, randomBelow, randomSource, type Seed } from '../random.ts'
import { type GameRecord, newRecord, replay } from '../records.ts'
import { isOffered } from '../refusals.ts'
import { describeValue } from '../untrusted-input.ts'
import { applyWatched, type MomentChecks, sameCounts } from './moments.ts'

export interface CheckOptions<C extends Choice = Choice, E extends GameEvent = GameEvent> {
  /**
   * Properties 3 to 10 are checked at every nth choice. Property 9 plays four choices from each world that property 6 deals, and on
   * to the end from the worlds of one of the first ten checked choices.
   */
  readonly every?: number
  /** Maximal number of choices. A longer game counts as endless. */
  readonly longest?: number
  /** Picks a choice of an ask; at random by default. */
  readonly choose?: ChooseFrom<C>
  /** Called with the events of every choice. */
  readonly onEvents?: (events: readonly E[]) => void
  /** Called with every refusal that property 10 asks for. */
  readonly onRefusal?: (refusal: Refusal) => void
}
type ChooseFrom<C extends Choice> = (ask: Ask<C>, random: HasRandom) => C
const randomChoice = <C extends Choice>({ choices }: Ask<C>, random: HasRandom): C =>
  choices[randomBelow(random, choices.length)]!
export interface PlayedGame {
  readonly record: GameRecord
  readonly decisions: number
}

class BrokenProperty extends Error {
  override readonly name = 'BrokenProperty'
}

interface Run {
  readonly game: AnyGame
  readonly random: HasRandom
  readonly choices: Answer[]
  readonly record: GameRecord
  readonly intents: Intents
}

export const seeds = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i)

export function checkProperties<C extends Choice, E extends GameEvent>(
  game: Game<unknown, C, unknown, E>,
  options: RawOptions,
  seed: Seed,
  { every = 1, longest = 20_000, choose = randomChoice, onEvents, onRefusal }: CheckOptions<C, E> = {},
): PlayedGame {
  const choices: Answer[] = []
  const run: Run = {
    game,
    random: randomSource(`play ${seed}`),
    choices,
    record: { ...newRecord(game, options, seed), choices },
    intents: new Intents(),
  }
  const state = game.setup(options, seed)
  const pieces = game.inventory(state)
  const log: string[] = []
  const hashes = new Map<number, string>()
  const offset = randomBelow(run.random, every)
  let dealt: readonly Dealt[] = []
  let toTheEnd: readonly unknown[] = []
  const lastWorldAt = randomBelow(run.random, 10)
  for (let turn = 0; ; turn++) {
    const asks = game.asks(state)
    if (!sameCounts(pieces, game.inventory(state))) failProperty(run, 2, 'the inventory changed')
    const isChecked = turn % every === offset
    run.intents.add(asks)
    if (asks.length === 0) {
      for (const viewer of viewersOf(run))
        refusesWithReason(run, state, viewer, keepsSecrets(run, state, viewer), onRefusal)
      break
    }
    if (turn >= longest) failProperty(run, 1, `the game is not over after ${longest} choices`)
    const answer = pick(run, asks, choose)
    for (const { truth, viewer, world } of dealt) {
      staysAlike(run, truth, world, viewer)
      playsOn(run, world, A_FEW_CHOICES)
    }
    dealt = isChecked ? checkState(run, state, asks, answer, onRefusal) : []
    if (isChecked && turn <= offset + lastWorldAt * every) toTheEnd = dealt.map(({ world }) => game.clone(world))
    frozen(asks) // games never change asks and events in place, so copies may share them
    const checks: MomentChecks<unknown, C, E> = {
      game,
      viewers: isChecked ? viewersOf(run) : [],
      fail: (property, what) => failProperty(run, property, what),
    }
    const events = attempt(run, 1, () => applyWatched(checks, state, answer.seat, answer.choice))
    choices.push(answer)
    frozen(events)
    log.push(JSON.stringify(events))
    onEvents?.(events)
    if (isChecked) hashes.set(turn, stateHash(state))
  }
  if (!game.result(state)) failProperty(run, 1, 'no seat is asked, and there is no result')
  replaysAlike(run, log, hashes)
  for (const world of toTheEnd) playsOn(run, world, longest)
  return { record: run.record, decisions: choices.length }
}

function failProperty(run: Run, property: number, what: string): never {
  throw new BrokenProperty(`property ${property}: ${what}\nrecord: ${JSON.stringify(run.record)}`)
}
function attempt<T>(run: Run, property: number, action: () => T): T {
  try {
    return action()
  } catch (error) {
    if (error instanceof BrokenProperty) throw error
    return failProperty(run, property, `threw ${error instanceof Error ? error.stack : error}`)
  }
}

/** 1: every ask has a choice. Answers a random ask. */
function pick<C extends Choice>(run: Run, asks: readonly Ask<C>[], choose: ChooseFrom<C>): Answer<C> {
  for (const ask of asks)
    if (ask.choices.length === 0) failProperty(run, 1, `seat ${ask.seat} is asked “${ask.prompt}” and has no choice`)
  const ask = asks[randomBelow(run.random, asks.length)]!
  return { seat: ask.seat, choice: choose(ask, run.random) }
}

/** A world, and a copy of the true state that looks the same to its viewer. */
interface Dealt {
  readonly viewer: Viewer
  readonly truth: unknown
  readonly world: unknown
}
/** Returns a world for each viewer. */
function checkState(
  run: Run,
  state: unknown,
  asks: readonly Ask[],
  answer: Answer,
  onRefusal: CheckOptions['onRefusal'],
): readonly Dealt[] {
  const before = canonical(state)
  survivesJson(run, state, before, answer)
  rollsBack(run, state, before, answer)
  refusesOthers(run, state, asks)
  const truth = run.game.clone(state)
  const dealt = viewersOf(run).map(viewer => ({ viewer, truth, world: keepsSecrets(run, state, viewer) }))
  acceptsOffers(run, state, asks)
  for (const { viewer, world } of dealt) refusesWithReason(run, state, viewer, world, onRefusal)
  if (canonical(state) !== before) failProperty(run, 4, 'the checks changed the state')
  return dealt
}

const after = (run: Run, state: unknown, answer: Answer): string => {
  const events = attempt(run, 1, () => run.game.apply(state, answer.seat, answer.choice))
  return canonical({ state, events })
}

/** 3: a saved and loaded state continues in the same way. */
function survivesJson(run: Run, state: unknown, before: string, answer: Answer): void {
  const loaded = JSON.parse(JSON.stringify(state))
  if (canonical(loaded) !== before) failProperty(run, 3, 'the state is not plain JSON')
  if (after(run, loaded, answer) !== after(run, run.game.clone(state), answer))
    failProperty(run, 3, 'a loaded state continues differently')
}

/** 3: the record leads to the same states, event for event. */
function replaysAlike(run: Run, log: readonly string[], hashes: ReadonlyMap<number, string>): void {
  replay(run.game, JSON.parse(JSON.stringify(run.record)), ({ state, index, events }) => {
    if (JSON.stringify(events) !== log[index])
      failProperty(run, 3, `choice ${index + 1} emits other events when replayed`)
    if (hashes.has(index) && stateHash(state) !== hashes.get(index))
      failProperty(run, 3, `choice ${index + 1} leads to another state when replayed`)
  })
}

/** 4: a choice can be rolled back and made again with the same result, and a copy shares no data that changes. */
function rollsBack(run: Run, state: unknown, before: string, answer: Answer): void {
  const first = run.game.clone(state)
  const outcome = after(run, first, answer)
  if (canonical(state) !== before) failProperty(run, 4, 'applying a choice to a copy changed the original')
  if (after(run, run.game.clone(state), answer) !== outcome)
    failProperty(run, 4, 'the same choice led to another state')
  sharesNothingThatChanges(run, state, answer)
}
/** 4: a copy of a deeply frozen state never writes to data that it shares with the original. */
function sharesNothingThatChanges(run: Run, state: unknown, answer: Answer): void {
  const { game } = run
  const { seat, choice } = answer
  const original = frozen(JSON.parse(JSON.stringify(state)))
  for (const copy of [game.clone, (from: unknown) => redeal(game, from, seat, 'frozen')])
    try {
      game.apply(copy(original), seat, choice)
    } catch (error) {
      if (error instanceof TypeError) failProperty(run, 4, `a copy shares data that it changes: ${error.stack}`)
      throw error
    }
}

const cycle: { pass?: unknown } = {}
cycle.pass = cycle
const garbage: readonly unknown[] = [
  ...[null, undefined, 0, 'draft', [], {}, { pass: 'never' }, { __proto__: null }],
  ...[1n, { pass: 1n }, cycle], // not JSON
]

/** 5: the game refuses every choice that it does not offer, with a reason, and the state stays unchanged. */
function refusesOthers(run: Run, state: unknown, asks: readonly Ask[]): void {
  const before = JSON.stringify(state)
  const refuse = (seat: Seat, choice: unknown) => {
    try {
      run.game.apply(state, seat, choice as Choice)
    } catch (error) {
      if (!(error instanceof IllegalChoice) || error.message === '')
        failProperty(run, 5, `${describeValue(choice)} was refused with ${error}`)
      if (JSON.stringify(state) !== before)
        failProperty(run, 5, `the refused ${describeValue(choice)} changed the state`)
      return
    }
    failProperty(run, 5, `${describeValue(choice)} of seat ${seat} was accepted and is not offered`)
  }
  const ask = asks[randomBelow(run.random, asks.length)]!
  for (const choice of garbage) refuse(ask.seat, choice)
  const legal = ask.choices[randomBelow(run.random, ask.choices.length)]!
  for (const changed of mutations(legal))
    if (!ask.choices.some(choice => sameChoice(choice, changed))) refuse(ask.seat, changed)
  const askedSeats = asks.map(({ seat }) => seat)
  for (const notASeat of [-1, 99, 0.5, 'spectator']) refuse(notASeat as Seat, legal)
  for (let seat = 0; seat < 6; seat++) if (!askedSeats.includes(seat)) refuse(seat, legal)
}
/** A legal choice with one word changed, left out or added. */
function* mutations(choice: Choice): Generator<Choice> {
  for (const [word, value] of Object.entries(choice)) {
    const { [word]: _, ...rest } = choice
    yield rest
    yield { ...choice, [word]: typeof value === 'number' ? value + 1 : `${value}x` }
  }
  yield { ...choice, more: true }
}

const viewersOf = ({ game, record }: Run): readonly Viewer[] => [
  'spectator',
  ...seeds(Number(record.options.players ?? game.players.min)),
]

/**
 * 6: what a viewer gets does not depend on anything that it cannot know. Sealing a world that was dealt for the viewer gives the
 * sealed position again, byte for byte, and so do view and ask. Dealing twice is dealing once: a world depends only on what the
 * viewer knows and on the seed, so nothing hidden can be computed from it. Returns the world.
 */
function keepsSecrets(run: Run, state: unknown, viewer: Viewer): unknown {
  const { game } = run
  const sealed = JSON.stringify(attempt(run, 6, () => seal(game, state, viewer)))
  const seed = `other ${randomBelow(run.random, 1e9)}`
  const world = attempt(run, 6, () => game.deal(JSON.parse(sealed), seed))
  const compare = (what: string, of: (at: unknown) => unknown) => {
    if (JSON.stringify(of(world)) !== JSON.stringify(of(state)))
      failProperty(run, 6, `the ${what} of ${viewer} depends on what ${viewer} cannot know`)
  }
  compare('view', at => game.view(at, viewer))
  compare('ask', at => game.asks(at).find(({ seat }) => seat === viewer))
  compare('sealed position', at => seal(game, at, viewer))
  if (canonical(game.deal(seal(game, world, viewer), seed)) !== canonical(world))
    failProperty(run, 6, `dealing for ${viewer} does not depend on the seed only`)
  if (!sameCounts(game.inventory(world), game.inventory(state))) failProperty(run, 6, 'dealing changed the inventory')
  return world
}

/** Unlike `clone`, it is right even in a game whose copies share data that changes. */
const jsonCopy = (state: unknown): unknown => JSON.parse(JSON.stringify(state))
const A_FEW_CHOICES = 4
/**
 * 6: plays the true state and a world of the viewer on, side by side, as long as the viewer sees the same in both. Its sealed
 * positions must then be the same, too: also a fact that `deal` copies must not come from anything hidden. A hidden choice of
 * another seat may differ: where the world does not offer it, its cards are others there. Ends when the viewer is asked: it may
 * look at a deck then, and no view shows that.
 */
function staysAlike(run: Run, state: unknown, dealt: unknown, viewer: Viewer): void {
  const { game } = run
  const random = randomSource(`alike ${viewer} ${run.choices.length}`)
  const truth = jsonCopy(state)
  let world = jsonCopy(dealt)
  const seenAfter = (at: unknown, { seat, choice }: Answer): string => {
    const events = attempt(run, 6, () => game.apply(at, seat, choice))
    return JSON.stringify([events.map(event => eventFor(event, viewer)), game.view(at, viewer)])
  }
  for (let n = 0; n < A_FEW_CHOICES && game.asks(truth).length > 0; n++) {
    const { seat, choice } = pick({ ...run, random }, game.asks(truth), randomChoice)
    const seen = seenAfter(truth, { seat, choice })
    const offered = game.asks(world).find(ask => ask.seat === seat)?.choices ?? []
    const same = offered.find(other => sameChoice(other, choice))
    const next = (same ? [same] : offered.slice(0, 10)).flatMap(other => {
      const copy = jsonCopy(world)
      return seenAfter(copy, { seat, choice: other }) === seen ? [copy] : []
    })[0]
    if (next === undefined) return
    world = next
    if (game.asks(truth).some(ask => ask.seat === viewer)) return
    if (JSON.stringify(seal(game, world, viewer)) !== JSON.stringify(seal(game, truth, viewer)))
      failProperty(run, 6, `the sealed position of ${viewer} depends on more than ${viewer} has seen`)
  }
}

/** 9: a game can be played on from a world that was dealt: a number of choices, or to its end if that comes first. */
function playsOn(run: Run, world: unknown, choices: number): void {
  const { game } = run
  const pieces = game.inventory(world)
  for (let n = 0; n < choices; n++) {
    const asks = game.asks(world)
    if (asks.length === 0) return
    const { seat, choice } = pick(run, asks, randomChoice)
    attempt(run, 9, () => game.apply(world, seat, choice))
    if (!sameCounts(pieces, game.inventory(world))) failProperty(run, 9, 'the inventory of a dealt world changed')
  }
  if (choices !== A_FEW_CHOICES) failProperty(run, 9, `a dealt world does not end within ${choices} choices`)
}

/** 7: the game accepts every choice that it offers. */
function acceptsOffers(run: Run, state: unknown, asks: readonly Ask[]): void {
  for (const { seat, choices } of asks)
    for (const choice of choices) {
      const copy = run.game.clone(state)
      try {
        run.game.apply(copy, seat, choice)
      } catch (error) {
        const reason = error instanceof GameError ? error.message : error instanceof Error ? error.stack : String(error)
        failProperty(run, 7, `${JSON.stringify(choice)} was offered and refused: ${reason}`)
      }
    }
}

const A_FEW_INTENTS = 8
/** Intents for property 10: choices offered so far, whole and word by word. Each kind of choice has its own, so that none is rare. */
class Intents {
  readonly #byKind = new Map<string, Intent[]>()
  readonly #known = new Set<string>()

  add(asks: readonly Ask[]): void {
    for (const { choices } of asks)
      for (const choice of choices) {
        this.#addOne(choice)
        const words = Object.entries(choice)
        if (words.length > 1) for (const [word, value] of words) this.#addOne({ [word]: value })
      }
  }
  #addOne(intent: Intent): void {
    const text = canonical(intent)
    if (this.#known.has(text)) return
    this.#known.add(text)
    const kind = Object.keys(intent).sort().join(' ')
    const alike = this.#byKind.get(kind)
    if (alike) alike.push(intent)
    else this.#byKind.set(kind, [intent])
  }
  /** A few intents at random. */
  some(random: HasRandom): readonly Intent[] {
    const kinds = [...this.#byKind.values()]
    const pickOne = <T>(list: readonly T[]): T => list[randomBelow(random, list.length)]!
    return Array.from({ length: A_FEW_INTENTS }, () => pickOne(pickOne(kinds)))
  }
}
/**
 * 10: an intent is refused if and only if no choice with its words is offered to the seat, with a reason and a rule. The refusal
 * is the same in a world that was dealt for the seat, so it says nothing that the seat cannot know.
 */
function refusesWithReason(
  run: Run,
  state: unknown,
  viewer: Viewer,
  world: unknown,
  onRefusal: CheckOptions['onRefusal'],
): void {
  if (viewer === 'spectator') return
  const { game } = run
  for (const intent of run.intents.some(run.random)) {
    const refusal = attempt(run, 10, () => game.refusal(state, viewer, intent))
    const tried = `${describeValue(intent)} of seat ${viewer}`
    if (isOffered(game.asks(state), viewer, intent)) {
      if (refusal) failProperty(run, 10, `${tried} is offered and was refused: ${describeValue(refusal)}`)
      continue
    }
    if (!refusal?.reason || !refusal.why) failProperty(run, 10, `${tried} was refused without a reason and a rule`)
    const inWorld = attempt(run, 10, () => game.refusal(world, viewer, intent))
    if (JSON.stringify(inWorld) !== JSON.stringify(refusal))
      failProperty(run, 10, `the refusal of ${tried} depends on what the seat cannot know: ${describeValue(refusal)}`)
    onRefusal?.(refusal!)
  }
}

function frozen<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
