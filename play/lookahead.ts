// What a choice would lead to, thought up from what its seat may know: all that is hidden from it was dealt anew first.
import type { AnyGame, Ask, Choice, Game, GameEvent, Seat, Viewer } from '@overlair/rules/kernel'

export interface LookaheadPosition<View, C extends Choice> {
  readonly ask: Ask<C> | undefined
  /** What came of the choice that led here. */
  readonly events: readonly GameEvent[]
  view(): View
  after(choice: C): LookaheadPosition<View, C>
}

export function lookaheadFrom<View, C extends Choice>(
  game: Game<unknown, C, View>,
  state: unknown,
  seat: Seat,
): LookaheadPosition<View, C> {
  return position(game, game.redeal(state, seat, 'imagined'), seat, [])
}

function position<View, C extends Choice>(
  game: Game<unknown, C, View>,
  state: unknown,
  seat: Seat,
  events: readonly GameEvent[],
): LookaheadPosition<View, C> {
  let seen: { readonly view: View } | undefined
  return {
    ask: game.asks(state).find(ask => ask.seat === seat),
    events,
    view() {
      seen ??= { view: game.view(state, seat) }
      return seen.view
    },
    after(choice) {
      const next = game.clone(state)
      return position(game, next, seat, game.apply(next, seat, choice))
    },
  }
}

/** A game that one viewer plays in their head: for everybody, with everything hidden from them dealt anew. */
export interface Sandbox {
  /** For what the rules of a game alone can tell of it. */
  readonly position: unknown
  asks(): readonly Ask[]
  apply(seat: Seat, choice: Choice): readonly GameEvent[]
  fork(): Sandbox
}
export const openSandbox = (game: AnyGame, state: unknown, viewer: Viewer): Sandbox =>
  trialOf(game, game.redeal(state, viewer, 'imagined'))

const trialOf = (game: AnyGame, state: unknown): Sandbox => ({
  position: state,
  asks: () => game.asks(state),
  apply: (seat, choice) => game.apply(state, seat, choice),
  fork: () => trialOf(game, game.clone(state)),
})
