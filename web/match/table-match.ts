// A match as a table has it: signals made from the seat handles of the people on this device. The match itself may run in this
// page or elsewhere.
import type { LookaheadPosition, Sandbox } from '@overlair/play/lookahead'
import type { SeatHandle, Step, Update } from '@overlair/play/match/contract'
import { nameOf, type Occupant } from '@overlair/play/match/occupants'
import type { Ask, Choice, Game, GameEvent, GameRecord, RawOptions, Result, Seat, Viewer } from '@overlair/rules/kernel'
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { askKeeper } from './kept-ask.ts'
import { PlannedChoices } from './planned-choices.ts'

/** An event as the viewer may know it. */
interface LogLine {
  /** Index of the choice that caused it. */
  readonly index: number
  readonly seat: Seat
  readonly event: Omit<GameEvent, 'secret'>
}

/** One choice with its events, for playback. */
interface PlayedStep<View = unknown> extends Step {
  /** For each event, what the viewer sees at that moment. */
  readonly moments: readonly View[]
}
type StepListener<View> = (step: PlayedStep<View>) => Promise<void> | undefined

/** `asked`: the others have not all answered yet. */
export type UndoState = 'at-once' | 'by-consent' | 'asked' | 'none'

/** The table shows its signals and returns choices; it never decides what is legal. */
export interface TableMatch<View = unknown, C extends Choice = Choice> {
  readonly game: Game<unknown, C, View>
  readonly options: RawOptions
  /** An empty seat has an empty name. */
  readonly seats: readonly (Occupant & { readonly name: string })[]
  /** One handle for each person on this device. */
  readonly people: readonly SeatHandle<View, C>[]
  /** The viewer of the table. A spectator while the device is handed over. */
  readonly viewer: ReadonlySignal<Viewer>
  /** Counts choices and undos: with the same number, the match is at the same position. */
  readonly revision: ReadonlySignal<number>
  readonly view: ReadonlySignal<View>
  /** The ask of the viewer, if there is one. It stays the same object as long as the decision and its choices are the same. */
  readonly ask: ReadonlySignal<Ask<C> | undefined>
  /** All seats that must choose now. */
  readonly waitingFor: ReadonlySignal<readonly Seat[]>
  /** The person who must take the device before the table shows their view. */
  readonly nextPerson: ReadonlySignal<Seat | undefined>
  readonly log: ReadonlySignal<readonly LogLine[]>
  readonly result: ReadonlySignal<Result | undefined>
  /** Undefined before the game is over. */
  readonly record: ReadonlySignal<GameRecord | undefined>
  /**
   * How many times faster events are played back than the settings say: more than once while past choices are shown. Infinity leaves
   * the playback out.
   */
  readonly tempo: ReadonlySignal<number>
  /** False while a listener of `onStep` plays events back. */
  readonly playbackDone: ReadonlySignal<boolean>
  /** Whether the viewer can take the last choice back at once. */
  readonly canUndo: ReadonlySignal<boolean>
  readonly undoState: ReadonlySignal<UndoState>
  /** The error of a bot that could not choose. */
  readonly botError: ReadonlySignal<unknown>
  /** A dealt world to preview choices of the viewer. Undefined if the viewer is not asked. */
  lookahead(): LookaheadPosition<View, C> | undefined
  /** A dealt world in which the viewer can play on for all seats. */
  sandbox(): Sandbox
  /**
   * Makes choices of the viewer, one after the other, as long as the match offers them. Throws GameError and changes nothing if the
   * match refuses the first one.
   */
  choose(...choices: readonly C[]): void
  /** Takes the last choice back, or asks the others for their consent, as `undoState` says. */
  undo(): void
  /** Seats the person named by `nextPerson` in front of the screen. */
  takeSeat(): void
  /** Calls the listener after each choice. Bots wait for the promises that listeners return, so that people can follow the game. */
  onStep(listener: StepListener<View>): () => void
  /** Asks the bots again after an error. */
  retry(): void
}
// biome-ignore lint/suspicious/noExplicitAny: a table knows the view and the choices of its game; the pages around it do not.
export type AnyTableMatch = TableMatch<any, any>

/** The side of a table match that the program around the table uses. */
interface OpenTable<View, C extends Choice> {
  readonly match: TableMatch<View, C>
  /** Resolves when the table has played everything back. Undefined if it has. */
  playbackEnd(): Promise<void> | undefined
  close(): void
}

interface TableHandles<View, C extends Choice> {
  /** One for each person on this device. */
  readonly people: readonly SeatHandle<View, C>[]
  /** For the time in which the device is handed over, and for a match without people on this device. */
  readonly spectator: SeatHandle<View, C>
}
/** What the program around the table adds: errors of bots on this device, undos by consent and past choices of an online match. */
interface Surroundings extends Pick<TableMatch, 'botError' | 'retry' | 'tempo'> {
  /** Whether somebody has asked the others for consent to an undo. */
  readonly isUndoAsked: ReadonlySignal<boolean>
}
const nothing: Surroundings = {
  botError: signal(undefined),
  retry() {},
  tempo: signal(1),
  isUndoAsked: signal(false),
}

export function openTable<View, C extends Choice>(
  { people, spectator }: TableHandles<View, C>,
  surroundings: Partial<Surroundings> = {},
): OpenTable<View, C> {
  const { botError, retry, tempo, isUndoAsked } = { ...nothing, ...surroundings }
  const listeners = new Set<StepListener<View>>()
  /** Counts the updates. */
  const updates = signal(0)
  /** The person in front of the screen. */
  const seated = signal(people.length === 1 ? people[0] : undefined)
  /** Number of running playbacks. The device is not handed over during a playback. */
  const playbacks = signal(0)
  let playback: Promise<void> | undefined

  const personAt = (seat: Seat | undefined) => people.find(({ viewer }) => viewer === seat)
  const nextPerson = computed(() => {
    updates.value
    if (people.length < 2 || playbacks.value > 0) return undefined
    const asked = spectator.position().asked.filter(seat => personAt(seat)?.position().ask !== undefined)
    return asked.some(seat => seat === seated.value?.viewer) ? undefined : asked[0]
  })
  const shown = computed(() => (nextPerson.value === undefined ? (seated.value ?? spectator) : spectator))
  const position = computed(() => {
    updates.value
    return shown.value.position()
  })
  const revision = computed(() => position.value.revision)
  /** Changes with choices and undos only. */
  const atRevision = <T>(read: (handle: SeatHandle<View, C>) => T): ReadonlySignal<T> =>
    computed(() => {
      revision.value
      return read(shown.value)
    })
  const keepAsk = askKeeper<C>()
  const undoable = computed(() => {
    updates.value
    return seated.value?.position().undoable
  })
  const undoableByConsent = computed(() => {
    updates.value
    return seated.value?.position().undoableByConsent
  })
  const undoState = computed((): UndoState => {
    if (undoable.value !== undefined) return 'at-once'
    if (isUndoAsked.value) return 'asked'
    return undoableByConsent.value === undefined ? 'none' : 'by-consent'
  })
  const occupants = computed(() => position.value.seats)
  const seats = computed(() => occupants.value.map(occupant => ({ ...occupant, name: nameOf(occupant) })))

  let planned = new PlannedChoices(shown.peek())
  const unsubscribe = effect(() => {
    planned = new PlannedChoices(shown.value)
    return shown.value.subscribe(receive)
  })
  function receive(update: Update<C, View>): void {
    const isHandedOver = nextPerson.peek() !== undefined
    batch(() => {
      updates.value++
      // The device stays here until the listeners have said whether they play the step back.
      if (!isHandedOver) playbacks.value++
    })
    if (isHandedOver) return
    const { step, moments = [] } = update
    let started: Promise<void> | undefined
    try {
      started = step && playBack({ ...step, moments })
    } finally {
      if (!started) playbacks.value--
    }
    planned.receive(update)
  }
  function playBack(step: PlayedStep<View>): Promise<void> | undefined {
    const started = [...listeners].map(listener => listener(step)).filter(end => end !== undefined)
    if (started.length === 0) return undefined
    playback = Promise.allSettled([playback, ...started]).then(() => {
      playbacks.value--
    })
    return playback
  }

  const match: TableMatch<View, C> = {
    game: spectator.game,
    options: spectator.options,
    get seats() {
      return seats.value
    },
    people,
    viewer: computed(() => shown.value.viewer),
    revision,
    view: atRevision(handle => handle.view()),
    ask: computed(() => {
      const { ask, decision } = position.value
      return ask && keepAsk(ask, decision)
    }),
    waitingFor: atRevision(handle => handle.position().asked),
    nextPerson,
    log: atRevision(handle => handle.log().flatMap(linesOf)),
    result: atRevision(handle => handle.position().result),
    // A server sends the record after the last choice.
    record: computed(() => {
      updates.value
      return shown.value.record()
    }),
    tempo,
    playbackDone: computed(() => playbacks.value === 0),
    canUndo: computed(() => undoable.value !== undefined),
    undoState,
    botError,
    lookahead: () => shown.peek().lookahead(),
    sandbox: () => shown.peek().sandbox(),
    choose: (...choices) => planned.start(choices),
    undo() {
      const decision = undoState.peek() === 'by-consent' ? undoableByConsent.peek() : undoable.peek()
      if (decision !== undefined) seated.peek()?.undo(decision)
    },
    takeSeat() {
      seated.value = personAt(nextPerson.peek()) ?? seated.peek()
    },
    onStep(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry,
  }
  return {
    match,
    playbackEnd: () => (playbacks.peek() === 0 ? undefined : playback),
    close() {
      unsubscribe()
      listeners.clear()
    },
  }
}

/** A line stays the same object while the log grows. */
const linesByStep = new WeakMap<Step, readonly LogLine[]>()
function linesOf(step: Step): readonly LogLine[] {
  const { index, seat, events } = step
  const lines = linesByStep.get(step) ?? events.map(event => ({ index, seat, event }))
  linesByStep.set(step, lines)
  return lines
}
