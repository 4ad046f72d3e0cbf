// A match as a fold over its record, with what came of each choice.
import { type BotId, botInputFor, bots } from '@overlair/bots'
import { lengthAfterUndo, type PlayedChoice } from '@overlair/play/undo'
import {
  type AnyGame,
  type Ask,
  appendChoice,
  type Choice,
  type GameRecord,
  onlyChoice,
  randomSource,
  replay,
  type Seat,
  truncateRecord,
} from '@overlair/rules/kernel'

/** Somebody decided: there was more than one choice. */
interface Step extends PlayedChoice {
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
    // Checks every choice of the record before anything is taken over from it.
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
    const events = this.game.apply(this.#state, seat, choice)
    this.#record = appendChoice(this.#record, seat, choice)
    this.#played.push({ answer: { seat, choice }, events, decided: (ask?.choices.length ?? 0) > 1 })
  }

  /** A bot's source follows from the match and the moment, so that a game that was saved goes on as it would have. */
  playBot(ask: Ask, bot: BotId): void {
    const random = randomSource(`${this.#record.seed}/bot/${ask.seat}/${this.#played.length}`)
    this.choose(ask.seat, bots[bot](this.game)(botInputFor(this.game, this.#state, ask, random)))
  }

  /** Takes back the seat's last decision and what followed by itself; false where that may not be. */
  undo(seat: Seat): boolean {
    let left = this.#played.length
    do {
      const shorter = lengthAfterUndo(this.#played.slice(0, left), seat)
      if (shorter === undefined) return false
      left = shorter
    } while (!this.#played[left]!.decided)
    const kept = new Match(this.game, truncateRecord(this.#record, left))
    this.#record = kept.#record
    this.#state = kept.#state
    this.#played = kept.#played
    return true
  }
}

/** Bots answer, and choices without an alternative are made, until the person has to decide. Undefined: the game is over. */
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
