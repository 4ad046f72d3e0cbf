// What people at a table say to each other. Only memory keeps it, and not for long.
import type { SaidMessage } from '@overlair/protocol/messages'
import { type PersonId, seatsOf, type Table } from '@overlair/protocol/table'
import { refuse } from '../requests/refusals.ts'

/** People who enter are sent so much of what was said. */
const KEPT = 50
/** A person may say so many in so many milliseconds. */
const rates = { phrase: { most: 1, within: 2000 }, text: { most: 5, within: 10_000 } } as const

type Said = Pick<SaidMessage, 'text' | 'phrase'>

export class Conversation {
  #number = 0
  #latest: readonly SaidMessage[] = []
  readonly #times = new Map<string, readonly number[]>()

  get latest(): readonly SaidMessage[] {
    return this.#latest
  }
  /** Returns the message for all. Throws GameError and keeps nothing if the person may not say it now. */
  say(table: Table, person: PersonId, said: Said, now: number): SaidMessage {
    const [by] = seatsOf(table, person)
    const seat = by === undefined ? undefined : table.seats[by]
    if (by === undefined || seat?.kind !== 'person') return refuse('not-seated', 'only people at the table may speak')
    if (said.text === undefined && said.phrase === undefined) refuse('bad-request', 'say a text or a phrase')
    if (said.text !== undefined && !table.settings.chat) refuse('no-chat', 'this table uses phrases only')
    const kinds = (['text', 'phrase'] as const).filter(kind => said[kind] !== undefined)
    for (const kind of kinds)
      if (this.#recent(person, kind, now).length >= rates[kind].most)
        refuse('too-fast', `wait: at most ${rates[kind].most} in ${rates[kind].within / 1000} seconds`)
    for (const kind of kinds) this.#times.set(`${kind} ${person}`, [...this.#recent(person, kind, now), now])
    const message: SaidMessage = {
      push: 'said',
      table: table.id,
      number: ++this.#number,
      by,
      name: seat.name,
      at: now,
      ...said,
    }
    this.#latest = [...this.#latest, message].slice(-KEPT)
    return message
  }
  #recent(person: PersonId, kind: keyof typeof rates, now: number): readonly number[] {
    const times = this.#times.get(`${kind} ${person}`) ?? []
    return times.filter(at => at > now - rates[kind].within)
  }
}
