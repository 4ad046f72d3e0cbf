// What a choice would lead to, thought up from what its seat may know: all that is hidden from it was dealt anew first.
import type { AnyGame, Ask, Choice, Game, GameEvent, Seat } from '@overlair/rules/kernel'

export interface Imagined<View, C extends Choice> {
  readonly ask: Ask<C> | undefined
  view(): View
  after(choice: C): Imagined<View, C>
}

export function imagine<View, C extends Choice>(
  game: Game<unknown, C, View>,
  state: unknown,
  seat: Seat,
): Imagined<View, C> {
  return position(game, game.redeal(state, seat, 'imagined'), seat)
}

function position<View, C extends Choice>(game: Game<unknown, C, View>, state: unknown, seat: Seat): Imagined<View, C> {
  let seen: { readonly view: View } | undefined
  return {
    ask: game.asks(state).find(ask => ask.seat === seat),
    view() {
      seen ??= { view: game.view(state, seat) }
      return seen.view
    },
    after(choice) {
      const next = game.clone(state)
      game.apply(next, seat, choice)
      return position(game, next, seat)
    },
  }
}

/** A game that only one seat plays, in its head: for everybody, with everything hidden from that seat dealt anew. */
export interface Trial {
  asks(): readonly Ask[]
  apply(seat: Seat, choice: Choice): readonly GameEvent[]
  fork(): Trial
}
export const tryOut = (game: AnyGame, state: unknown, seat: Seat): Trial =>
  trialOf(game, game.redeal(state, seat, 'imagined'))

const trialOf = (game: AnyGame, state: unknown): Trial => ({
  asks: () => game.asks(state),
  apply: (seat, choice) => game.apply(state, seat, choice),
  fork: () => trialOf(game, game.clone(state)),
})
