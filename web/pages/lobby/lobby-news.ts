// Tells guests what the host changes before the game, and everybody who leaves a seat.
import type { Table } from '@overlair/protocol/table'
import { canonical } from '@overlair/rules/kernel'
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { OnlineTable } from '../../online/online-table.ts'
import { seatName } from '../../online/seat-name.ts'
import { say } from '../../platform/i18n/say.ts'
import { announce, toast } from '../../ui/announcements.ts'
import { changedLines } from './setting-lines.ts'

/** Milliseconds without a change before guests hear of it: a host may try several values. */
const SETTLED = 1200

export function useLobbyNews({ message, isHost, mySeats }: OnlineTable): void {
  useEffect(() => {
    let before: Table | undefined
    /** The table as the guest has last heard of it. */
    let told: Table | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const now = message.peek()?.table
      if (now && told && !isHost.peek()) for (const text of changesOfHost(told, now)) toast(text)
      told = now
    }
    const stop = effect(() => {
      const now = message.value?.table
      if (!now) return
      if (before) {
        for (const text of leftSeats(before, now, mySeats.peek())) announce(text)
        if (before.host !== now.host) toast(say('lobby.changed.host', { name: seatName(now.seats, now.host) }))
      }
      before = now
      told ??= now
      clearTimeout(timer)
      timer = setTimeout(tell, SETTLED)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}

const changesOfHost = (before: Table, now: Table): readonly string[] => [
  ...changedLines(before, now).map(({ name, value }) => say('lobby.changed', { name, value })),
  ...(before.seats.length === now.seats.length ? [] : [say('lobby.changed.players', { n: now.seats.length })]),
  ...(canonical(before.options) === canonical(now.options) ? [] : [say('lobby.changed.options')]),
]

const leftSeats = (before: Table, now: Table, mine: readonly number[]): readonly string[] =>
  before.seats.flatMap((seat, i) => {
    const next = now.seats[i]
    const isGone = seat.kind === 'person' && (next?.kind !== 'person' || next.person !== seat.person)
    return isGone && !mine.includes(i) ? [say('lobby.changed.stood', { name: seat.name })] : []
  })
