// The connections at a table, and what each is sent.
import type { Push } from '@overlair/protocol/messages'
import type { PersonId } from '@overlair/protocol/table'

/** One connection of a person. A person may have several. */
export interface Listener {
  readonly person: PersonId
  send(push: Push): void
}

export class Audience {
  readonly #listeners = new Set<Listener>()

  get size(): number {
    return this.#listeners.size
  }
  get people(): readonly PersonId[] {
    return [...new Set([...this.#listeners].map(({ person }) => person))]
  }
  add(listener: Listener): void {
    this.#listeners.add(listener)
  }
  remove(listener: Listener): void {
    this.#listeners.delete(listener)
  }
  /** Sends everybody the message made for this person. */
  send(messageFor: (person: PersonId) => Push): void {
    const messages = new Map<PersonId, Push>()
    for (const listener of this.#listeners) {
      const { person } = listener
      const message = messages.get(person) ?? messageFor(person)
      messages.set(person, message)
      listener.send(message)
    }
  }
}
