// A match on this device: the rules run here, bots think elsewhere, every choice is kept at once.
import { type LookaheadPosition, lookaheadFrom, openSandbox, type Sandbox } from '@overlair/play/lookahead'
import { isPerson, type SeatAssignment } from '@overlair/play/seats'
import { lengthAfterUndo, type PlayedChoice } from '@overlair/play/undo'
import {
  type Answer,
  type Ask,
  appendChoice,
  type Choice,
  eventFor,
  type Game,
  type GameEvent,
  type GameRecord,
  onlyChoice,
  type Result,
  replay,
  type Seat,
  truncateRecord,
  type Viewer,
} from '@overlair/rules/kernel'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { AskBot } from './bot-worker-client.ts'

/** Something that happened, as the one who looks may know it. */
interface LogLine {
  /** The choice it came of, counted from 0. */
  readonly index: number
  readonly seat: Seat
  readonly event: Omit<GameEvent, 'secret'>
}

/** One choice and what came of it, for those who animate it. */
interface Step {
  readonly index: number
  readonly answer: Answer
  readonly events: readonly Omit<GameEvent, 'secret'>[]
}

/** A choice as it was made; one that was the only choice, or decided beforehand, is nobody’s decision now. */
interface MatchChoice extends PlayedChoice {
  readonly forced: boolean
}

/** What a table gets. It shows what it is told and gives choices back; it never decides what is legal. */
export interface Match<View = unknown, C extends Choice = Choice> {
  readonly game: Game<unknown, C, View>
  readonly seats: readonly SeatAssignment[]
  /** Through whose eyes the table is seen. While the device changes hands: nobody's. */
  readonly viewer: ReadonlySignal<Viewer>
  readonly view: ReadonlySignal<View>
  /** What the viewer is asked. */
  readonly ask: ReadonlySignal<Ask<C> | undefined>
  /** Everybody who must choose now. */
  readonly waitingFor: ReadonlySignal<readonly Seat[]>
  /** The person who must take the device before anything of theirs is shown. */
  readonly nextPerson: ReadonlySignal<Seat | undefined>
  readonly log: ReadonlySignal<readonly LogLine[]>
  readonly result: ReadonlySignal<Result | undefined>
  readonly record: ReadonlySignal<GameRecord>
  /** Whether those who animate have shown all that happened. */
  readonly playbackDone: ReadonlySignal<boolean>
  readonly canUndo: ReadonlySignal<boolean>
  /** A bot that could not choose: what went wrong. */
  readonly botError: ReadonlySignal<unknown>
  /** The position as the one who is asked may think ahead in it; undefined when the viewer is asked nothing. */
  lookahead(): LookaheadPosition<View, C> | undefined
  /** The game as the viewer may play it on in their head. */
  sandbox(): Sandbox
  /** A choice of the viewer. An illegal one throws IllegalChoice and changes nothing. */
  choose(choice: C): void
  undo(): void
  /** The person named by `handOver` sits in front of the screen now. */
  takeSeat(): void
  /** Tells of each choice. Bots wait for the promises that listeners give back, so that nobody loses sight of what happens. */
  onStep(listener: (step: Step) => Promise<void> | undefined): () => void
  /** Ask the bots again after trouble. */
  retry(): void
  close(): void
}

// biome-ignore lint/suspicious/noExplicitAny: a table knows the view and the choices of its game; the pages around it do not.
export type AnyMatch = Match<any, any>

/** The choice that is made for the one who is asked; undefined when they decide. What might come of a choice can be tried out. */
export type AutoAnswer = (ask: Ask, view: () => unknown, tryOut: () => Sandbox) => Choice | undefined

const linesOf = ({ answer, events }: MatchChoice, index: number, viewer: Viewer): readonly LogLine[] =>
  events.map(event => ({ index, seat: answer.seat, event: eventFor(event, viewer) }))

export interface MatchOptions<View, C extends Choice> {
  readonly game: Game<unknown, C, View>
  readonly record: GameRecord
  readonly seats: readonly SeatAssignment[]
  readonly think: AskBot
  /** Called after every change, before anything else can happen. */
  readonly save: (record: GameRecord, over: boolean) => void
  /** What the people of this device have decided beforehand. */
  readonly standing?: AutoAnswer | undefined
}

export function openMatch<View, C extends Choice>({
  game,
  record: kept,
  seats,
  think,
  save,
  standing = onlyChoice,
}: MatchOptions<View, C>): Match<View, C> {
  const people = seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []))
  const listeners = new Set<(step: Step) => Promise<void> | undefined>()
  let state: unknown
  let closed = false

  const record = signal(kept)
  const played = signal<readonly MatchChoice[]>([])
  /** Counts changes of the state, which is changed in place. */
  const moment = signal(0)
  /** Who sits in front of the screen. */
  const sitting = signal<Seat | undefined>(people.length === 1 ? people[0] : undefined)
  const botError = signal<unknown>(undefined)
  /** How many choices are being shown: nobody takes the screen away from somebody who watches. */
  const showing = signal(0)

  /** Lines by the choice they came of, so that a line stays the same thing while the log grows. */
  const known = new Map<Viewer, WeakMap<MatchChoice, readonly LogLine[]>>()
  function linesFor(who: Viewer): WeakMap<MatchChoice, readonly LogLine[]> {
    const lines = known.get(who) ?? new WeakMap()
    known.set(who, lines)
    return lines
  }

  rebuild(kept)

  const asks = computed<readonly Ask<C>[]>(() => {
    moment.value
    return game.asks(state)
  })
  /** Asks of people that are theirs to answer. */
  const open = computed(() => asks.value.filter(one => people.includes(one.seat) && automaticChoice(one) === undefined))
  const waitingFor = computed(() => asks.value.map(ask => ask.seat))
  const nextPerson = computed(() => {
    if (people.length < 2 || showing.value > 0) return undefined
    const asked = open.value.map(one => one.seat)
    const here = sitting.value
    return asked.length === 0 || (here !== undefined && asked.includes(here)) ? undefined : asked[0]
  })
  const viewer = computed<Viewer>(() => (nextPerson.value === undefined ? (sitting.value ?? 'spectator') : 'spectator'))
  const view = computed<View>(() => {
    moment.value
    return game.view(state, viewer.value)
  })
  const ask = computed(() => open.value.find(one => one.seat === viewer.value))
  const result = computed<Result | undefined>(() => {
    moment.value
    return game.result(state)
  })
  const log = computed<readonly LogLine[]>(() => {
    const told = linesFor(viewer.value)
    return played.value.flatMap((made, index) => {
      const lines = told.get(made) ?? linesOf(made, index, viewer.value)
      told.set(made, lines)
      return lines
    })
  })
  const canUndo = computed(() => lengthUndone(played.value) !== undefined)

  /** How many choices remain when the person who chose last takes their last decision back, whoever is asked now. */
  function lengthUndone(made: readonly MatchChoice[]): number | undefined {
    const seat = made.at(-1)?.answer.seat
    if (seat === undefined || !people.includes(seat) || (people.length > 1 && seat !== sitting.value)) return undefined
    const length = lengthAfterUndo(made, seat)
    return length !== undefined && made[length]?.forced ? lengthUndone(made.slice(0, length)) : length
  }

  function automaticChoice(one: Ask<C>, at = state): Choice | undefined {
    if (!people.includes(one.seat)) return onlyChoice(one)
    return standing(
      one,
      () => game.view(at, one.seat),
      () => openSandbox(game, at, one.seat),
    )
  }

  /** `known`: how choices of this record were made, where that was seen. */
  function rebuild(from: GameRecord, known: readonly MatchChoice[] = []): void {
    const steps: MatchChoice[] = []
    // What is decided beforehand may take thought: only what can still be taken back is worth it.
    const last = from.choices.at(-1)?.seat
    const since = from.choices.findLastIndex(({ seat }) => seat !== last)
    const isForced = (index: number, at: unknown): boolean => {
      const asked = game.asks(at).find(({ seat }) => seat === from.choices[index]?.seat)
      return asked !== undefined && (index > since ? automaticChoice(asked, at) : onlyChoice(asked)) !== undefined
    }
    let forced = isForced(0, game.setup(from.options, from.seed))
    state = replay(game, from, ({ state: now, answer, events }) => {
      steps.push({ answer, events, forced: known[steps.length]?.forced ?? forced })
      forced = isForced(steps.length, now)
    })
    batch(() => {
      record.value = from
      played.value = steps
      moment.value++
    })
  }

  /** Makes a choice; gives back when it has been shown, if somebody shows it. */
  function make(seat: Seat, choice: C, forced: boolean): Promise<void> | undefined {
    const events = game.apply(state, seat, choice)
    const index = record.peek().choices.length
    batch(() => {
      record.value = appendChoice(record.peek(), seat, choice)
      played.value = [...played.peek(), { answer: { seat, choice }, events, forced }]
      moment.value++
    })
    save(record.peek(), game.result(state) !== undefined)
    const step = { index, answer: { seat, choice }, events: events.map(event => eventFor(event, viewer.peek())) }
    const shows = [...listeners].map(tell => tell(step)).filter(shown => shown !== undefined)
    return shows.length > 0 ? untilShown(shows) : undefined
  }
  async function untilShown(shows: readonly Promise<void>[]): Promise<void> {
    showing.value++
    await Promise.allSettled(shows)
    showing.value--
  }

  /**
   * Bots choose one after the other, each as soon as everybody has seen what happened before. Who has one choice only is not asked.
   * What nobody shows or thinks about follows in one go: a table is drawn once for all of it.
   */
  let driving = false
  async function runBots(shown?: Promise<void>): Promise<void> {
    if (driving || closed) return
    driving = true
    try {
      await shown
      for (let next = nextByItself(); next !== undefined && !closed; next = nextByItself()) {
        const before = moment.peek()
        const { seat } = next
        const plan = seats[seat]
        const answer = automaticChoice(next)
        const choice =
          answer ?? (await think({ record: record.peek(), seat, level: plan?.kind === 'bot' ? plan.level : '' }))
        // Somebody undid or chose meanwhile: this answer belongs to a moment that is gone.
        if (closed || moment.peek() !== before) continue
        const isShown = make(seat, choice as C, answer !== undefined) // whatever it is: the game takes only what it offers
        if (isShown) await isShown
      }
    } catch (problem) {
      if (!closed) botError.value = problem
    } finally {
      driving = false
    }
  }
  const nextByItself = (): Ask<C> | undefined => asks.peek().find(one => !open.peek().includes(one))

  void runBots()

  return {
    game,
    seats,
    viewer,
    view,
    ask,
    waitingFor,
    nextPerson,
    log,
    result,
    record,
    playbackDone: computed(() => showing.value === 0),
    canUndo,
    botError,
    lookahead() {
      const seat = ask.peek()?.seat
      return seat === undefined ? undefined : lookaheadFrom(game, state, seat)
    },
    sandbox: () => openSandbox(game, state, viewer.peek()),
    choose(choice) {
      const seat = viewer.peek()
      if (seat === 'spectator') throw new Error('nobody sits in front of the screen who could choose')
      void runBots(make(seat, choice, false))
    },
    undo() {
      const length = lengthUndone(played.peek())
      if (length === undefined) return
      const from = truncateRecord(record.peek(), length)
      rebuild(from, played.peek())
      save(from, false)
      void runBots()
    },
    takeSeat() {
      sitting.value = nextPerson.peek() ?? sitting.peek()
    },
    onStep(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry() {
      botError.value = undefined
      void runBots()
    },
    close() {
      closed = true
      listeners.clear()
    },
  }
}
