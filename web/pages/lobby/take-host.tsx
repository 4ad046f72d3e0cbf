import { ABSENT_AFTER } from '@overlair/protocol/limits'
import type { TableMessage } from '@overlair/protocol/messages'
import { askTable } from '../../online/ask-table.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { seatName } from '../../online/seat-name.ts'
import { useServerNow } from '../../online/use-server-now.ts'
import { say } from '../../platform/i18n/say.ts'
import { Button } from '../../ui/index.ts'

interface TakeHostProps {
  readonly table: OnlineTable
  readonly message: TableMessage
}
/** Lets a person with a seat be the host when the host has been gone for long. Empty otherwise. */
export function TakeHost(props: TakeHostProps) {
  const { table, message } = props
  const since = message.absentSince[message.table.host]
  const [mine] = table.mySeats.value
  return since === undefined || mine === undefined ? null : <AbsentHost {...props} since={since} mine={mine} />
}

interface AbsentHostProps extends TakeHostProps {
  readonly since: number
  readonly mine: number
}
function AbsentHost({ table, message: { table: at }, since, mine }: AbsentHostProps) {
  if (useServerNow() - since < ABSENT_AFTER) return null
  return (
    <div class="panel pixel-border row" role="status">
      <p>{say('lobby.host.gone', { name: seatName(at.seats, at.host) })}</p>
      <Button variant="gold" onClick={() => void askTable(table, 'host', { seat: mine })}>
        {say('lobby.host.take')}
      </Button>
    </div>
  )
}
