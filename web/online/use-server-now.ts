import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { serverNow } from './server-connection.ts'
import { onTick } from './ticker.ts'

/** The time of the server. The component renders again when it changes, twice a second. */
export function useServerNow(): number {
  const now = useSignal(serverNow())
  useEffect(
    () =>
      onTick(() => {
        now.value = serverNow()
      }),
    [],
  )
  return now.value
}
