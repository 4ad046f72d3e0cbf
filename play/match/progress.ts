// The course of a match: its record, the state and events computed from it, and the decision that each choice answered.
import {
  type Ask,
  type Choice,
  type Game,
  GameError,
  type GameRecord,
  isJsonObject,
  playAndRecord,
  replay,
  type Seat,
  sameChoice,
  truncateRecord,
  type Watcher,
} from '@overlair/rules/kernel'
import { lengthBeforeDecision, lengthBeforeDecisionOfAll, type MadeChoice } from '../undo.ts'
import { type OpenDecision, openAfterChoice, openAfterUndo, openAt, openAtStart } from './decisions.ts'
import { AlreadyMade, StaleChoice } from './errors.ts'

/** A choice of a match. `decision` is the number of the decision that it answered. */
export interface NumberedChoice extends MadeChoice {
  readonly decision: number
}

/** What a match knows beyond its record about the choices in it. Plain data. */
export interface History {
  readonly revision: number
  /** By choice of the record. */
  readonly made: readonly Pick<NumberedChoice, 'decision' | 'automatic'>[]
  readonly open: readonly OpenDecision[]
}

/** One change of a match: a choice, or the undo of a decision of a seat. */
export type Move<C extends Choice = Choice> =
  | {
      readonly seat: Seat
      readonly choice: C
      readonly automatic: boolean
      /** The hash of what the choice led to (`outcomeHash`). The rules must repeat it. */
      readonly outcome?: string
    }
  | { readonly undo: Seat; readonly decision: number }

/** The rules do not repeat a move. */
export class NotRepeated extends GameError {
  override readonly name = 'NotRepeated'
  /** The index of the move. */
  readonly move: number
  constructor(move: number, why: string) {
    super('not-repeated', `move ${move + 1} of the match is not repeated: ${why}`)
    this.move = move
  }
}

/** Whether the choice that answers the ask is automatic. `state` is the state before it. */
type IsAutomatic<C extends Choice> = (ask: Ask<C>, state: unknown, index: number) => boolean

export class Progress<View, C extends Choice> {
  readonly game: Game<unknown, C, View>
  #record: GameRecord
  /** The rules change it in place. */
  #state: unknown
  readonly #played: NumberedChoice[] = []
  #open: readonly OpenDecision[]
  #revision: number

  /**
   * Replays a record. Without its history, the choices get the numbers of a match without undo, and `isAutomatic` says which of
   * them were automatic. Throws GameError if the rules refuse the record.
   */
  constructor(
    game: Game<unknown, C, View>,
    record: GameRecord,
    history: History | undefined,
    isAutomatic: IsAutomatic<C>,
  ) {
    this.game = game
    this.#record = record
    const start = game.setup(record.options, record.seed)
    let asks = game.asks(start)
    let open = openAtStart(asks)
    const automaticAt = (index: number, state: unknown): boolean => {
      const ask = asks.find(({ seat }) => seat === record.choices[index]?.seat)
      return ask !== undefined && (history?.made[index]?.automatic ?? isAutomatic(ask, state, index))
    }
    let automatic = automaticAt(0, start)
    const played = this.#played
    this.#state = replay(game, record, ({ state, index, answer: { seat, choice }, events }) => {
      const decision = history?.made[index]?.decision ?? openAt(open, seat)!.decision
      played.push({ answer: { seat, choice }, events, decision, automatic })
      const after = game.asks(state)
      open = openAfterChoice(open, asks, after, seat, { revision: played.length, length: played.length })
      asks = after
      automatic = automaticAt(played.length, state)
    })
    if (history && !fits(history, played.length, asks))
      throw new GameError('bad-record', 'the history of the match does not fit its record')
    this.#open = history?.open ?? open
    this.#revision = history?.revision ?? played.length
  }

  get record(): GameRecord {
    return this.#record
  }
  get state(): unknown {
    return this.#state
  }
  /** Grows and shrinks in place. */
  get played(): readonly NumberedChoice[] {
    return this.#played
  }
  /** Counts choices and undos. */
  get revision(): number {
    return this.#revision
  }
  get asks(): readonly Ask<C>[] {
    return this.game.asks(this.#state)
  }
  get open(): readonly OpenDecision[] {
    return this.#open
  }
  get history(): History {
    const made = this.#played.map(({ decision, automatic }) => ({ decision, automatic }))
    return { revision: this.#revision, made, open: this.#open }
  }

  /** The number of the seat's open decision. Undefined if the seat is not asked. */
  decisionOf(seat: Seat): number | undefined {
    return openAt(this.#open, seat)?.decision
  }

  /** Throws if the decision of the seat is not open: AlreadyMade if this very choice has answered it, else StaleChoice. */
  checkOpen(seat: Seat, choice: C, decision: number): void {
    const open = this.decisionOf(seat)
    if (open !== undefined && open === decision) return
    const made = this.#played.findLast(one => one.answer.seat === seat && one.decision === decision)
    if (made && isJsonObject(choice) && sameChoice(made.answer.choice, choice)) throw new AlreadyMade(seat, decision)
    throw new StaleChoice(seat, decision, open)
  }

  /** Makes a choice. Throws IllegalChoice if the game does not offer it. */
  make(seat: Seat, choice: C, automatic: boolean, watch?: Watcher): NumberedChoice {
    const before = this.asks
    const { record, events } = playAndRecord(this.game, this.#state, this.#record, seat, choice, watch)
    const made = { answer: { seat, choice }, events, decision: this.decisionOf(seat)!, automatic }
    this.#record = record
    this.#played.push(made)
    this.#revision++
    this.#open = openAfterChoice(this.#open, before, this.asks, seat, this.#counts)
    return made
  }

  /** Makes moves again that a match has made. Throws NotRepeated if the rules or the match refuse one, or make something else of it. */
  repeat(moves: readonly Move<C>[], onMove: (open: readonly OpenDecision[]) => void = () => {}): void {
    onMove(this.#open)
    for (const [i, move] of moves.entries())
      try {
        this.#repeat(move)
        onMove(this.#open)
      } catch (error) {
        if (error instanceof GameError) throw new NotRepeated(i, error.message)
        throw error
      }
  }
  #repeat(move: Move<C>): void {
    if ('undo' in move) {
      const { undo: seat, decision } = move
      if (![this.undoable(seat), this.undoableByConsent(seat)].includes(decision))
        throw new GameError('bad-record', `seat ${seat} undoes decision ${decision}, which cannot be undone`)
      this.undo(seat)
      return
    }
    this.make(move.seat, move.choice, move.automatic)
    const { outcome } = this.#record.choices.at(-1)!
    if (move.outcome !== undefined && move.outcome !== outcome)
      throw new GameError('bad-record', 'the choice leads to something else under the current rules')
  }

  /** The number of the decision that this seat can take back. Undefined if it may not. */
  undoable(seat: Seat): number | undefined {
    return this.#decisionAt(lengthBeforeDecision(this.#played, seat))
  }
  /** The number of the decision that this seat can take back if the others allow it. Undefined if it needs no consent, or may not. */
  undoableByConsent(seat: Seat): number | undefined {
    if (this.undoable(seat) !== undefined) return undefined
    return this.#decisionAt(lengthBeforeDecisionOfAll(this.#played, seat))
  }
  #decisionAt(length: number | undefined): number | undefined {
    return length === undefined ? undefined : this.#played[length]!.decision
  }

  /** Takes back the last decision of a seat that can undo, if need be by consent. Returns the number of choices that remain. */
  undo(seat: Seat): number {
    const length = lengthBeforeDecisionOfAll(this.#played, seat)!
    this.#record = truncateRecord(this.#record, length)
    this.#state = replay(this.game, this.#record)
    this.#played.splice(length)
    this.#revision++
    this.#open = openAfterUndo(this.#open, this.asks, this.#counts)
    return length
  }

  get #counts() {
    return { revision: this.#revision, length: this.#played.length }
  }
}

const fits = ({ revision, made, open }: History, length: number, asks: readonly Ask[]): boolean =>
  revision >= length &&
  made.length === length &&
  open.length === asks.length &&
  asks.every(({ seat }) => openAt(open, seat) !== undefined)
