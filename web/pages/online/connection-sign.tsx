import { serverStatus } from '../../online/server-connection.ts'
import { say } from '../../platform/i18n/say.ts'
import './connection-sign.css'

/** Says that the connection is lost. Empty while all is well. */
export function ConnectionSign() {
  const status = serverStatus.value
  if (status === 'open' || status === 'refused' || status === 'closed') return null
  return (
    <p class="connection-sign" data-part="connection">
      {say(`online.${status}`)}
    </p>
  )
}
