// What surrounds the table of any game on a server: the people and their time, signs over the table, the chat.
import { useEffect, useRef } from 'preact/hooks'
import { watchHeight } from '../../../platform/browser/watch-height.ts'
import { say } from '../../../platform/i18n/say.ts'
import { frameHeight } from '../../../table/around-table.ts'
import { attachRegionKeys } from '../../../table/regions.ts'
import { Chat, ChatButton } from './chat.tsx'
import { OnlineIcon } from './online-icon.tsx'
import { type AtTableProps, SeatStrip } from './seat-strip.tsx'
import { SendingSign } from './sending-sign.tsx'
import { TableMenu } from './table-menu.tsx'
import { TableSigns } from './table-signs.tsx'
import './online-frame.css'

export function OnlineFrame(at: AtTableProps) {
  useEffect(attachRegionKeys, [])
  return (
    <>
      <OnlineBar {...at} />
      <TableSigns {...at} />
      <Chat {...at} />
    </>
  )
}

function OnlineBar(at: AtTableProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const take = (height: number) => {
      frameHeight.value = height
    }
    const stop = bar.current ? watchHeight(bar.current, take) : () => {}
    return () => {
      stop()
      frameHeight.value = 0
    }
  }, [])
  return (
    <section class="online-bar" ref={bar} aria-label={say('online.title')} data-part="online-bar">
      <SeatStrip {...at} />
      <Watching {...at} />
      {at.match.result.value === undefined && <SendingSign table={at.table} />}
    </section>
  )
}

/** Buttons for the toolbar of the table. */
export function OnlineTools(at: AtTableProps) {
  const { table, match, message } = at
  const isRunning = message.table.status === 'running' && match.result.value === undefined
  return (
    <>
      <ChatButton table={table} />
      {table.mySeats.value.length > 0 && isRunning && <TableMenu {...at} />}
    </>
  )
}

function Watching({ table: { mySeats }, message: { watching, table } }: AtTableProps) {
  const { spectatorDelay } = table.settings
  return (
    <>
      {mySeats.value.length === 0 && (
        <p class="online-bar__watch" data-part="watching">
          {spectatorDelay > 0 ? say('online.watch.late', { n: spectatorDelay }) : say('online.watch')}
        </p>
      )}
      {watching > 0 && (
        <p class="online-bar__eye" data-part="watchers">
          <OnlineIcon sign="eye" />
          <span aria-hidden="true">{watching}</span>
          <span class="visually-hidden">{say('online.watching', { n: watching })}</span>
        </p>
      )}
    </>
  )
}
