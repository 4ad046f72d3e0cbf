// The last messages of a game, for people whose connection was lost for a moment: they get the very texts that they would have got.
import type { PersonId } from '@overlair/protocol/table'

/**
 * So many messages are kept, some kilobytes. A person who has missed more is sent the whole position. At a discreet table of a dungeon
 * game, three of four messages tell of a pass that the match has made.
 */
export const MOST_KEPT = 40

interface Kept {
  /** The revision of the match after the message. */
  readonly after: number
  /** By person with a seat. */
  readonly texts: ReadonlyMap<PersonId, string>
}

export class Recent {
  /** Nothing is missing after this revision. Undefined before the game. */
  #since: number | undefined
  #kept: readonly Kept[] = []

  /** The people are sent the whole position, or the table has just been opened. */
  begin(revision: number): void {
    this.#since = revision
    this.#kept = []
  }
  add(after: number, texts: ReadonlyMap<PersonId, string>): void {
    const kept = [...this.#kept, { after, texts }]
    const forgotten = kept.length > MOST_KEPT ? kept.shift() : undefined
    if (forgotten) this.#since = forgotten.after
    this.#kept = kept
  }
  /** What the person was to be sent after this revision. Undefined if it is not all there. */
  since(revision: number, person: PersonId): readonly string[] | undefined {
    if (this.#since === undefined || revision < this.#since || revision > this.#last) return undefined
    const texts = this.#kept.flatMap(({ after, texts }) => (after > revision ? [texts.get(person)] : []))
    return texts.every(text => text !== undefined) ? texts : undefined
  }
  get #last(): number {
    return this.#kept.at(-1)?.after ?? this.#since ?? 0
  }
}
