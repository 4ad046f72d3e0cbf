import { useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { OnlineTable } from '../../../online/online-table.ts'
import { onTick } from '../../../online/ticker.ts'
import { say } from '../../../platform/i18n/say.ts'
import { announce } from '../../../ui/announcements.ts'
import { Button } from '../../../ui/index.ts'
import { Sign } from './sign.tsx'
import { useTicking } from './ticking.tsx'

/** Half seconds in front of the player after which the sign goes: it lies over the table, and the log says the same. */
const SHOWN = 24

/** What happened while the connection was lost. */
export function MissedSign({ table: { missed } }: { readonly table: Pick<OnlineTable, 'missed'> }) {
  useSignalEffect(() => {
    if (missed.value > 0) announce(say('online.missed', { n: missed.value }))
  })
  return missed.value > 0 ? <Missed missed={missed} /> : null
}

function Missed({ missed }: Pick<OnlineTable, 'missed'>) {
  const seen = () => {
    missed.value = 0
  }
  useEffect(() => {
    let shown = 0
    return onTick(() => {
      const isInUse = document.querySelector('[data-part="missed"]')?.matches(':hover, :focus-within') === true
      if (!document.hidden && !isInUse && ++shown > SHOWN) seen()
    })
  }, [])
  // The log may render later than the sign.
  const hasLog = useTicking(() => visibleLog() !== undefined).value
  return (
    <Sign
      part="missed"
      look="good"
      title={say('online.missed', { n: missed.value })}
      buttons={
        <>
          {hasLog && (
            <Button
              onClick={() => {
                seen()
                const log = visibleLog()
                log?.scrollIntoView({ block: 'nearest' })
                log?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
              }}
            >
              {say('online.missed.log')}
            </Button>
          )}
          <Button onClick={seen}>{say('web.close')}</Button>
        </>
      }
    >
      <p>{say('online.missed.text')}</p>
    </Sign>
  )
}
/** On a phone, the log may be on another tab. */
function visibleLog(): HTMLElement | undefined {
  const log = document.querySelector<HTMLElement>('[data-part="log"]')
  return log?.checkVisibility() ? log : undefined
}
