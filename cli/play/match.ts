// A match in the terminal: the record, the state computed from it, and the events of each choice.
import { type BotId, botInputFor, bots } from '@overlair/bots'
import { lengthAfterUndo, type PlayedChoice } from '@overlair/play/undo'
import {
  type AnyGame,
  type Ask,
  type Choice,
  type GameRecord,
  onlyChoice,
  playAndRecord,
  randomSource,
  replay,
  type Seat,
  truncateRecord,
} from '@overlair/rules/kernel'

interface Step extends PlayedChoice {
  /** Whether the choice had an alternative. */
  readonly decided: boolean
}

export class Match {
  readonly game: AnyGame
  #record: GameRecord
  #state: unknown
  #played: Step[] = []

  constructor(game: AnyGame, record: GameRecord) {
    this.game = game
    this.#record = { ...record, choices: [] }
    this.#state = game.setup(record.options, record.seed)
    // Throws if a choice of the record is illegal.
    replay(game, record)
    for (const { seat, choice } of record.choices) this.choose(seat, choice)
  }

  get record(): GameRecord {
    return this.#record
  }
  get played(): readonly Step[] {
    return this.#played
  }
  get asks(): readonly Ask[] {
    return this.game.asks(this.#state)
  }
  view(seat: Seat): unknown {
    return this.game.view(this.#state, seat)
  }

  choose(seat: Seat, choice: Choice): void {
    const ask = this.asks.find(asked => asked.seat === seat)
    const { record, events } = playAndRecord(this.game, this.#state, this.#record, seat, choice)
    this.#record = record
    this.#played.push({ answer: { seat, choice }, events, decided: (ask?.choices.length ?? 0) > 1 })
  }

  /** Lets a bot answer. Its random source is seeded by the match and the number of choices, so a resumed game plays the same. */
  playBot(ask: Ask, bot: BotId): void {
    const random = randomSource(`${this.#record.seed}/bot/${ask.seat}/${this.#played.length}`)
    this.choose(ask.seat, bots[bot](this.game)(botInputFor(this.game, this.#state, ask, random)))
  }

  /** Undoes the last decision of a seat and the automatic choices after it. Returns false if that is not allowed. */
  undo(seat: Seat): boolean {
    let length = this.#played.length
    do {
      const shorter = lengthAfterUndo(this.#played.slice(0, length), seat)
      if (shorter === undefined) return false
      length = shorter
    } while (!this.#played[length]!.decided)
    const earlier = new Match(this.game, truncateRecord(this.#record, length))
    this.#record = earlier.#record
    this.#state = earlier.#state
    this.#played = earlier.#played
    return true
  }
}

/** Plays bots and choices without an alternative until the person must decide. Undefined if the game is over. */
export function advanceToPerson(match: Match, person: Seat, botOf: (seat: Seat) => BotId): Ask | undefined {
  for (;;) {
    const { asks } = match
    const ask = asks.find(asked => asked.seat !== person) ?? asks[0]
    if (!ask) return undefined
    if (ask.seat !== person) match.playBot(ask, botOf(ask.seat))
    else {
      const only = onlyChoice(ask)
      if (!only) return ask
      match.choose(person, only)
    }
  }
}
