// Hosts a match on this device: it runs the match in this page and its bots in a worker, and saves every change at once.
import { botRequest } from '@overlair/bots/request'
import type { MatchOptions, Pending, SavedMatch } from '@overlair/play/match/contract'
import { StaleChoice } from '@overlair/play/match/errors'
import { openMatch } from '@overlair/play/match/match'
import { isPlayedByPerson } from '@overlair/play/match/occupants'
import type { Choice, Result } from '@overlair/rules/kernel'
import { signal } from '@preact/signals'
import type { AskBot } from './bot-worker-client.ts'
import { openTable, type TableMatch } from './table-match.ts'

export interface HostOptions<View, C extends Choice> extends MatchOptions<View, C> {
  readonly askBot: AskBot
  /** Called after every change, in the same task, with what everybody may see. */
  readonly save: (saved: SavedMatch, view: View, result: Result | undefined) => void
}

export interface Host<View = unknown, C extends Choice = Choice> {
  readonly table: TableMatch<View, C>
  /** The whole match, with its record. A table never gets it. */
  saved(): SavedMatch
  close(): void
}

export function hostMatch<View, C extends Choice>({ askBot, save, ...options }: HostOptions<View, C>): Host<View, C> {
  const match = openMatch({ undoAfterEnd: true, ...options })
  const botError = signal<unknown>(undefined)
  let running = false
  let closed = false
  const people = match.seats.flatMap((occupant, seat) => (isPlayedByPerson(occupant) ? [match.seat(seat)] : []))
  const spectator = match.seat('spectator')
  const table = openTable(
    { people, spectator },
    {
      botError,
      retry() {
        botError.value = undefined
        void answerAll()
      },
    },
  )
  const stopListening = match.onChange(() => {
    save(match.saved(), spectator.view(), match.result)
    void answerAll()
  })

  /**
   * Makes all choices of bots and all automatic choices. Each waits for the playback of the choice before it. Automatic choices
   * without playback follow in one task, so that the table renders once.
   */
  async function answerAll(): Promise<void> {
    if (running || closed) return
    running = true
    try {
      await undefined // The table hears of the change first, and may play it back.
      await table.playbackEnd()
      for (let next = nextAnswer(); next && !closed; next = nextAnswer()) {
        if (next.by === 'bot') await answerForBot(next)
        else match.answerFor(next.seat)
        const playback = table.playbackEnd()
        if (playback) await playback
      }
    } catch (error) {
      if (!closed) botError.value = error
    } finally {
      running = false
    }
  }
  const nextAnswer = () => match.pending().find(({ by }) => by === 'match' || by === 'bot')

  async function answerForBot({ seat, decision, level }: Extract<Pending<C>, { by: 'bot' }>): Promise<void> {
    const choice = await askBot(botRequest(match, seat, level))
    await table.playbackEnd()
    if (closed) return
    try {
      match.choose(seat, choice as C, decision) // The match refuses a choice that it does not offer.
    } catch (error) {
      // A person has undone the choice that the bot answers.
      if (!(error instanceof StaleChoice)) throw error
    }
  }

  void answerAll()
  return {
    table: table.match,
    saved: () => match.saved(),
    close() {
      closed = true
      stopListening()
      table.close()
    },
  }
}
