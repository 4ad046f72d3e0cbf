// The connections at a table, and what each is sent.
import type { PersonId } from '@overlair/protocol/table'

/** One connection of a person. A person may have several. */
export interface Listener {
  readonly person: PersonId
  send(text: string): void
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
  /** Whether one of the people is meant. */
  some(isMeant: (person: PersonId) => boolean): boolean {
    for (const { person } of this.#listeners) if (isMeant(person)) return true
    return false
  }
  has(listener: Listener): boolean {
    return this.#listeners.has(listener)
  }
  /** Sends the text made for a person to all of these people, or to everybody. */
  send(textFor: (person: PersonId) => string, isMeant: (person: PersonId) => boolean = () => true): void {
    const texts = new Map<PersonId, string>()
    for (const listener of this.#listeners) {
      const { person } = listener
      if (!isMeant(person)) continue
      const text = texts.get(person) ?? textFor(person)
      texts.set(person, text)
      listener.send(text)
    }
  }
}
