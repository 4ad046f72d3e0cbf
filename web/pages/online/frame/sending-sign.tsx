import type { OnlineTable } from '../../../online/online-table.ts'
import { refusalText } from '../../../online/refusal-text.ts'
import { serverStatus } from '../../../online/server-connection.ts'
import { say } from '../../../platform/i18n/say.ts'
import './sending-sign.css'

/** How far the last choice or undo of this device has come. It hangs at the prompt, if the browser can place it there. */
export function SendingSign({ table: { sending } }: { readonly table: Pick<OnlineTable, 'sending'> }) {
  const last = sending.value
  if (!last) return null
  if (last.state === 'refused')
    return (
      <p class="sending-sign sending-sign--refused" role="alert" data-part="sending" data-state="refused">
        {say('online.refused', { reason: refusalText(last.error) })}
      </p>
    )
  const waits = last.state === 'sent' && serverStatus.value !== 'open'
  return (
    <p class={`sending-sign sending-sign--${last.state}`} data-part="sending" data-state={last.state}>
      {say(waits ? 'online.waits' : `online.${last.state}`)}
    </p>
  )
}
