// Other seats for people who have one: a free seat, or that of a person who wants to swap, too.
import type { TableMessage } from '@overlair/protocol/messages'
import type { SeatedPerson, TableSeat } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { askTable } from '../../online/ask-table.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { say } from '../../platform/i18n/say.ts'
import { Button, Dialog } from '../../ui/index.ts'
import type { LobbyProps } from './lobby.tsx'
import './change-seat.css'

type AtSeat = Pick<LobbyProps, 'table' | 'message'> & { readonly at: Seat }

const move = (table: OnlineTable, seat: Seat, to: Seat): void => void askTable(table, 'move', { seat, to })
const nameAt = ({ table: { seats } }: TableMessage, at: Seat): string => {
  const seat = seats[at]
  return seat?.kind === 'person' ? seat.name : ''
}

/** Moves a person of this device to a free seat. */
export function MoveHere({ table, message, at }: AtSeat) {
  const isOpen = useSignal(false)
  const mine = table.mySeats.value
  const [only] = mine
  if (only === undefined) return null
  const close = () => {
    isOpen.value = false
  }
  return (
    <>
      <Button
        label={say('lobby.moveTo', { n: at + 1 })}
        onClick={() => {
          if (mine.length === 1) move(table, only, at)
          else isOpen.value = true
        }}
      >
        {say('lobby.move')}
      </Button>
      {isOpen.value && (
        <Dialog title={say('lobby.move.who', { n: at + 1 })} onClose={close}>
          <div class="row">
            {mine.map(seat => (
              <Button
                key={seat}
                onClick={() => {
                  close()
                  move(table, seat, at)
                }}
              >
                {nameAt(message, seat)}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Asks the person at this seat to swap. The host needs not ask, and has a menu for it. */
export function AskToSwap({ table, message, at }: AtSeat) {
  const mine = table.mySeats.value
  const [own] = mine
  const isAsked = message.swaps?.some(({ seat, to }) => mine.includes(seat) && to === at)
  if (own === undefined || mine.length > 1 || isAsked) return null
  return (
    <Button
      variant="quiet"
      label={say('lobby.swapWith', { name: nameAt(message, at) })}
      onClick={() => move(table, own, at)}
    >
      {say('lobby.swap')}
    </Button>
  )
}

/** Wishes of this person, and of others for this person’s seat. */
export function SwapWishes({ table, message, at }: AtSeat) {
  const wishes = message.swaps?.filter(({ seat, to }) => seat === at || to === at) ?? []
  return (
    <>
      {wishes.map(({ seat, to }) => (
        <div key={`${seat} ${to}`} class="swap-wish" data-part="swap-wish">
          <p>
            {seat === at
              ? say('lobby.swap.mine', { name: nameAt(message, to) })
              : say('lobby.swap.wants', { name: nameAt(message, seat) })}
          </p>
          {to === at && (
            <Button variant="gold" onClick={() => move(table, at, seat)}>
              {say('lobby.swap.yes')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => move(table, at, at)}>
            {say(seat === at ? 'online.withdraw' : 'lobby.swap.no')}
          </Button>
        </div>
      ))}
    </>
  )
}

/** The host moves a person to any seat that is not closed. The occupant changes places with the person. */
export function MoveByHost({ table, message, at, onMove }: AtSeat & { readonly onMove: () => void }) {
  const { seats } = message.table
  return (
    <section class="stack" aria-label={say('lobby.menu.move')}>
      <p class="field__name">{say('lobby.menu.move')}</p>
      <div class="row">
        {seats.map((seat, to) =>
          to === at || seat.kind === 'closed' ? null : (
            <Button
              key={to}
              variant="quiet"
              onClick={() => {
                onMove()
                move(table, at, to)
              }}
            >
              {say('lobby.me.seat', { n: to + 1, name: occupantName(seat) })}
            </Button>
          ),
        )}
      </div>
    </section>
  )
}
const occupantName = (seat: Exclude<TableSeat, { readonly kind: 'closed' }>): SeatedPerson['name'] =>
  seat.kind === 'person' ? seat.name : say(seat.kind === 'bot' ? 'online.bot' : 'lobby.seat.open')
