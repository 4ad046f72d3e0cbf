// What happens when the clock of a seat is used up: a bot makes this choice, or plays on for the person.
import { runningClocks } from '@overlair/play/match/clocks'
import type { Note } from '@overlair/protocol/messages'
import type { AtZero } from '@overlair/protocol/table'
import type { Choice, Seat } from '@overlair/rules/kernel'
import type { OnlineMatch } from './online-match.ts'
import type { Agenda } from './time/agenda.ts'

interface Surroundings {
  /** The match, while it goes on: undefined if the table is closed or paused, or the game is over. */
  readonly playable: () => OnlineMatch | undefined
  /** What the table has chosen. Undefined if it has no clocks. */
  readonly atZero: () => AtZero | undefined
  readonly agenda: Pick<Agenda<'clock'>, 'set'>
  /** Ends when the people have been sent everything so far. */
  readonly delivered: () => Promise<unknown>
  readonly ask: (match: OnlineMatch, seat: Seat) => Promise<Choice>
  readonly choose: (match: OnlineMatch, seat: Seat, choice: Choice, decision: number) => Promise<void>
  readonly substitute: (seat: Seat) => Promise<void>
  readonly note: (note: Note) => void
  readonly fail: (error: unknown) => void
}

export class TimeUp {
  readonly #surroundings: Surroundings
  /** The decisions that a bot is about to make. */
  readonly #underWay = new Map<Seat, number>()

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  /** A clock runs, or a bot is about to choose. */
  get isUnderWay(): boolean {
    return this.#underWay.size > 0 || this.#running().length > 0
  }
  /** Must be called after each change that can start or stop a clock. */
  update(): void {
    const waiting = this.#running().filter(({ seat, decision }) => this.#underWay.get(seat) !== decision)
    const first = waiting.toSorted((a, b) => a.zero - b.zero)[0]
    this.#surroundings.agenda.set('clock', first?.zero, () => first && this.#end(first.seat, first.decision))
  }
  #running() {
    const clocks = this.#surroundings.playable()?.match.clocks
    return clocks ? runningClocks(clocks) : []
  }
  /** The match, if this decision still waits for its person. */
  #matchWaiting(seat: Seat, decision: number): OnlineMatch | undefined {
    const isSame = this.#running().some(one => one.seat === seat && one.decision === decision)
    return isSame ? this.#surroundings.playable() : undefined
  }

  #end(seat: Seat, decision: number): void {
    this.#underWay.set(seat, decision)
    this.#act(seat, decision)
      .finally(() => {
        this.#underWay.delete(seat)
        this.update()
      })
      .catch(error => this.#surroundings.fail(error))
    this.update()
  }
  async #act(seat: Seat, decision: number): Promise<void> {
    const { delivered, ask, choose, substitute, note } = this.#surroundings
    const atZero = this.#surroundings.atZero()
    if (atZero === undefined || !this.#matchWaiting(seat, decision)) return
    if (atZero === 'substitute') await substitute(seat)
    else {
      // A bot is asked when the people can see the choices before its own.
      await delivered()
      const match = this.#matchWaiting(seat, decision)
      const choice = match && (await ask(match, seat))
      // Meanwhile the person may have chosen.
      if (!choice || this.#matchWaiting(seat, decision) !== match) return
      await choose(match, seat, choice, decision)
    }
    note({ kind: 'time-up', seat, atZero })
  }
}
