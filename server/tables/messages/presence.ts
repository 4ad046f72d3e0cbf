// Since when the people of a table are away.
import type { PersonId, Table } from '@overlair/protocol/table'

export class Presence {
  readonly #absentSince = new Map<PersonId, number>()

  /**
   * Notes who is away now. Must be called whenever connections or seats have changed. A table that was opened counts from then on: nobody
   * is charged for the time in which the server was down.
   */
  update({ seats, host }: Table, present: readonly PersonId[], now: number): void {
    const seated = new Set([host, ...seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []))])
    for (const person of this.#absentSince.keys())
      if (!seated.has(person) || present.includes(person)) this.#absentSince.delete(person)
    for (const person of seated)
      if (!present.includes(person) && !this.#absentSince.has(person)) this.#absentSince.set(person, now)
  }
  /** By person: since when. */
  get absentSince(): Readonly<Record<PersonId, number>> {
    return Object.fromEntries(this.#absentSince)
  }
}
