import type { SeatedPerson } from '@overlair/protocol/table'
import { useSignal } from '@preact/signals'
import { askTable } from '../../online/ask-table.ts'
import { say } from '../../platform/i18n/say.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { MoveByHost } from './change-seat.tsx'
import type { LobbyProps } from './lobby.tsx'
import { ReissueSeat } from './reissue-seat.tsx'

interface SeatMenuProps extends Pick<LobbyProps, 'table' | 'message'> {
  readonly at: number
  readonly person: SeatedPerson
}
/** The host: make this person the host, move or remove the person, give the seat to another device. */
export function SeatMenu({ at, person: { name, person }, table, message }: SeatMenuProps) {
  const isOpen = useSignal(false)
  const isSure = useSignal(false)
  const close = () => {
    isOpen.value = false
    isSure.value = false
  }
  const makeHost = () => {
    close()
    void askTable(table, 'host', { seat: at })
  }
  const remove = () => {
    close()
    void askTable(table, 'seat', { seat: at, to: { kind: 'open' } })
  }
  return (
    <>
      <Button
        variant="quiet"
        icon="menu"
        label={say('lobby.menu', { name })}
        onClick={() => {
          isOpen.value = true
        }}
      />
      {isOpen.value && (
        <Dialog title={say('lobby.menu.title', { name })} onClose={close}>
          <div class="row">
            <Button onClick={makeHost}>{say('lobby.makeHost')}</Button>
            <Button
              variant="quiet"
              icon="bin"
              onClick={() => {
                isSure.value = true
              }}
            >
              {say('lobby.remove')}
            </Button>
          </div>
          <MoveByHost table={table} message={message} at={at} onMove={close} />
          {isSure.value && (
            <div class="panel pixel-border stack" role="alert">
              <p>{say('lobby.remove.sure', { name })}</p>
              <div class="row">
                <Button variant="danger" icon="bin" onClick={remove}>
                  {say('lobby.remove.yes')}
                </Button>
              </div>
            </div>
          )}
          {message.absentSince[person] !== undefined && <ReissueSeat table={table} message={message} seat={at} />}
        </Dialog>
      )}
    </>
  )
}
