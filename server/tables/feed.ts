// What the people at a table are sent of a match: its position whole, then the changes of each batch of choices. The public part is
// computed once for all of them.
import { diff, type Patch } from '@overlair/play/patch'
import type { Change } from '@overlair/protocol/messages'
import { positionHash } from '@overlair/protocol/position'
import type { AnyGame, OwnPart, PublicPart, Seat } from '@overlair/rules/kernel'

interface Tracked<T> {
  last: T
  changes: Change[]
}

export class PositionFeed {
  readonly #game: AnyGame
  readonly #state: () => unknown
  readonly #public: Tracked<PublicPart>
  readonly #own: readonly Tracked<OwnPart>[]
  /** Events since the last batch. */
  #events = 0

  constructor(game: AnyGame, state: () => unknown, seats: number) {
    this.#game = game
    this.#state = state
    this.#public = { last: game.sealPublic(state()), changes: [] }
    this.#own = Array.from({ length: seats }, (_, seat) => ({ last: game.sealOwn(state(), seat), changes: [] }))
  }

  get public(): PublicPart {
    return this.#public.last
  }
  own(seat: Seat): OwnPart {
    return this.#own[seat]!.last
  }

  /** Must be called at each event of a choice. */
  atEvent = (): void => {
    this.#note(this.#events++)
  }
  /** Ends a batch. Returns its changes, the public ones and those of each seat. */
  endBatch() {
    this.#note(undefined)
    this.#events = 0
    const taken = <T>(tracked: Tracked<T>): readonly Change[] => {
      const { changes } = tracked
      tracked.changes = []
      return changes
    }
    return { changes: taken(this.#public), own: this.#own.map(taken), hash: positionHash(this.public) }
  }

  #note(event: number | undefined): void {
    const state = this.#state()
    const isEnd = event === undefined
    const now = this.#game.sealPublic(state)
    note(this.#public, isEnd ? now : { ...now, asked: this.public.asked }, event)
    this.#own.forEach((own, seat) => {
      const ownNow = this.#game.sealOwn(state, seat)
      note(own, isEnd ? ownNow : { ...ownNow, ask: own.last.ask }, event)
    })
  }
}

function note<T>(tracked: Tracked<T>, now: T, event: number | undefined): void {
  const patch: Patch | undefined = diff(tracked.last, now)
  if (patch === undefined) return
  tracked.last = now
  tracked.changes.push(event === undefined ? [patch] : [patch, event])
}
