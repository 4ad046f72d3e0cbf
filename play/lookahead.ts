// Simulates choices in a dealt world: a sealed position with everything hidden dealt again. So a seat elsewhere can do it, too.
import type {
  AnyGame,
  Ask,
  Choice,
  Game,
  GameEvent,
  Intent,
  Refusal,
  SealedPosition,
  Seat,
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

/** The same world for the same position, so previews do not change while nothing changes. */
const dealt = (game: AnyGame, sealed: SealedPosition): unknown => game.deal(sealed, 'imagined')

/** Undefined if the viewer is not asked. */
export const lookaheadFrom = <View, C extends Choice>(
  game: Game<unknown, C, View>,
  sealed: SealedPosition,
): LookaheadPosition<View, C> | undefined =>
  sealed.own?.ask ? position(game, dealt(game, sealed), sealed.own.ask.seat, []) : undefined

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

/** A dealt world in which one viewer can simulate the choices of all seats. */
export interface Sandbox {
  /** The state of the dealt world, for queries of the rules. */
  readonly position: unknown
  asks(): readonly Ask[]
  refusal(seat: Seat, intent: Intent): Refusal | undefined
  apply(seat: Seat, choice: Choice): readonly GameEvent[]
  fork(): Sandbox
}
export const openSandbox = (game: AnyGame, sealed: SealedPosition): Sandbox => sandboxOf(game, dealt(game, sealed))

const sandboxOf = (game: AnyGame, state: unknown): Sandbox => ({
  position: state,
  asks: () => game.asks(state),
  refusal: (seat, intent) => game.refusal(state, seat, intent),
  apply: (seat, choice) => game.apply(state, seat, choice),
  fork: () => sandboxOf(game, game.clone(state)),
})
