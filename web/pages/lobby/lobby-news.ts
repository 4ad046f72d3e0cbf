// Tells guests what the host changes before the game, and everybody who leaves a seat, has another one or wants to swap.
import type { TableMessage } from '@overlair/protocol/messages'
import type { Table, TableSeat } from '@overlair/protocol/table'
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
    let wishes: readonly string[] = []
    const tell = () => {
      const now = message.peek()?.table
      if (now && told && !isHost.peek()) for (const text of changesOfHost(told, now)) toast(text)
      told = now
    }
    const stop = effect(() => {
      const latest = message.value
      if (!latest) return
      const now = latest.table
      if (before) {
        for (const text of changedSeats(before, now, mySeats.peek())) announce(text)
        if (before.host !== now.host) toast(say('lobby.changed.host', { name: seatName(now.seats, now.host) }))
      }
      const wanted = wishesFor(latest, mySeats.peek())
      for (const text of wanted) if (!wishes.includes(text)) toast(text)
      wishes = wanted
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

const changedSeats = (before: Table, now: Table, mine: readonly number[]): readonly string[] =>
  before.seats.flatMap((seat, i) => {
    if (seat.kind !== 'person') return []
    const isAt = (one: TableSeat | undefined) => one?.kind === 'person' && one.person === seat.person
    if (isAt(now.seats[i])) return []
    const to = now.seats.findIndex(one => one.kind === 'person' && isAt(one) && one.name === seat.name)
    if (to >= 0) return [say('lobby.changed.moved', { name: seat.name, n: to + 1 })]
    return mine.includes(i) ? [] : [say('lobby.changed.stood', { name: seat.name })]
  })

const wishesFor = ({ swaps = [], table }: TableMessage, mine: readonly number[]): readonly string[] =>
  swaps.flatMap(({ seat, to }) => {
    const person = table.seats[seat]
    return mine.includes(to) && person?.kind === 'person' ? [say('lobby.swap.wants', { name: person.name })] : []
  })
