// Collects appends that arrive while a commit is under way into the next one: a disk commits a hundred appends in almost the time of one.
import { Fenced, StorageFailed } from '../contract.ts'
import type { WrittenAppend } from '../queries/append.ts'
import { Conflict } from '../queries/failures.ts'

/** Writes a group in one transaction and tells which appends are written; the others are fenced. */
export type CommitGroup = (group: readonly WrittenAppend[]) => Promise<readonly boolean[]>

/** Larger groups commit hardly faster, and their first append waits longer. */
const largestGroup = 500

interface Waiting {
  readonly append: WrittenAppend
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export class GroupCommit {
  readonly #commit: CommitGroup
  #waiting: Waiting[] = []
  #running: Promise<void> | undefined

  constructor(commit: CommitGroup) {
    this.#commit = commit
  }

  add(append: WrittenAppend): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject })
      this.#running ??= this.#commitAll()
    })
  }

  /** Resolves when no append is under way. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #commitAll(): Promise<void> {
    // Lets the calls of the same moment into the first group.
    await Promise.resolve()
    while (this.#waiting.length > 0) await this.#commitTogether(this.#waiting.splice(0, largestGroup))
    this.#running = undefined
  }

  async #commitTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#commit(group.map(({ append }) => append))
      group.forEach((one, i) => (written[i] ? one.resolve() : one.reject(fenced(one))))
    } catch (error) {
      if (group.length > 1 && mayWorkAlone(error)) for (const one of group) await this.#commitTogether([one])
      else for (const one of group) one.reject(error instanceof Conflict ? fenced(one) : error)
    }
  }
}

const fenced = ({ append }: Waiting): Fenced => new Fenced(append.table, append.first)

/** One append can fail the whole group. Without a connection each would fail; after an uncertain commit each might be there twice. */
const mayWorkAlone = (error: unknown): boolean =>
  !(error instanceof StorageFailed && (error.uncertain || error.reason === 'connection-lost'))
