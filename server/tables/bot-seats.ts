// The bots of a table: each seat that a bot plays is asked when the people have seen everything before its turn.
import type { Choice, Seat } from '@overlair/rules/kernel'
import type { OnlineMatch } from './online-match.ts'

interface Surroundings {
  /** The match, while bots may play: undefined if the table is closed or paused, or the game is over. */
  readonly playable: () => OnlineMatch | undefined
  /** Ends when the people have been sent everything so far. */
  readonly delivered: () => Promise<unknown>
  readonly ask: (match: OnlineMatch, seat: Seat, level: string) => Promise<Choice>
  readonly choose: (match: OnlineMatch, seat: Seat, choice: Choice, decision: number, since: number) => Promise<void>
  readonly now: () => number
  readonly fail: (error: unknown) => void
}

export class BotSeats {
  readonly #surroundings: Surroundings
  /** The decisions for which a bot is thinking. */
  readonly #thinking = new Map<Seat, number>()

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0
  }
  /** Asks the bots that must choose and do not think yet. */
  askAll(): void {
    for (const { seat, decision, level } of this.#surroundings.playable()?.botsToAsk() ?? [])
      if (this.#thinking.get(seat) !== decision) {
        this.#thinking.set(seat, decision)
        void this.#play(seat, decision, level)
      }
  }

  async #play(seat: Seat, decision: number, level: string): Promise<void> {
    const { delivered, ask, choose, now, fail } = this.#surroundings
    try {
      await delivered()
      const since = now()
      const before = this.#matchAsking(seat, decision)
      const choice = before && (await ask(before, seat, level))
      // Meanwhile the seat may have been given back, or the choice before it taken back.
      const match = this.#matchAsking(seat, decision)
      if (this.#thinking.get(seat) === decision) this.#thinking.delete(seat)
      if (match && choice) await choose(match, seat, choice, decision, since)
      else this.askAll()
    } catch (error) {
      this.#thinking.delete(seat)
      fail(error)
    }
  }
  /** The match, if a bot must still make this decision. */
  #matchAsking(seat: Seat, decision: number): OnlineMatch | undefined {
    const match = this.#surroundings.playable()
    return match?.botsToAsk().some(one => one.seat === seat && one.decision === decision) ? match : undefined
  }
}
