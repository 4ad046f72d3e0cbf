import type { PlayerCounts } from '@overlair/rules/kernel'
import type { Signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { say } from '../../platform/i18n/say.ts'
import { announce } from '../../ui/announcements.ts'
import { Button, Panel, RadioGroup } from '../../ui/index.ts'
import { resizeSeats, type SeatDraft, sitters } from './seat-list.ts'
import './seat-form.css'

export const defaultPlayerName = (n: number): string => say('web.newGame.player', { n })

interface ChairsProps {
  readonly chairs: Signal<readonly SeatDraft[]>
  readonly players: PlayerCounts
}
/** How many play, and who they are. */
export function SeatForm({ chairs, players: { min, max } }: ChairsProps) {
  const now = chairs.value
  const leave = ({ key, name }: SeatDraft) => {
    chairs.value = now.filter(chair => chair.key !== key)
    announce(say('web.newGame.left', { name }))
  }
  return (
    <Panel title={say('web.newGame.seats')}>
      <RadioGroup
        name={say('web.newGame.count')}
        values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
        value={now.length}
        labelOf={count => String(count)}
        onChange={count => {
          chairs.value = resizeSeats(now, count, defaultPlayerName)
        }}
      />
      <ol class="stack seat-list">
        {now.map((chair, i) => (
          <ChairRow
            key={chair.key}
            chair={chair}
            seat={i}
            onChange={to => {
              chairs.value = now.map(one => (one.key === chair.key ? { ...one, ...to } : one))
            }}
            onLeave={now.length > min ? () => leave(chair) : undefined}
          />
        ))}
      </ol>
      {now.filter(({ sitter }) => sitter === 'person').length > 1 && (
        <p class="field__hint">{say('web.newGame.hotSeat')}</p>
      )}
    </Panel>
  )
}

interface ChairRowProps {
  readonly chair: SeatDraft
  readonly seat: number
  readonly onChange: (to: Partial<SeatDraft>) => void
  readonly onLeave: (() => void) | undefined
}
function ChairRow({ chair, seat, onChange, onLeave }: ChairRowProps) {
  const id = useId()
  return (
    <li class="seat-row">
      <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
        {seat + 1}
      </span>
      <label class="visually-hidden" for={`${id}-name`}>
        {say('web.newGame.name', { n: seat + 1 })}
      </label>
      <input
        class="input"
        id={`${id}-name`}
        value={chair.name}
        maxLength={16}
        autocomplete="off"
        onInput={event => onChange({ name: event.currentTarget.value })}
      />
      <label class="visually-hidden" for={`${id}-sitter`}>
        {say('web.newGame.kind', { n: seat + 1 })}
      </label>
      <select
        class="input"
        id={`${id}-sitter`}
        value={chair.sitter}
        onChange={event => {
          const sitter = sitters.find(one => one === event.currentTarget.value)
          if (sitter) onChange({ sitter })
        }}
      >
        {sitters.map(sitter => (
          <option key={sitter} value={sitter}>
            {say(`web.sitter.${sitter}`)}
          </option>
        ))}
      </select>
      {onLeave && (
        <Button
          variant="quiet"
          icon="close"
          label={say('web.newGame.remove', { name: chair.name })}
          onClick={onLeave}
        />
      )}
    </li>
  )
}
