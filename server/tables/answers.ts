// Answers that no person gives by hand: those of bots, and at a discreet table those that the match gives for a person.
import type { Choice, Seat } from '@overlair/rules/kernel'
import type { Awaited, OnlineMatch } from './online-match.ts'

interface Surroundings {
  /** The match, while it goes on: undefined if the table is closed or paused, or the game is over. */
  readonly playable: () => OnlineMatch | undefined
  /** Ends when the people have been sent everything so far. */
  readonly delivered: () => Promise<unknown>
  /** How long after its decision opened an answer comes. */
  readonly pause: () => number
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  readonly ask: (match: OnlineMatch, seat: Seat, level: string) => Promise<Choice>
  /** Without a choice, the match answers. */
  readonly answer: (match: OnlineMatch, seat: Seat, decision: number, choice: Choice | undefined) => Promise<void>
  readonly fail: (error: unknown) => void
}

export class Answers {
  readonly #surroundings: Surroundings
  /** The decisions that are about to be answered. */
  readonly #underWay = new Map<Seat, number>()

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  get areUnderWay(): boolean {
    return this.#underWay.size > 0
  }
  /** Begins to answer all decisions that wait for no person. They opened at this time, or later. */
  beginAll(since: number): void {
    for (const one of this.#surroundings.playable()?.awaited() ?? [])
      if (this.#underWay.get(one.seat) !== one.decision) {
        this.#underWay.set(one.seat, one.decision)
        void this.#answer(one, since)
      }
  }

  async #answer(one: Awaited, since: number): Promise<void> {
    const { seat, decision } = one
    const { answer, fail, now, pause, wait } = this.#surroundings
    try {
      // The time that the server needs to find the answer must not show.
      const left = since + pause() - now()
      const [choice] = await Promise.all([this.#choiceFor(one), left > 0 ? wait(left) : undefined])
      if (this.#underWay.get(seat) === decision) this.#underWay.delete(seat)
      // Meanwhile the seat may have been given back, or the choice before it taken back.
      const match = this.#matchAwaiting(one)
      if (match && (choice || one.by === 'match')) await answer(match, seat, decision, choice)
      else this.beginAll(now())
    } catch (error) {
      this.#underWay.delete(seat)
      fail(error)
    }
  }
  /** A bot is asked when the people can see the choices before its own. */
  async #choiceFor(one: Awaited): Promise<Choice | undefined> {
    if (one.by === 'match') return undefined
    await this.#surroundings.delivered()
    const match = this.#matchAwaiting(one)
    return match && this.#surroundings.ask(match, one.seat, one.level)
  }
  /** The match, if the decision still waits for the same. */
  #matchAwaiting({ seat, decision, by }: Awaited): OnlineMatch | undefined {
    const match = this.#surroundings.playable()
    const isSame = (one: Awaited) => one.seat === seat && one.decision === decision && one.by === by
    return match?.awaited().some(isSame) ? match : undefined
  }
}
