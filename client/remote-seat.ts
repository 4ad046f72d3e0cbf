// The interface of one viewer to an online match: the same as to a match in this program.
import { lookaheadFrom, openSandbox } from '@overlair/play/lookahead'
import type { Listener, Position, SeatHandle, Step, Update } from '@overlair/play/match/contract'
import { NotYourSeat } from '@overlair/play/match/errors'
import {
  type Choice,
  type Game,
  type GameRecord,
  IllegalChoice,
  type Intent,
  legalChoice,
  type RawOptions,
  type Refusal,
  type SealedPosition,
  type Seat,
  type Viewer,
} from '@overlair/rules/kernel'

/** The part of a table that its handles use. */
export interface RemoteSource<View, C extends Choice> {
  readonly game: Game<unknown, C, View>
  readonly options: RawOptions
  position(viewer: Viewer): Position<C>
  sealed(viewer: Viewer): SealedPosition
  log(viewer: Viewer): readonly Step[]
  record(): GameRecord | undefined
  instructions(viewer: Viewer): unknown
  choose(seat: Seat, choice: C, decision: number): void
  undo(seat: Seat, decision: number): void
  instruct(seat: Seat, instructions: unknown): void
}

export class RemoteSeat<View, C extends Choice> implements SeatHandle<View, C> {
  readonly viewer: Viewer
  readonly #source: RemoteSource<View, C>
  readonly #listeners = new Set<Listener<C, View>>()
  #view: { readonly of: SealedPosition; readonly view: View } | undefined

  constructor(viewer: Viewer, source: RemoteSource<View, C>) {
    this.viewer = viewer
    this.#source = source
  }

  get game() {
    return this.#source.game
  }
  get options() {
    return this.#source.options
  }
  get isHeard(): boolean {
    return this.#listeners.size > 0
  }
  position(): Position<C> {
    return this.#source.position(this.viewer)
  }
  sealed(): SealedPosition {
    return this.#source.sealed(this.viewer)
  }
  view(): View {
    const sealed = this.sealed()
    if (this.#view?.of !== sealed) this.#view = { of: sealed, view: this.viewOf(sealed) }
    return this.#view.view
  }
  /** A view depends on nothing hidden, so that of any dealt world is the true one. */
  viewOf(sealed: SealedPosition): View {
    return this.game.view(this.game.deal(sealed, 'view'), this.viewer)
  }
  log(): readonly Step[] {
    return this.#source.log(this.viewer)
  }
  record(): GameRecord | undefined {
    return this.#source.record()
  }
  lookahead() {
    return this.position().ask ? lookaheadFrom(this.game, this.sealed()) : undefined
  }
  sandbox() {
    return openSandbox(this.game, this.sealed())
  }
  refusal(intent: Intent): Refusal | undefined {
    return this.viewer === 'spectator' ? undefined : this.sandbox().refusal(this.viewer, intent)
  }
  choose(choice: C, decision: number): void {
    const { ask } = this.position()
    if (!ask) throw new IllegalChoice('not-asked', `viewer ${this.viewer} is not asked now`)
    legalChoice([ask], ask.seat, choice)
    this.#source.choose(this.#seat(), choice, decision)
  }
  undo(decision: number): void {
    this.#source.undo(this.#seat(), decision)
  }
  instructions(): unknown {
    return this.#source.instructions(this.viewer)
  }
  instruct(instructions: unknown): void {
    this.#source.instruct(this.#seat(), instructions)
  }
  subscribe(listener: Listener<C, View>): () => void {
    const own: Listener<C, View> = update => listener(update)
    this.#listeners.add(own)
    return () => void this.#listeners.delete(own)
  }
  publish(update: Update<C, View>): void {
    for (const listener of [...this.#listeners]) listener(update)
  }

  #seat(): Seat {
    if (this.viewer === 'spectator') throw new NotYourSeat(this.viewer)
    return this.viewer
  }
}
