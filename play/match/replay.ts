// A record that viewers step through. Its handles show a position like those of a running match, but never ask.
import { type Choice, type Game, GameError, type GameRecord, replay, seal, type Viewer } from '@overlair/rules/kernel'
import { openSandbox } from '../lookahead.ts'
import type { PlayedChoice } from '../undo.ts'
import type { SeatHandle } from './contract.ts'
import type { Occupant } from './occupants.ts'
import { Subscribers } from './subscribers.ts'
import { ViewerLogs } from './viewer-logs.ts'

export interface Replay<View = unknown, C extends Choice = Choice> {
  readonly record: GameRecord
  /** The number of choices. */
  readonly length: number
  /** The number of choices that the handles show. */
  readonly at: number
  /** Goes to the position after this many choices, or to the nearest one that exists. */
  seek(at: number): void
  seat(viewer: Viewer): SeatHandle<View, C>
}

/** Opens a record at its beginning. Throws GameError if the rules refuse it. */
export function openReplay<View, C extends Choice>(
  game: Game<unknown, C, View>,
  record: GameRecord,
  seats: readonly Occupant[],
): Replay<View, C> {
  // A copy of a state is small and quick, so that a slider can go to any position at once.
  const states = [game.setup(record.options, record.seed)]
  const played: PlayedChoice[] = []
  replay(game, record, ({ state, answer, events }) => {
    states.push(game.clone(state))
    played.push({ answer, events })
  })
  const logs = new ViewerLogs(played)
  const subscribers = new Subscribers<C, View>()
  let at = 0

  function handleOf(viewer: Viewer): SeatHandle<View, C> {
    const sealed = () => seal(game, states[at], viewer)
    const refuse = (): never => {
      throw new GameError('replay', 'a replay takes no choices, undos or instructions')
    }
    return {
      game,
      viewer,
      options: record.options,
      position: () => ({
        revision: at,
        asked: game.asks(states[at]).map(({ seat }) => seat),
        ask: undefined,
        decision: undefined,
        undoable: undefined,
        undoableByConsent: undefined,
        seats,
        paused: false,
        clocks: undefined,
        result: game.result(states[at]),
      }),
      view: () => game.view(states[at], viewer),
      sealed,
      log: () => logs.read(viewer).slice(0, at),
      record: () => record,
      lookahead: () => undefined,
      sandbox: () => openSandbox(game, sealed()),
      refusal: intent => (viewer === 'spectator' ? undefined : game.refusal(states[at], viewer, intent)),
      choose: refuse,
      undo: refuse,
      instructions: () => null,
      instruct: refuse,
      subscribe: listener => subscribers.subscribe(viewer, listener),
    }
  }
  return {
    record,
    length: played.length,
    get at() {
      return at
    },
    seek(to) {
      at = Math.max(0, Math.min(played.length, Math.round(to)))
      subscribers.publish(viewer => ({ position: handleOf(viewer).position() }))
    },
    seat: handleOf,
  }
}
