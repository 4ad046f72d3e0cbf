// Tells screen readers, and people who look elsewhere, what happens at the table.
import type { TableMessage } from '@overlair/protocol/messages'
import type { SeatedPerson } from '@overlair/protocol/table'
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { OnlineTable } from '../../online/online-table.ts'
import { serverStatus } from '../../online/server-connection.ts'
import { say } from '../../platform/i18n/say.ts'
import { play } from '../../platform/sound/sound.ts'
import { announce } from '../../ui/announcements.ts'

/** Between two own choices in a row, the table needs a moment. That is no new turn. */
const SAME_TURN = 1000

export function useTableNews(table: OnlineTable): void {
  useEffect(() => {
    const stops = [tellTurns(table), tellPeople(table), tellConnection()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [table])
}

function tellTurns({ isMyTurn }: OnlineTable): () => void {
  let ended = Number.NEGATIVE_INFINITY
  let was = false
  return effect(() => {
    const is = isMyTurn.value
    if (is && !was && performance.now() - ended > SAME_TURN) {
      announce(say('online.yourTurn'), 'assertive')
      play('ui.tick')
    }
    if (was && !is) ended = performance.now()
    was = is
  })
}

function tellPeople({ message, mySeats }: OnlineTable): () => void {
  let before: TableMessage | undefined
  return effect(() => {
    const now = message.value
    if (now && before) for (const news of newsBetween(before, now, mySeats.peek())) announce(news)
    before = now
  })
}

const peopleOf = ({ table }: TableMessage): readonly (readonly [number, SeatedPerson])[] =>
  table.seats.flatMap((seat, i) => (seat.kind === 'person' ? [[i, seat] as const] : []))

function newsBetween(before: TableMessage, now: TableMessage, mine: readonly number[]): readonly string[] {
  const sat = (person: string) => peopleOf(before).some(([, one]) => one.person === person)
  const was = (person: string) => before.present.includes(person)
  const is = (person: string) => now.present.includes(person)
  const others = peopleOf(now).filter(([seat]) => !mine.includes(seat))
  return [
    ...others.flatMap(([, { person, name }]) => {
      if (!sat(person)) return [say('online.sat', { name })]
      if (was(person) === is(person)) return []
      return [say(is(person) ? 'online.came' : 'online.went', { name })]
    }),
    ...(before.table.status === 'lobby' && now.table.status === 'running' ? [say('online.begins')] : []),
  ]
}

function tellConnection(): () => void {
  let wasLost = false
  return effect(() => {
    const status = serverStatus.value
    if (status === 'lost' || status === 'restarting') {
      if (!wasLost) announce(say(`online.${status}`), 'assertive')
      wasLost = true
    } else if (status === 'open') {
      if (wasLost) announce(say('online.connectedAgain'))
      wasLost = false
    }
  })
}
