// Simulates choices on a redealt copy of the state: everything hidden from the seat or viewer is dealt again first.
import {
  type AnyGame,
  type Ask,
  type Choice,
  type Game,
  type GameEvent,
  type Intent,
  type Refusal,
  redeal,
  type Seat,
  type Viewer,
} from '@overlair/rules/kernel'

export interface LookaheadPosition<View, C extends Choice> {
  readonly ask: Ask<C> | undefined
  /** The events of the choice that led here. */
  readonly events: readonly GameEvent[]
  view(): View
  /** Why the seat cannot do something here. */
  refusal(intent: Intent): Refusal | undefined
  after(choice: C): LookaheadPosition<View, C>
}

export function lookaheadFrom<View, C extends Choice>(
  game: Game<unknown, C, View>,
  state: unknown,
  seat: Seat,
): LookaheadPosition<View, C> {
  return position(game, redeal(game, state, seat, 'imagined'), seat, [])
}

function position<View, C extends Choice>(
  game: Game<unknown, C, View>,
  state: unknown,
  seat: Seat,
  events: readonly GameEvent[],
): LookaheadPosition<View, C> {
  let cached: { readonly view: View } | undefined
  return {
    ask: game.asks(state).find(ask => ask.seat === seat),
    events,
    view() {
      cached ??= { view: game.view(state, seat) }
      return cached.view
    },
    refusal: intent => game.refusal(state, seat, intent),
    after(choice) {
      const next = game.clone(state)
      return position(game, next, seat, game.apply(next, seat, choice))
    },
  }
}

/** A redealt copy in which one viewer can simulate the choices of all seats. */
export interface Sandbox {
  /** The redealt state, for queries of the rules. */
  readonly position: unknown
  asks(): readonly Ask[]
  refusal(seat: Seat, intent: Intent): Refusal | undefined
  apply(seat: Seat, choice: Choice): readonly GameEvent[]
  fork(): Sandbox
}
export const openSandbox = (game: AnyGame, state: unknown, viewer: Viewer): Sandbox =>
  sandboxOf(game, redeal(game, state, viewer, 'imagined'))

const sandboxOf = (game: AnyGame, state: unknown): Sandbox => ({
  position: state,
  asks: () => game.asks(state),
  refusal: (seat, intent) => game.refusal(state, seat, intent),
  apply: (seat, choice) => game.apply(state, seat, choice),
  fork: () => sandboxOf(game, game.clone(state)),
})
