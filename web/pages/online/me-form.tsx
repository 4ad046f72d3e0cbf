import { limits } from '@overlair/protocol/limits'
import type { TableMessage } from '@overlair/protocol/messages'
import { type SeatColour, seatColours, type TableSeat } from '@overlair/protocol/table'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { rememberedMe, rememberMe } from '../../online/device.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { say } from '../../platform/i18n/say.ts'
import { announce } from '../../ui/announcements.ts'
import { Button, Panel, RadioGroup } from '../../ui/index.ts'
import { askTable } from './ask-table.ts'

/** The wanted colour, or the first that no other seat has. */
export function freeColour(seats: readonly TableSeat[], wanted: SeatColour): SeatColour {
  const isFree = (colour: SeatColour) => !seats.some(seat => seat.kind === 'person' && seat.colour === colour)
  return isFree(wanted) ? wanted : (seatColours.find(isFree) ?? wanted)
}

interface MeFormProps {
  readonly table: OnlineTable
  readonly message: TableMessage
}
/** Name and colour of the person at this device. A person who sits tells the table about a change. */
export function MeForm({
  table,
  message: {
    table: { seats },
  },
}: MeFormProps) {
  const id = useId()
  const [at] = table.mySeats.value
  const seated = at === undefined ? undefined : seats[at]
  const known = seated?.kind === 'person' ? seated : rememberedMe()
  const name = useSignal(known.name)
  const colour = useSignal<SeatColour>(known.colour)
  const isChanged = name.value.trim() !== known.name || colour.value !== known.colour
  const reason = name.value.trim() === '' ? say('online.me.noName') : isChanged ? undefined : say('online.me.saved')
  const change = (next: Partial<{ name: string; colour: SeatColour }>) => {
    name.value = next.name ?? name.value
    colour.value = next.colour ?? colour.value
    if (at === undefined) rememberMe({ name: name.value.trim(), colour: colour.value })
  }
  const save = async () => {
    if (at === undefined) return
    const me = { name: name.value.trim(), colour: colour.value }
    if (!(await askTable(table, 'sit', { seat: at, ...me }))) return
    rememberMe(me)
    announce(say('online.me.saved'))
  }
  return (
    <Panel title={say('online.me')}>
      {at === undefined && <p class="field__hint">{say('online.me.text')}</p>}
      <div class="field">
        <label class="field__name" for={`${id}-name`}>
          {say('online.me.name')}
        </label>
        <input
          class="input"
          id={`${id}-name`}
          value={name.value}
          maxLength={limits.name}
          autocomplete="nickname"
          onInput={event => change({ name: event.currentTarget.value })}
        />
      </div>
      <RadioGroup
        name={say('online.me.colour')}
        values={seatColours}
        value={colour.value}
        labelOf={one => say(`online.colour.${one}`)}
        onChange={one => change({ colour: one })}
      />
      {at !== undefined && (
        <div class="row">
          <Button disabledReason={reason} onClick={() => void save()}>
            {say('online.me.save')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
