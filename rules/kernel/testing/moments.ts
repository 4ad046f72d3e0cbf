// Checks what holds at every event, in the middle of a choice.
import { type Choice, type Game, type GameEvent, redeal, type Seat, type Viewer } from '../contract.ts'

type Pieces = Readonly<Record<string, number>>
/** Runs at every event, so it looks each piece up only once. */
export function sameCounts(a: Pieces, b: Pieces): boolean {
  let [kindsInA, kindsInB] = [0, 0]
  for (const _ in a) kindsInA++
  for (const piece in b) {
    if (a[piece] !== b[piece]) return false
    kindsInB++
  }
  return kindsInA === kindsInB
}

export interface MomentChecks<State = unknown, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly game: Game<State, C, unknown, E>
  /** The viewers whose views are checked. */
  readonly viewers: readonly Viewer[]
  readonly fail: (property: number, what: string) => never
}

/**
 * Makes a choice and checks at each of its events that every piece is in exactly one place (property 2) and that the views keep
 * their secrets (property 6). Afterwards it checks that the watcher was called at each event, and that no view has changed since
 * it was taken (property 8).
 */
export function applyWatched<State, C extends Choice, E extends GameEvent>(
  { game, viewers, fail }: MomentChecks<State, C, E>,
  state: State,
  seat: Seat,
  choice: C,
): readonly E[] {
  const pieces = game.inventory(state)
  const seen: E[] = []
  const views: { readonly view: unknown; readonly asTaken: string }[] = []
  const events = game.apply(state, seat, choice, event => {
    seen.push(event)
    const at = JSON.stringify(event)
    if (!sameCounts(pieces, game.inventory(state))) fail(2, `the inventory changed at ${at}`)
    for (const viewer of viewers) {
      const view = game.view(state, viewer)
      const asTaken = JSON.stringify(view)
      views.push({ view, asTaken })
      // Nobody is asked in the middle of a choice, so only the views are compared.
      const other = redeal(game, state, viewer, `moment ${seen.length}`)
      if (JSON.stringify(game.view(other, viewer)) !== asTaken)
        fail(6, `at ${at} the view of ${viewer} depends on what ${viewer} cannot know`)
    }
  })
  if (events.length !== seen.length || events.some((event, i) => event !== seen[i]))
    fail(8, `the watcher saw ${JSON.stringify(seen)} and not ${JSON.stringify(events)}`)
  for (const { view, asTaken } of views)
    if (JSON.stringify(view) !== asTaken) fail(8, `a view changed after it was taken: ${asTaken}`)
  return events
}

/** Checks of one game for tests of single rules: they throw. */
export const momentChecks = <State, C extends Choice, E extends GameEvent>(
  game: Game<State, C, unknown, E>,
  seats: number,
): MomentChecks<State, C, E> => ({
  game,
  viewers: ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)],
  fail(property, what) {
    throw new Error(`property ${property}: ${what}`)
  },
})
