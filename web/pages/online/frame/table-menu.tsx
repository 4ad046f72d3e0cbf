import type { BotLevel } from '@overlair/bots/levels'
import { useSignal } from '@preact/signals'
import { askTable } from '../../../online/ask-table.ts'
import { say } from '../../../platform/i18n/say.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { LostSeats } from '../../lobby/lost-seats.tsx'
import { TakeHost } from '../../lobby/take-host.tsx'
import { BotLevelSelect, SUGGESTED } from './bot-level.tsx'
import { OnlineIcon } from './online-icon.tsx'
import { watchPast } from './past-sign.tsx'
import type { AtTableProps } from './seat-strip.tsx'
import './table-menu.css'

/** About a round of two or three people. */
const LAST_CHOICES = 20

/** Past choices, pause, a bot for a while, resignation: of the person in front of the screen. For the host, the seats of people who are gone. */
export function TableMenu({ table, match, message }: AtTableProps) {
  const isOpen = useSignal(false)
  const isSure = useSignal(false)
  const level = useSignal<BotLevel>(SUGGESTED)
  const { paused, seats, seedHash } = message.table
  const viewer = match.viewer.value
  const seat = viewer === 'spectator' ? table.mySeats.value[0] : viewer
  const occupant = seat === undefined ? undefined : seats[seat]
  if (seat === undefined || occupant?.kind !== 'person') return null
  const close = () => {
    isOpen.value = false
    isSure.value = false
  }
  return (
    <>
      <Button
        variant="quiet"
        label={say('lobby.rules')}
        onClick={() => {
          isOpen.value = true
        }}
      >
        <OnlineIcon sign="table" />
      </Button>
      {isOpen.value && (
        <Dialog title={say('lobby.rules')} onClose={close}>
          <div class="stack" data-part="table-menu">
            <Button
              wide
              onClick={() => {
                void askTable(table, 'pause', { paused: !paused })
                close()
              }}
            >
              {say(paused ? 'online.resume' : 'online.pause')}
            </Button>
            {match.log.value.length > 0 && (
              <>
                <Button
                  wide
                  onClick={() => {
                    const length = (match.log.value.at(-1)?.index ?? 0) + 1
                    void watchPast(table, Math.max(0, length - LAST_CHOICES))
                    close()
                  }}
                >
                  {say('online.past.last')}
                </Button>
                <p class="field__hint">{say('online.past.last.text')}</p>
              </>
            )}
            {occupant.substitute === undefined && (
              <>
                <Button
                  wide
                  onClick={() => {
                    void askTable(table, 'substitute', { seat, level: level.value })
                    close()
                  }}
                >
                  {say('online.botForMe')}
                </Button>
                <BotLevelSelect level={level} />
                <p class="field__hint">{say('online.botForMe.text')}</p>
              </>
            )}
            {occupant.substituteFor !== 'resigned' && (
              <>
                <Button
                  wide
                  variant={isSure.value ? 'danger' : 'plain'}
                  onClick={() => {
                    if (isSure.value) {
                      void askTable(table, 'resign', { seat })
                      close()
                    } else isSure.value = true
                  }}
                >
                  {say(isSure.value ? 'online.resign.sure' : 'online.resign')}
                </Button>
                <p class="field__hint">{say('online.resign.text')}</p>
              </>
            )}
            <TakeHost table={table} message={message} />
            <LostSeats table={table} message={message} />
            {seedHash !== undefined && (
              <dl class="table-menu__deal">
                <dt class="field__name">{say('lobby.deal.hash')}</dt>
                <dd class="field__hint">{seedHash}</dd>
                <dd class="field__hint">{say('online.deal.text')}</dd>
              </dl>
            )}
            <p class="field__hint">{say('online.keys')}</p>
          </div>
        </Dialog>
      )}
    </>
  )
}
