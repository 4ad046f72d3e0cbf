// Tells the players why the server has closed their table. A server that cannot save closes it again at each try.
import type { ClosedMessage } from '@overlair/protocol/messages'
import { say } from '../platform/i18n/say.ts'
import { toast } from '../ui/announcements.ts'

const TELL_EVERY = 15_000

export class ClosedNews {
  #told: { readonly why: string; readonly at: number } | undefined

  /** Says nothing if the table only moves to another process. */
  tell({ why }: ClosedMessage): void {
    const at = Date.now()
    if (why === undefined || (this.#told?.why === why && at - this.#told.at < TELL_EVERY)) return
    this.#told = { why, at }
    toast(say(`online.closed.${why}`))
  }
}
