// The drawer in which people talk: phrases that each reader has in the own language, and texts where the table allows them.
import { limits, phrases } from '@overlair/protocol/limits'
import type { TableMessage } from '@overlair/protocol/messages'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { askTable } from '../../../online/ask-table.ts'
import type { OnlineTable } from '../../../online/online-table.ts'
import type { TalkLine } from '../../../online/table-talk.ts'
import { say } from '../../../platform/i18n/say.ts'
import { Button, Switch } from '../../../ui/index.ts'
import { customMediaQueries } from '../../../ui/styles/breakpoints.ts'
import { OnlineIcon } from './online-icon.tsx'
import type { AtTableProps } from './seat-strip.tsx'
import { lineText, noteText } from './talk-text.ts'
import './chat.css'

const DRAWER = 'online-chat'
const BUTTON = 'online-chat-button'

export function ChatButton({ table: { talk } }: { readonly table: OnlineTable }) {
  const isOpen = talk.isOpen.value
  const n = talk.unread.value
  return (
    <span class="chat-button">
      <button
        type="button"
        id={BUTTON}
        class="button button--quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? DRAWER : undefined}
        aria-label={n > 0 ? say('online.chat.new', { n }) : say('online.chat')}
        onClick={() => (isOpen ? talk.close() : talk.open())}
      >
        <OnlineIcon sign="chat" />
        <span class="online-bar__label">{say('online.chat')}</span>
      </button>
      {n > 0 && (
        <span class="chat-unread" aria-hidden="true" data-part="unread">
          {n}
        </span>
      )}
    </span>
  )
}

/** In the lobby, too, so it needs no match. */
type ChatProps = Pick<AtTableProps, 'table' | 'message'>

export function Chat(at: ChatProps) {
  const { talk, isMyTurn } = at.table
  const wasMyTurn = useRef(isMyTurn.peek())
  // Without a column beside the table, the drawer covers the prompt.
  useSignalEffect(() => {
    const isAsked = isMyTurn.value
    if (isAsked && !wasMyTurn.current && matchMedia(customMediaQueries['not-desk'] ?? '').matches) closeChat(talk)
    wasMyTurn.current = isAsked
  })
  return talk.isOpen.value ? <Drawer {...at} /> : null
}

/** The focus returns to the button that opens the drawer. */
function closeChat(talk: OnlineTable['talk']): void {
  const hadFocus = document.getElementById(DRAWER)?.contains(document.activeElement)
  talk.close()
  if (hadFocus) document.getElementById(BUTTON)?.focus()
}

function Drawer(at: ChatProps) {
  const { table, message } = at
  const { talk, mySeats } = table
  const isMuting = useSignal(false)
  const isSeated = mySeats.value.length > 0
  const mayWrite = isSeated && message.table.settings.chat
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => {
    // A field with the focus opens the keyboard of a phone.
    const field = matchMedia('(pointer: fine)').matches && drawer.current?.querySelector('input')
    ;(field || drawer.current)?.focus()
  }, [])
  return (
    <aside
      class="chat"
      id={DRAWER}
      ref={drawer}
      tabIndex={-1}
      aria-label={say('online.chat')}
      data-part="chat"
      onKeyDown={event => {
        if (event.key === 'Escape') closeChat(talk)
      }}
    >
      <div class="chat__head">
        <h2 class="chat__title">{say('online.chat')}</h2>
        <Button
          variant="quiet"
          onClick={() => {
            isMuting.value = !isMuting.value
          }}
        >
          {say('online.chat.mute')}
        </Button>
        <Button variant="quiet" icon="close" label={say('web.close')} onClick={() => closeChat(talk)} />
      </div>
      {isMuting.value && <MuteList {...at} />}
      <Lines {...at} />
      {isSeated && <Phrases table={table} />}
      {mayWrite && <WriteForm table={table} />}
    </aside>
  )
}

function MuteList({ table: { talk, mySeats }, message }: ChatProps) {
  const others = message.table.seats.flatMap((seat, i) =>
    seat.kind === 'person' && !mySeats.value.includes(i) ? [i] : [],
  )
  return (
    <div class="chat__mute">
      {others.map(seat => (
        <Switch key={seat} on={talk.muted.value.includes(seat)} onChange={on => talk.mute(seat, on)}>
          {say('online.chat.mutePerson', { name: nameAt(message, seat) })}
        </Switch>
      ))}
    </div>
  )
}

function Lines({ table, message }: ChatProps) {
  const lines = table.talk.lines.value
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [lines])
  const isEmpty = lines.length === 0
  if (isEmpty) return <p class="chat__empty">{say('online.chat.empty')}</p>
  return (
    <ol class="chat__lines" ref={list} tabIndex={isEmpty ? undefined : 0} aria-label={say('online.chat')}>
      {lines.map(line => (
        <Line key={`${line.push} ${line.at}`} line={line} name={nameAt(message, seatOf(line))} />
      ))}
    </ol>
  )
}
function nameAt({ table: { seats } }: TableMessage, at: number): string {
  const seat = seats[at]
  return seat?.kind === 'person' ? seat.name : ''
}
const seatOf = (line: TalkLine): number => (line.push === 'said' ? line.by : line.note.seat)

function Line({ line, name }: { readonly line: TalkLine; readonly name: string }) {
  const style = { '--seat-color': `var(--seat-${seatOf(line) + 1})` }
  if (line.push === 'note')
    return (
      <li class="chat__line chat__line--note" style={style}>
        {noteText(line.note, name)}
      </li>
    )
  return (
    <li class="chat__line" style={style} data-part="said">
      <span class="chat__name">{line.name}</span> {lineText(line)}
    </li>
  )
}

const Phrases = ({ table }: { readonly table: OnlineTable }) => (
  <ul class="chat__phrases" aria-label={say('online.chat.phrases')}>
    {phrases.map(phrase => (
      <li key={phrase}>
        <button type="button" class="button chat__phrase" onClick={() => void askTable(table, 'say', { phrase })}>
          {say(`online.phrase.${phrase}`)}
        </button>
      </li>
    ))}
  </ul>
)

function WriteForm({ table }: { readonly table: OnlineTable }) {
  const { draft } = table.talk
  const send = async () => {
    const text = draft.peek().trim()
    if (text === '') return
    if (await askTable(table, 'say', { text })) {
      // The player may have gone on writing.
      if (draft.peek().trim() === text) table.talk.write('')
    }
  }
  return (
    <form
      class="chat__form"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        class="input"
        value={draft.value}
        maxLength={limits.text}
        aria-label={say('online.chat.write')}
        placeholder={say('online.chat.write')}
        autocomplete="off"
        enterkeyhint="send"
        onInput={event => table.talk.write(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {say('online.chat.send')}
      </button>
    </form>
  )
}
