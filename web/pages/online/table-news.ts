// Tells screen readers, and people who look elsewhere, what happens at the table.

import { timeLeft } from '@overlair/play/match/clocks'
import type { TableMessage } from '@overlair/protocol/messages'
import type { SeatedPerson } from '@overlair/protocol/table'
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isRunning } from '../../online/clock-face.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { serverNow, serverStatus } from '../../online/server-connection.ts'
import { lastWarning, secondsToSay } from '../../online/spoken-times.ts'
import { onTick } from '../../online/ticker.ts'
import { say } from '../../platform/i18n/say.ts'
import { play } from '../../platform/sound/sound.ts'
import { announce, toast } from '../../ui/announcements.ts'
import { lineText, noteText } from './frame/talk-text.ts'
import { showBadge, tellTurns } from './my-turn.ts'

/** Words that are older have come again after entering. */
const RECENT = 10_000

export function useTableNews(table: OnlineTable): void {
  useEffect(() => {
    const stops = [
      tellTurns(table),
      showBadge(table),
      tellPeople(table),
      tellTalk(table),
      tellClock(table),
      tellConnection(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [table])
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
    ...others.flatMap(([seat, { name, substitute, substituteFor }]) => {
      const earlier = before.table.seats[seat]
      if (earlier?.kind !== 'person' || (earlier.substitute === undefined) === (substitute === undefined)) return []
      if (substitute === undefined) return [say('online.playsAgain', { name })]
      // A note tells the other reasons.
      return substituteFor === 'asked' || substituteFor === 'absent' ? [say('online.botPlaysFor', { name })] : []
    }),
    ...(now.table.paused === before.table.paused ? [] : [say(now.table.paused ? 'online.paused' : 'online.goesOn')]),
    ...newsOfUndo(before, now, mine),
    ...(before.table.status === 'lobby' && now.table.status === 'running' ? [say('online.begins')] : []),
    ...(before.rematch === undefined && now.rematch !== undefined ? [say('lobby.after.next.text')] : []),
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

function newsOfUndo(
  before: TableMessage,
  { undoRequest, table }: TableMessage,
  mine: readonly number[],
): readonly string[] {
  if (!undoRequest || before.undoRequest?.decision === undoRequest.decision) return []
  if (mine.includes(undoRequest.seat)) return [say('online.undo.mine')]
  const seat = table.seats[undoRequest.seat]
  return [say('online.undo.wants', { name: seat?.kind === 'person' ? seat.name : '' })]
}

/** Says words of others, and shows what the server notes. */
function tellTalk({ lastLine, talk, message }: OnlineTable): () => void {
  return effect(() => {
    const line = lastLine.value
    if (!line || serverNow() - line.at > RECENT) return
    if (line.push === 'said') {
      if (talk.isFromOthers(line)) announce(say('online.chat.says', { name: line.name, text: lineText(line) }))
      return
    }
    const seat = message.peek()?.table.seats[line.note.seat]
    toast(noteText(line.note, seat?.kind === 'person' ? seat.name : ''))
  })
}

function tellClock({ clocks, mySeats }: OnlineTable): () => void {
  let before = Number.POSITIVE_INFINITY
  return onTick(() => {
    const known = clocks.peek()
    const running = known ? mySeats.peek().filter(seat => isRunning(known, seat)) : []
    const now = serverNow()
    const left = known ? Math.min(...running.map(seat => timeLeft(known, seat, now))) : before
    const seconds = secondsToSay(before, left)
    if (seconds !== undefined) announce(say('online.secondsLeft', { n: seconds }), 'assertive')
    if (seconds === lastWarning) play('ui.deny')
    before = left
  })
}
