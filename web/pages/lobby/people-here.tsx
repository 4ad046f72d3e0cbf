import { limits } from '@overlair/protocol/limits'
import { type SeatColour, seatColours } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { askTable } from '../../online/ask-table.ts'
import { type Me, rememberedMe, rememberMe } from '../../online/device.ts'
import { colourOf, isFreeColour } from '../../online/seat-colours.ts'
import { say } from '../../platform/i18n/say.ts'
import { announce } from '../../ui/announcements.ts'
import { Button, Panel, RadioGroup } from '../../ui/index.ts'
import type { LobbyProps } from './lobby.tsx'
import './people-here.css'

interface PeopleHereProps extends Pick<LobbyProps, 'table' | 'message'> {
  /** The seat that this device has just taken for one more person. Its name gets the focus. */
  readonly added: Signal<Seat | undefined>
}
/** Name and colour of each person on this device. */
export function PeopleHere({ table, message, added }: PeopleHereProps) {
  const { seats } = message.table
  const people = table.mySeats.value.flatMap(seat => {
    const person = seats[seat]
    return person?.kind === 'person' ? [{ seat, person }] : []
  })
  return (
    <Panel title={say(people.length > 1 ? 'lobby.me.device' : 'lobby.me')}>
      {people.length === 0 && (
        <>
          <p class="field__hint">{say('lobby.me.text')}</p>
          <FutureMe />
        </>
      )}
      {people.length > 1 && <p class="field__hint">{say('lobby.me.passOn')}</p>}
      {people.map(({ seat, person }, i) => (
        <PersonForm
          key={seat}
          seat={seat}
          known={person}
          isFirst={i === 0}
          isAlone={people.length === 1}
          table={table}
          message={message}
          added={added}
        />
      ))}
    </Panel>
  )
}

/** Before the first seat of this device. */
function FutureMe() {
  const me = useSignal(rememberedMe())
  const change = (changed: Partial<Me>) => {
    me.value = { ...me.value, ...changed }
    rememberMe({ ...me.value, name: me.value.name.trim() })
  }
  return <NameAndColour me={me.value} onChange={change} />
}

interface PersonFormProps extends PeopleHereProps {
  readonly seat: Seat
  readonly known: Me
  readonly isFirst: boolean
  readonly isAlone: boolean
}
/** The name and colour of a seat of this device. The others see a change after Save. */
function PersonForm({ seat, known, isFirst, isAlone, table, message, added }: PersonFormProps) {
  const me = useSignal<Me>({ name: known.name, colour: known.colour })
  const { name, colour } = me.value
  const isChanged = name.trim() !== known.name || colour !== known.colour
  const reason = name.trim() === '' ? say('lobby.me.noName') : isChanged ? undefined : say('lobby.me.saved')
  const save = async () => {
    const saved = { name: name.trim(), colour }
    if (!(await askTable(table, 'sit', { seat, ...saved }))) return
    if (isFirst) rememberMe(saved)
    announce(say('lobby.me.saved'))
  }
  const form = (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault()
        if (reason === undefined) void save()
      }}
    >
      <NameAndColour
        me={me.value}
        onChange={changed => {
          me.value = { ...me.value, ...changed }
        }}
        isTaken={one => !isFreeColour(message.table.seats, one, seat)}
        hasFocus={added.value === seat}
        isMe={isAlone}
      >
        <Button disabledReason={reason} onClick={() => void save()}>
          {say('lobby.me.save')}
        </Button>
      </NameAndColour>
    </form>
  )
  if (isAlone) return form
  return (
    <fieldset class="person-here">
      <legend class="field__name">{say('lobby.me.seat', { n: seat + 1, name: known.name })}</legend>
      {form}
    </fieldset>
  )
}

interface NameAndColourProps {
  readonly me: Me
  readonly onChange: (changed: Partial<Me>) => void
  readonly isTaken?: (colour: SeatColour) => boolean
  readonly hasFocus?: boolean
  /** Whether this is the only person of the device. */
  readonly isMe?: boolean
  /** The button beside the name. */
  readonly children?: ComponentChildren
}
function NameAndColour(props: NameAndColourProps) {
  const { me, onChange, isTaken = () => false, hasFocus = false, isMe = true, children } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.select()
  }, [hasFocus])
  const someTaken = seatColours.some(isTaken)
  return (
    <>
      <div class="field">
        <label class="field__name" for={`${id}-name`}>
          {say(isMe ? 'lobby.me.name' : 'lobby.name')}
        </label>
        <div class="person-here__name">
          <input
            class="input"
            id={`${id}-name`}
            ref={input}
            value={me.name}
            maxLength={limits.name}
            autocomplete="nickname"
            onInput={event => onChange({ name: event.currentTarget.value })}
          />
          {children}
        </div>
      </div>
      <div class="field">
        <RadioGroup
          name={say(isMe ? 'lobby.me.colour' : 'lobby.colour')}
          values={seatColours}
          value={me.colour}
          labelOf={one => say(`lobby.colour.${one}`)}
          swatchOf={one => colourOf[one]}
          isDisabled={isTaken}
          {...(someTaken && { describedBy: `${id}-taken` })}
          onChange={colour => onChange({ colour })}
        />
        {someTaken && (
          <p id={`${id}-taken`} class="field__hint">
            {say('lobby.me.taken')}
          </p>
        )}
      </div>
    </>
  )
}
