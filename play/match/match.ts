// A match without a screen: the one authority over its record and state. It has no timers, does no I/O and draws no random
// numbers, so a page, a terminal and a server can run it. Choices go in, updates come out.
import {
  type Ask,
  type Choice,
  explained,
  GameError,
  legalChoice,
  onlyChoice,
  type Seat,
  type Viewer,
} from '@overlair/rules/kernel'
import { knowledgeOf } from './automatic.ts'
import { runClocks, timesLeft } from './clocks.ts'
import type { Match, MatchOptions, Pending, Position, SeatHandle, Update } from './contract.ts'
import { CannotUndo, MatchPaused } from './errors.ts'
import { botLevelOf, isPlayedByPerson, type Occupant, type Person, withSubstitute } from './occupants.ts'
import { Progress } from './progress.ts'
import { seatHandle, type ViewerAccess } from './seat-handle.ts'
import { Subscribers } from './subscribers.ts'
import { ViewerLogs } from './viewer-logs.ts'

/** Opens a new or saved match. Throws GameError if the rules refuse its record, or if the rest does not fit it. */
export function openMatch<View, C extends Choice>({
  game,
  automatic = onlyChoice,
  readInstructions = told => told,
  afterChoice,
  afterUndo = told => told,
  now = () => 0,
  undoAfterEnd = false,
  moves = [],
  onMove = () => {},
  onEvent,
  ...saved
}: MatchOptions<View, C>): Match<View, C> {
  let { seats, paused = false, clocks } = saved
  const { players } = saved.record.options
  if (seats.length !== players)
    throw new GameError('bad-seats', `the match has ${seats.length} seats, but there are ${players} players`)
  let instructions = seats.map((_, seat) => readInstructions(saved.instructions?.[seat] ?? null))
  const progress = new Progress(game, saved.record, saved.history, wasAutomatic)
  progress.repeat(moves, onMove)
  const logs = new ViewerLogs(progress.played)
  const subscribers = new Subscribers<C, View>()
  const handles = new Map<Viewer, SeatHandle<View, C>>()
  const ownListeners = new Set<() => void>()
  /** The pending answers and the views since the last change. */
  let pending: readonly Pending<C>[] | undefined
  const views = new Map<Viewer, View>()
  /** By index of a choice: what its seat had left of the time for it. An undo gives back no more. */
  const timesOfMoves: number[] = []

  function answerTo(ask: Ask<C>, state = progress.state): C | undefined {
    if (!isPlayedByPerson(seats[ask.seat]!)) return onlyChoice(ask)
    return automatic(ask, knowledgeOf(game, state, ask.seat, instructions[ask.seat]))
  }
  /** Automatic answers may be slow to compute. Only choices after the last one of another seat can be undone and need it. */
  function wasAutomatic(ask: Ask<C>, state: unknown, index: number): boolean {
    const { choices } = saved.record
    const lastSeat = choices.at(-1)?.seat
    const canUndo = index > choices.findLastIndex(({ seat }) => seat !== lastSeat)
    return (canUndo ? answerTo(ask, state) : onlyChoice(ask)) !== undefined
  }

  function pendingFor(ask: Ask<C>): Pending<C> {
    const { seat } = ask
    const one = { seat, ask, decision: progress.decisionOf(seat)! }
    const occupant = seats[seat]!
    const choice = answerTo(ask)
    if (choice !== undefined) return { ...one, by: 'match', choice }
    const level = botLevelOf(occupant)
    if (level !== undefined) return { ...one, by: 'bot', level }
    return { ...one, by: isPlayedByPerson(occupant) ? 'person' : 'nobody' }
  }
  const allPending = () => (pending ??= progress.asks.map(pendingFor))
  const isOver = () => game.result(progress.state) !== undefined
  /** The record of a game that is over is public, so viewers cannot go back behind the end. */
  const ownUndo = (viewer: Viewer, undoable: (seat: Seat) => number | undefined): number | undefined =>
    viewer === 'spectator' || (isOver() && !undoAfterEnd) ? undefined : undoable(viewer)

  const access: ViewerAccess<View, C> = {
    position(viewer): Position<C> {
      const own = allPending().find(({ seat }) => seat === viewer)
      return {
        revision: progress.revision,
        asked: progress.asks.map(({ seat }) => seat),
        ask: own?.by === 'match' ? undefined : own?.ask,
        decision: own?.decision,
        undoable: access.undoable(viewer),
        undoableByConsent: ownUndo(viewer, seat => progress.undoableByConsent(seat)),
        seats,
        paused,
        clocks,
        result: game.result(progress.state),
      }
    },
    undoable: viewer => ownUndo(viewer, seat => progress.undoable(seat)),
    view(viewer) {
      if (!views.has(viewer)) views.set(viewer, game.view(progress.state, viewer))
      return views.get(viewer)!
    },
    log: viewer => logs.read(viewer),
    instructions: viewer => (viewer === 'spectator' ? null : instructions[viewer]),
    subscribe: (viewer, listener) => subscribers.subscribe(viewer, listener),
  }

  function updateClocks(undone?: { readonly seat: Seat; readonly move: number }): void {
    if (!clocks) return
    const open = paused ? [] : progress.open.filter(({ seat }) => isPlayedByPerson(seats[seat]!))
    clocks = runClocks(clocks, open, now(), undone)
  }
  function changed(about: (viewer: Viewer) => Omit<Update<C, View>, 'position'> = () => ({})): void {
    updateClocks()
    publish(about)
  }
  function publish(about: (viewer: Viewer) => Omit<Update<C, View>, 'position'>): void {
    pending = undefined
    views.clear()
    for (const listener of ownListeners) listener()
    subscribers.publish(viewer => ({ position: access.position(viewer), ...about(viewer) }))
  }

  function refuseIfPaused(): void {
    if (paused) throw new MatchPaused()
  }
  /** Throws IllegalChoice if the game does not offer the choice. */
  function instructionsAfter(seat: Seat, choice: C): unknown {
    const told = instructions[seat]
    const ask = progress.asks.find(one => one.seat === seat)
    if (!afterChoice || !ask || !isPlayedByPerson(seats[seat]!)) return told
    return afterChoice(told, ask, legalChoice([ask], seat, choice), () => access.view(seat))
  }
  function instructionsIfLegal(seat: Seat, choice: C): unknown {
    try {
      return instructionsAfter(seat, choice)
    } catch (error) {
      throw explained(game, progress.state, seat, choice, error)
    }
  }
  function make(seat: Seat, choice: C, isAutomatic: boolean): void {
    refuseIfPaused()
    const told = isAutomatic ? instructions[seat] : instructionsIfLegal(seat, choice)
    const moments = new Map<Viewer, View[]>(subscribers.viewers().map(viewer => [viewer, []]))
    progress.make(seat, choice, isAutomatic, () => {
      onEvent?.()
      for (const [viewer, seen] of moments) seen.push(game.view(progress.state, viewer))
    })
    instructions = instructions.with(seat, told)
    if (clocks) timesOfMoves[progress.played.length - 1] = timesLeft(clocks, seat, now()).move
    changed(viewer => ({ step: logs.last(viewer), moments: moments.get(viewer)! }))
  }
  function occupantAt(seat: Seat): Occupant {
    const occupant = seats[seat]
    if (!occupant) throw new GameError('no-seat', `there is no seat ${seat}; seats: 0 to ${seats.length - 1}`)
    return occupant
  }
  function personAt(seat: Seat): Person {
    const occupant = occupantAt(seat)
    if (occupant.kind === 'person') return occupant
    throw new GameError('no-person', `no person sits at seat ${seat}, so no bot can take it over or give it back`)
  }
  function occupy(seat: Seat, occupant: Occupant): void {
    occupantAt(seat)
    seats = seats.with(seat, occupant)
    changed()
  }
  function setPaused(value: boolean): void {
    if (paused === value) return
    paused = value
    changed()
  }

  updateClocks()
  const match: Match<View, C> = {
    game,
    get record() {
      return progress.record
    },
    get state() {
      return progress.state
    },
    get played() {
      return progress.played
    },
    get revision() {
      return progress.revision
    },
    get result() {
      return game.result(progress.state)
    },
    get seats() {
      return seats
    },
    get paused() {
      return paused
    },
    get clocks() {
      return clocks
    },
    get open() {
      return progress.open
    },
    saved: () => ({
      record: progress.record,
      seats,
      history: progress.history,
      paused,
      ...(clocks && { clocks }),
      instructions,
    }),
    seat(viewer) {
      if (viewer !== 'spectator') occupantAt(viewer)
      const handle = handles.get(viewer) ?? seatHandle(match, access, viewer)
      handles.set(viewer, handle)
      return handle
    },
    onChange(listener) {
      ownListeners.add(listener)
      return () => void ownListeners.delete(listener)
    },
    pending: allPending,
    choose(seat, choice, decision) {
      progress.checkOpen(seat, choice, decision)
      make(seat, choice, false)
    },
    answerFor(seat) {
      const one = allPending().find(pending => pending.seat === seat)
      if (one?.by !== 'match') return false
      make(seat, one.choice, true)
      return true
    },
    settle() {
      while (allPending().some(({ seat }) => match.answerFor(seat))) {
        // Each answer can lead to others.
      }
    },
    undoable: seat => progress.undoable(seat),
    undoableByConsent: seat => progress.undoableByConsent(seat),
    undo(seat, decision, consent) {
      const undoable = progress.undoable(seat) ?? (consent && progress.undoableByConsent(seat))
      if (undoable === undefined || undoable !== decision) throw new CannotUndo(seat, decision, undoable)
      refuseIfPaused()
      const undoneTo = progress.undo(seat)
      instructions = instructions.map(afterUndo)
      logs.cut(undoneTo)
      if (clocks) updateClocks({ seat, move: timesOfMoves[undoneTo] ?? clocks.perMove })
      timesOfMoves.splice(undoneTo)
      publish(() => ({ undoneTo }))
    },
    instruct(seat, told) {
      occupantAt(seat)
      instructions = instructions.with(seat, readInstructions(told))
      changed()
    },
    occupy,
    takeOver: (seat, level) => occupy(seat, withSubstitute(personAt(seat), level)),
    giveBack: seat => occupy(seat, withSubstitute(personAt(seat), undefined)),
    setClocks(value) {
      clocks = value
      timesOfMoves.splice(0)
      changed()
    },
    pause: () => setPaused(true),
    resume: () => setPaused(false),
  }
  return match
}
