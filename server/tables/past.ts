// Choices of a game that a person wants to see once more. No table keeps its old messages: they are made again, by a second match that
// repeats the course of the first.
import { setImmediate } from 'node:timers/promises'
import { limits } from '@overlair/protocol/limits'
import type { Past, StepsMessage } from '@overlair/protocol/messages'
import { lengthened } from '@overlair/protocol/shorthand'
import { type PersonId, seatsOf, type Table } from '@overlair/protocol/table'
import type { TableServices } from './contract.ts'
import { entriesOf } from './log/entries.ts'
import type { OnlineTable } from './online-table.ts'
import { refuse } from './requests/refusals.ts'
import { SUBSTITUTE_LEVEL } from './requests/substitutes.ts'

/**
 * The choices from this one on, at most the last hundred, as the person may know them: the same position and messages as when they were
 * made, each choice in a message of its own.
 */
export async function pastOf(
  { openMatch }: Pick<TableServices, 'openMatch'>,
  online: OnlineTable,
  person: PersonId,
  from: number,
): Promise<Past> {
  const visible = await online.log(person, undefined)
  const { match } = online.match ?? refuse('not-running', 'the game has not begun')
  // Spectators may see everything later: then the match is ahead of their log, and may have taken choices of it back.
  const known = match.seat('spectator').log()
  const differs = visible.findIndex((step, i) => step !== known[i])
  const end = differs === -1 ? visible.length : differs
  const first = Math.max(Math.min(from, end), end - limits.replay)
  const { record } = match
  const seats = seatsOf(online.table, person)
  const { match: again } = await openMatch(entriesOf(record, first), withoutPeople(online.table))
  const position = again.position(seats)
  const steps: StepsMessage[] = []
  for (const { seat, choice } of record.choices.slice(first, end)) {
    // A game may need a moment for it, and other tables must not wait.
    await setImmediate()
    const { decision } = again.match.open.find(one => one.seat === seat)!
    const { textFor } = again.choose(seat, choice, decision)
    steps.push(JSON.parse(lengthened(textFor(seats))))
  }
  return { position, steps }
}

/** For bots, the second match need not find out which answers it would give for a person, and no clock runs. */
const withoutPeople = (table: Table): Table => ({
  ...table,
  seats: table.seats.map(() => ({ kind: 'bot', level: SUBSTITUTE_LEVEL })),
  settings: { ...table.settings, clock: null },
  status: 'running',
  paused: false,
})
