// What the people at a table are sent of a match: its position whole, then the changes of each batch of choices. The public part is
// computed once for all of them.
import { diff, type Patch, patched } from '@overlair/play/patch'
import { type PackedPart, packed } from '@overlair/protocol/asks'
import type { Change } from '@overlair/protocol/messages'
import { PartHash } from '@overlair/protocol/position'
import type { AnyGame, PublicPart, Seat } from '@overlair/rules/kernel'

/** The changes of a part in a batch, with the hash that it has after them. */
export interface PartChanges {
  readonly changes: readonly Change[]
  readonly hash: string
}

/** A part as the people have it, and its changes since the last batch. */
class Tracked<Part extends PublicPart | PackedPart> {
  readonly #hash = new PartHash()
  #last: Part
  #changes: Change[] = []

  constructor(part: Part) {
    this.#last = part
  }
  get last(): Part {
    return this.#last
  }
  get hash(): string {
    return this.#hash.of(this.#last)
  }
  /** Notes how the part is now, at an event or at the end of a batch. */
  note(now: Part, event: number | undefined): void {
    const patch: Patch | undefined = diff(this.#last, now)
    if (patch === undefined) return
    // Unchanged parts stay the same objects, so that they are not compared and hashed again.
    this.#last = patched(this.#last, patch) as Part
    this.#changes.push(event === undefined ? [patch] : [patch, event])
  }
  take(): PartChanges {
    const changes = this.#changes
    this.#changes = []
    return { changes, hash: this.hash }
  }
}

export class PositionFeed {
  readonly #game: AnyGame
  readonly #state: () => unknown
  readonly #public: Tracked<PublicPart>
  readonly #own: readonly Tracked<PackedPart>[]
  /** Events since the last batch. */
  #events = 0

  constructor(game: AnyGame, state: () => unknown, seats: number) {
    this.#game = game
    this.#state = state
    this.#public = new Tracked(game.sealPublic(state()))
    this.#own = Array.from({ length: seats }, (_, seat) => new Tracked(packed(game.sealOwn(state(), seat))))
  }

  get public(): Pick<Tracked<PublicPart>, 'last' | 'hash'> {
    return this.#public
  }
  own(seat: Seat): Pick<Tracked<PackedPart>, 'last' | 'hash'> {
    return this.#own[seat]!
  }

  /** Must be called at each event of a choice. */
  atEvent = (): void => {
    const event = this.#events++
    const state = this.#state()
    const now = this.#game.sealPublic(state)
    const { last } = this.#public
    const unseen = this.#game.unseen?.(now) ?? []
    this.#public.note({ ...now, asked: last.asked, ...partsOf(last, unseen) }, event)
    this.#own.forEach((own, seat) => {
      own.note({ ...this.#game.sealOwn(state, seat), ask: own.last.ask }, event)
    })
  }
  /** Ends a batch. Returns its changes, the public ones and those of each seat. */
  endBatch(): { readonly public: PartChanges; readonly own: readonly PartChanges[] } {
    const state = this.#state()
    this.#events = 0
    this.#public.note(this.#game.sealPublic(state), undefined)
    this.#own.forEach((own, seat) => {
      own.note(packed(this.#game.sealOwn(state, seat)), undefined)
    })
    return { public: this.#public.take(), own: this.#own.map(own => own.take()) }
  }
}

const partsOf = (part: object, keys: readonly string[]): object =>
  Object.fromEntries(keys.map(key => [key, Reflect.get(part, key)]))
