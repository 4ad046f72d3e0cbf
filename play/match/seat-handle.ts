// The interface of one viewer to a match.
import { type Choice, seal, type Viewer } from '@overlair/rules/kernel'
import { lookaheadFrom, openSandbox } from '../lookahead.ts'
import type { Listener, Match, Position, SeatHandle, Step } from './contract.ts'
import { CannotUndo, NotYourSeat } from './errors.ts'
import { isPlayedByPerson } from './occupants.ts'

/** What a match computes for each viewer. */
export interface ViewerAccess<View, C extends Choice> {
  position(viewer: Viewer): Position<C>
  /** The number of the decision that this viewer can undo. */
  undoable(viewer: Viewer): number | undefined
  view(viewer: Viewer): View
  log(viewer: Viewer): readonly Step[]
  instructions(viewer: Viewer): unknown
  subscribe(viewer: Viewer, listener: Listener<C, View>): () => void
}

export function seatHandle<View, C extends Choice>(
  match: Match<View, C>,
  access: ViewerAccess<View, C>,
  viewer: Viewer,
): SeatHandle<View, C> {
  const { game } = match
  /** Throws unless a person plays here. */
  const ownSeat = () => {
    if (viewer === 'spectator' || !isPlayedByPerson(match.seats[viewer]!)) throw new NotYourSeat(viewer)
    return viewer
  }
  const sealed = () => seal(game, match.state, viewer)
  return {
    game,
    viewer,
    options: match.record.options,
    position: () => access.position(viewer),
    view: () => access.view(viewer),
    sealed,
    log: () => access.log(viewer),
    record: () => (match.result === undefined ? undefined : match.record),
    lookahead: () => (access.position(viewer).ask ? lookaheadFrom(game, sealed()) : undefined),
    sandbox: () => openSandbox(game, sealed()),
    refusal: intent => (viewer === 'spectator' ? undefined : game.refusal(match.state, viewer, intent)),
    choose: (choice, decision) => match.choose(ownSeat(), choice, decision),
    undo(decision) {
      const seat = ownSeat()
      if (access.undoable(seat) === undefined) throw new CannotUndo(seat, decision, undefined)
      match.undo(seat, decision)
    },
    instructions: () => access.instructions(viewer),
    instruct: instructions => match.instruct(ownSeat(), instructions),
    subscribe: listener => access.subscribe(viewer, listener),
  }
}
