import type { TableMessage } from '@overlair/protocol/messages'
import type { OnlineTable } from '../../online/online-table.ts'
import { say } from '../../platform/i18n/say.ts'
import { ReissueSeat } from './reissue-seat.tsx'

interface LostSeatsProps {
  readonly table: OnlineTable
  readonly message: TableMessage
}
/** The seats of people who are away. The host can give each to another device. */
export function LostSeats({ table, message }: LostSeatsProps) {
  if (!table.isHost.value) return null
  return message.table.seats.map((seat, i) =>
    seat.kind === 'person' && message.absentSince[seat.person] !== undefined && seat.substituteFor !== 'resigned' ? (
      <section key={i} class="stack">
        <h3>{say('lobby.menu.title', { name: seat.name })}</h3>
        <ReissueSeat table={table} message={message} seat={i} />
      </section>
    ) : null,
  )
}
