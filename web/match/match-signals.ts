// A match on this device, as signals. The rules run in the page, bots run in a worker, and every choice is saved at once.

import { botRequest } from '@overlair/bots/request'
import { type LookaheadPosition, lookaheadFrom, openSandbox, type Sandbox } from '@overlair/play/lookahead'
import { type AutoPass, knowledgeOf, onlyForced } from '@overlair/play/match/automatic'
import { isPerson, type SeatAssignment } from '@overlair/play/seats'
import { lengthAfterUndo, type PlayedChoice } from '@overlair/play/undo'
import {
  type Answer,
  type Ask,
  type Choice,
  eventFor,
  type Game,
  type GameEvent,
  type GameRecord,
  onlyChoice,
  playAndRecord,
  type Result,
  replay,
  type Seat,
  truncateRecord,
  type Viewer,
} from '@overlair/rules/kernel'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { AskBot } from './bot-worker-client.ts'

/** An event as the viewer may know it. */
interface LogLine {
  /** Index of the choice that caused it. */
  readonly index: number
  readonly seat: Seat
  readonly event: Omit<GameEvent, 'secret'>
}

/** One choice with its events, for playback. */
interface Step<View> {
  readonly index: number
  readonly answer: Answer
  readonly events: readonly Omit<GameEvent, 'secret'>[]
  /** For each event, what the viewer sees at that moment. */
  readonly moments: readonly View[]
}

interface MatchChoice extends PlayedChoice {
  /** True if it was the only choice or an automatic answer. Undo skips such a choice. */
  readonly forced: boolean
}

/** The match as a table sees it. The table shows its signals and returns choices; it never decides what is legal. */
export interface Match<View = unknown, C extends Choice = Choice> {
  readonly game: Game<unknown, C, View>
  readonly seats: readonly SeatAssignment[]
  /** The viewer of the table. A spectator while the device is handed over. */
  readonly viewer: ReadonlySignal<Viewer>
  readonly view: ReadonlySignal<View>
  /** The ask of the viewer, if there is one. */
  readonly ask: ReadonlySignal<Ask<C> | undefined>
  /** All seats that must choose now. */
  readonly waitingFor: ReadonlySignal<readonly Seat[]>
  /** The person who must take the device before the table shows their view. */
  readonly nextPerson: ReadonlySignal<Seat | undefined>
  readonly log: ReadonlySignal<readonly LogLine[]>
  readonly result: ReadonlySignal<Result | undefined>
  readonly record: ReadonlySignal<GameRecord>
  /** By seat: what the match does for the people of this device. `AutoPass` of the game reads it. */
  readonly instructions: ReadonlySignal<readonly unknown[]>
  /** False while a listener of `onStep` plays events back. */
  readonly playbackDone: ReadonlySignal<boolean>
  readonly canUndo: ReadonlySignal<boolean>
  /** The error of a bot that could not choose. */
  readonly botError: ReadonlySignal<unknown>
  /** A redealt copy to preview choices of the viewer. Undefined if the viewer is not asked. */
  lookahead(): LookaheadPosition<View, C> | undefined
  /** A redealt copy in which the viewer can play on for all seats. */
  sandbox(): Sandbox
  /** Makes a choice of the viewer. Throws IllegalChoice and changes nothing if the choice is illegal. */
  choose(choice: C): void
  undo(): void
  /** Tells the match how to answer for a person of this device. Throws GameError if the match cannot follow it. */
  instruct(seat: Seat, instructions: unknown): void
  /** Seats the person named by `nextPerson` in front of the screen. */
  takeSeat(): void
  /** Calls the listener after each choice. Bots wait for the promises that listeners return, so that people can follow the game. */
  onStep(listener: (step: Step<View>) => Promise<void> | undefined): () => void
  /** Asks the bots again after an error, and makes the answers of new instructions. */
  retry(): void
  close(): void
}

// biome-ignore lint/suspicious/noExplicitAny: a table knows the view and the choices of its game; the pages around it do not.
export type AnyMatch = Match<any, any>

const linesOf = ({ answer, events }: MatchChoice, index: number, viewer: Viewer): readonly LogLine[] =>
  events.map(event => ({ index, seat: answer.seat, event: eventFor(event, viewer) }))

export interface MatchOptions<View, C extends Choice> {
  readonly game: Game<unknown, C, View>
  readonly record: GameRecord
  readonly seats: readonly SeatAssignment[]
  readonly askBot: AskBot
  /** Called after every change, in the same task. */
  readonly save: (record: GameRecord, over: boolean) => void
  /** Answers for the people of this device. Without it, the match makes only choices without an alternative. */
  readonly autoPass?: AutoPass
  /** What each person of this device tells the match at its start. */
  readonly told?: unknown
}

export function openMatch<View, C extends Choice>({
  game,
  record: savedRecord,
  seats,
  askBot,
  save,
  autoPass = onlyForced,
  told = null,
}: MatchOptions<View, C>): Match<View, C> {
  const people = seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []))
  const listeners = new Set<(step: Step<View>) => Promise<void> | undefined>()
  let state: unknown
  let closed = false

  const record = signal(savedRecord)
  const played = signal<readonly MatchChoice[]>([])
  /** Counts the changes of `state`, which the rules change in place. */
  const revision = signal(0)
  /** The person in front of the screen. */
  const seated = signal<Seat | undefined>(people.length === 1 ? people[0] : undefined)
  const instructions = signal<readonly unknown[]>(seats.map(() => autoPass.readInstructions(told)))
  const botError = signal<unknown>(undefined)
  /** Number of running playbacks. The device is not handed over during a playback. */
  const playbacks = signal(0)

  /** Log lines of each viewer by choice, so that a line stays the same object while the log grows. */
  const lineCache = new Map<Viewer, WeakMap<MatchChoice, readonly LogLine[]>>()
  function cachedLines(who: Viewer): WeakMap<MatchChoice, readonly LogLine[]> {
    const lines = lineCache.get(who) ?? new WeakMap()
    lineCache.set(who, lines)
    return lines
  }

  rebuild(savedRecord)

  const asks = computed<readonly Ask<C>[]>(() => {
    revision.value
    return game.asks(state)
  })
  /** The asks that people must answer themselves. */
  const openAsks = computed(() =>
    asks.value.filter(one => people.includes(one.seat) && automaticChoice(one) === undefined),
  )
  const waitingFor = computed(() => asks.value.map(ask => ask.seat))
  const nextPerson = computed(() => {
    if (people.length < 2 || playbacks.value > 0) return undefined
    const asked = openAsks.value.map(one => one.seat)
    const here = seated.value
    return asked.length === 0 || (here !== undefined && asked.includes(here)) ? undefined : asked[0]
  })
  const viewer = computed<Viewer>(() => (nextPerson.value === undefined ? (seated.value ?? 'spectator') : 'spectator'))
  const view = computed<View>(() => {
    revision.value
    return game.view(state, viewer.value)
  })
  const ask = computed(() => openAsks.value.find(one => one.seat === viewer.value))
  const result = computed<Result | undefined>(() => {
    revision.value
    return game.result(state)
  })
  const log = computed<readonly LogLine[]>(() => {
    const cache = cachedLines(viewer.value)
    return played.value.flatMap((choice, index) => {
      const lines = cache.get(choice) ?? linesOf(choice, index, viewer.value)
      cache.set(choice, lines)
      return lines
    })
  })
  const canUndo = computed(() => lengthUndone(played.value) !== undefined)

  /** Returns how many choices remain after an undo by the person who chose last. Undefined if that person cannot undo. */
  function lengthUndone(choices: readonly MatchChoice[]): number | undefined {
    const seat = choices.at(-1)?.answer.seat
    if (seat === undefined || !people.includes(seat) || (people.length > 1 && seat !== seated.value)) return undefined
    const length = lengthAfterUndo(choices, seat)
    return length !== undefined && choices[length]?.forced ? lengthUndone(choices.slice(0, length)) : length
  }

  function automaticChoice(one: Ask<C>, at = state): Choice | undefined {
    if (!people.includes(one.seat)) return onlyChoice(one)
    return autoPass.automatic(one, knowledgeOf(game, at, one.seat, instructions.value[one.seat]))
  }

  /** Replays the record. `known` holds its first choices if this match has made them: it keeps their `forced` flags. */
  function rebuild(from: GameRecord, known: readonly MatchChoice[] = []): void {
    const choices: MatchChoice[] = []
    // An automatic answer may be slow to compute. Only the choices after the last one of another seat can be undone and need it.
    const lastSeat = from.choices.at(-1)?.seat
    const lastOfOthers = from.choices.findLastIndex(({ seat }) => seat !== lastSeat)
    const isForced = (index: number, at: unknown): boolean => {
      const asked = game.asks(at).find(({ seat }) => seat === from.choices[index]?.seat)
      return (
        asked !== undefined && (index > lastOfOthers ? automaticChoice(asked, at) : onlyChoice(asked)) !== undefined
      )
    }
    let forced = isForced(0, game.setup(from.options, from.seed))
    state = replay(game, from, ({ state: after, answer, events }) => {
      choices.push({ answer, events, forced: known[choices.length]?.forced ?? forced })
      forced = isForced(choices.length, after)
    })
    batch(() => {
      record.value = from
      played.value = choices
      revision.value++
    })
  }

  /** Makes a choice. Returns a promise for the end of its playback, or undefined if no listener plays it back. */
  function make(
    seat: Seat,
    choice: C,
    forced: boolean,
    toldAfter = instructions.peek()[seat],
  ): Promise<void> | undefined {
    const index = record.peek().choices.length
    // The choice may hand the device over. Its events are for the person who was in front of the screen.
    const watching = viewer.peek()
    const moments: View[] = []
    const watch = listeners.size > 0 ? () => void moments.push(game.view(state, watching)) : undefined
    const { record: longer, events } = playAndRecord(game, state, record.peek(), seat, choice, watch)
    batch(() => {
      record.value = longer
      played.value = [...played.peek(), { answer: { seat, choice }, events, forced }]
      setInstructions(seat, toldAfter)
      revision.value++
    })
    save(record.peek(), game.result(state) !== undefined)
    const visible = events.map(event => eventFor(event, watching))
    const step = { index, answer: { seat, choice }, events: visible, moments }
    const started = [...listeners].map(listener => listener(step)).filter(playback => playback !== undefined)
    return started.length > 0 ? playbackEnd(started) : undefined
  }
  async function playbackEnd(started: readonly Promise<void>[]): Promise<void> {
    playbacks.value++
    await Promise.allSettled(started)
    playbacks.value--
  }

  /**
   * Makes all choices of bots and all automatic choices. Each waits for the playback of the choice before it. A seat with a single
   * choice is not asked. Choices without playback and without a bot follow in one task, so that the table renders once.
   */
  let running = false
  async function runBots(playback?: Promise<void>): Promise<void> {
    if (running || closed) return
    running = true
    try {
      await playback
      for (let next = nextAutomatic(); next !== undefined && !closed; next = nextAutomatic()) {
        const before = revision.peek()
        const { seat } = next
        const assignment = seats[seat]
        const automatic = automaticChoice(next)
        const level = assignment?.kind === 'bot' ? assignment.level : ''
        const choice = automatic ?? (await askBot(botRequest({ game, state, record: record.peek() }, seat, level)))
        // A person has undone or chosen in the meantime, so the answer is out of date.
        if (closed || revision.peek() !== before) continue
        const shown = make(seat, choice as C, automatic !== undefined) // `apply` rejects a choice that the game does not offer
        if (shown) await shown
      }
    } catch (error) {
      if (!closed) botError.value = error
    } finally {
      running = false
    }
  }
  /** The instructions of a person who makes this choice. */
  function instructionsAfter(seat: Seat, choice: C): unknown {
    const asked = ask.peek()
    const told = instructions.peek()[seat]
    return asked ? autoPass.afterChoice(told, asked, choice, view.peek()) : told
  }
  const setInstructions = (seat: Seat, told: unknown): void => {
    instructions.value = instructions.peek().with(seat, told)
  }
  const nextAutomatic = (): Ask<C> | undefined => asks.peek().find(one => !openAsks.peek().includes(one))

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
    instructions,
    playbackDone: computed(() => playbacks.value === 0),
    canUndo,
    botError,
    lookahead() {
      const seat = ask.peek()?.seat
      return seat === undefined ? undefined : lookaheadFrom(game, state, seat)
    },
    sandbox: () => openSandbox(game, state, viewer.peek()),
    choose(choice) {
      const seat = viewer.peek()
      if (seat === 'spectator') throw new Error('a spectator cannot choose')
      void runBots(make(seat, choice, false, instructionsAfter(seat, choice)))
    },
    undo() {
      const length = lengthUndone(played.peek())
      if (length === undefined) return
      const from = truncateRecord(record.peek(), length)
      batch(() => {
        rebuild(from, played.peek())
        instructions.value = instructions.peek().map(autoPass.afterUndo)
      })
      save(from, false)
      void runBots()
    },
    instruct: (seat, told) => setInstructions(seat, autoPass.readInstructions(told)),
    takeSeat() {
      seated.value = nextPerson.peek() ?? seated.peek()
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
