// Why a match refuses a request. None of these changes the match.
import { GameError, type Seat } from '@overlair/rules/kernel'

/** The seat has already made this choice for this decision: the request arrived twice. */
export class AlreadyMade extends GameError {
  override readonly name = 'AlreadyMade'
  constructor(seat: Seat, decision: number) {
    super('already-made', `seat ${seat} has already made this choice for decision ${decision}`)
  }
}

/** The choice answers a decision that is not open. */
export class StaleChoice extends GameError {
  override readonly name = 'StaleChoice'
  constructor(seat: Seat, decision: number, open: number | undefined) {
    super('stale', `decision ${decision} of seat ${seat} is not open; open: ${open ?? 'none'}`)
  }
}

export class MatchPaused extends GameError {
  override readonly name = 'MatchPaused'
  constructor() {
    super('paused', 'the match is paused; resume it first')
  }
}

/** The viewer may not act for this seat: a spectator, or a person whose seat is not theirs now. */
export class NotYourSeat extends GameError {
  override readonly name = 'NotYourSeat'
  constructor(viewer: Seat | 'spectator') {
    super('not-your-seat', `no person plays at seat ${viewer}, so nothing can be chosen from there`)
  }
}

export class CannotUndo extends GameError {
  override readonly name = 'CannotUndo'
  constructor(seat: Seat, decision: number, undoable: number | undefined) {
    super('cannot-undo', `seat ${seat} cannot undo decision ${decision}; it can undo: ${undoable ?? 'none'}`)
  }
}
