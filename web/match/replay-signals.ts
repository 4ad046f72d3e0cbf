// A record step by step. It is a `Match` for the table, but it never asks.
import { openSandbox } from '@overlair/play/lookahead'
import type { SeatAssignment } from '@overlair/play/seats'
import type { PlayedChoice } from '@overlair/play/undo'
import { type Choice, eventFor, type Game, type GameRecord, replay, type Viewer } from '@overlair/rules/kernel'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Match } from './match-signals.ts'

export interface Replay<View = unknown, C extends Choice = Choice> extends Match<View, C> {
  readonly length: number
  readonly position: ReadonlySignal<number>
  seek(position: number): void
  setViewer(viewer: Viewer): void
}

const never = computed(() => undefined)
const nothing = computed(() => [])
const no = computed(() => false)
const yes = computed(() => true)

/** Throws GameError if the record cannot be replayed. */
export function openReplay<View, C extends Choice>(
  game: Game<unknown, C, View>,
  record: GameRecord,
  seats: readonly SeatAssignment[],
): Replay<View, C> {
  const states = [game.setup(record.options, record.seed)]
  const played: PlayedChoice[] = []
  replay(game, record, ({ state, answer, events }) => {
    states.push(game.clone(state))
    played.push({ answer, events })
  })
  const length = played.length
  const position = signal(0)
  const viewer = signal<Viewer>('spectator')
  const state = computed(() => states[position.value])

  return {
    game,
    seats,
    length,
    position,
    viewer,
    view: computed(() => game.view(state.value, viewer.value)),
    ask: never,
    nextPerson: never,
    botError: never,
    canUndo: no,
    playbackDone: yes,
    waitingFor: computed(() => game.asks(state.value).map(ask => ask.seat)),
    result: computed(() => game.result(state.value)),
    record: computed(() => record),
    instructions: nothing,
    log: computed(() =>
      played
        .slice(0, position.value)
        .flatMap(({ answer, events }, index) =>
          events.map(event => ({ index, seat: answer.seat, event: eventFor(event, viewer.value) })),
        ),
    ),
    seek(to) {
      position.value = Math.max(0, Math.min(length, Math.round(to)))
    },
    setViewer(to) {
      viewer.value = to
    },
    lookahead: () => undefined,
    sandbox: () => openSandbox(game, state.peek(), viewer.peek()),
    choose() {
      throw new Error('a replay takes no choices')
    },
    undo() {},
    instruct() {},
    takeSeat() {},
    onStep: () => () => {},
    retry() {},
    close() {},
  }
}
