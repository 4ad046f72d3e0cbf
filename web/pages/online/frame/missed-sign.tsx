import { useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { onTick } from '../../../online/ticker.ts'
import { say } from '../../../platform/i18n/say.ts'
import { announce } from '../../../ui/announcements.ts'
import { Button } from '../../../ui/index.ts'
import { watchPast } from './past-sign.tsx'
import type { AtTableProps } from './seat-strip.tsx'
import { Sign } from './sign.tsx'
import { useTicking } from './ticking.tsx'

/** Half seconds in front of the player after which the sign goes: the log says the same. */
const SHOWN = 24

/** What happened while the player was not connected. */
export function MissedSign({ table, match }: Pick<AtTableProps, 'table' | 'match'>) {
  const { missed } = table.missed
  useSignalEffect(() => {
    if (missed.value) announce(say('online.missed', { n: missed.value.count }))
  })
  return missed.value ? <Missed table={table} match={match} {...missed.value} /> : null
}

interface MissedProps extends Pick<AtTableProps, 'table' | 'match'> {
  readonly from: number
  readonly count: number
}
function Missed({ table, match, from, count }: MissedProps) {
  const close = () => table.missed.close()
  useEffect(() => {
    let shown = 0
    return onTick(() => {
      const isInUse = document.querySelector('[data-part="missed"]')?.matches(':hover, :focus-within') === true
      if (!document.hidden && !isInUse && ++shown > SHOWN) close()
    })
  }, [])
  // The log may render later than the sign.
  const hasLog = useTicking(() => visibleLog() !== undefined).value
  return (
    <Sign
      part="missed"
      look="good"
      title={say('online.missed', { n: count })}
      buttons={
        <>
          {/* While the device is handed over, the table shows nothing. */}
          {match.nextPerson.value === undefined && (
            <Button
              variant="gold"
              icon="play"
              onClick={() => {
                close()
                void watchPast(table, from)
              }}
            >
              {say('online.past.play')}
            </Button>
          )}
          {hasLog && (
            <Button
              onClick={() => {
                close()
                const log = visibleLog()
                log?.scrollIntoView({ block: 'nearest' })
                log?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
              }}
            >
              {say('online.missed.log')}
            </Button>
          )}
          <Button onClick={close}>{say('web.close')}</Button>
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
