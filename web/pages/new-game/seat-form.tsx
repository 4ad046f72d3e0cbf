import type { PlayerCounts } from '@overlair/rules/kernel'
import type { Signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { say } from '../../platform/i18n/say.ts'
import { botNames } from '../../session/bot-names.ts'
import { announce } from '../../ui/announcements.ts'
import { Button, Panel, RadioGroup } from '../../ui/index.ts'
import { type PlayerKind, playerKinds, resizeSeats, type SeatDraft, type SeatNames, withKind } from './seat-list.ts'
import './seat-form.css'

export const seatNames: SeatNames = {
  player: n => say('web.newGame.player', { n }),
  bots: botNames,
}

interface SeatFormProps {
  readonly seats: Signal<readonly SeatDraft[]>
  readonly players: PlayerCounts
}
/** The number of players, and a row per seat. */
export function SeatForm({ seats, players: { min, max } }: SeatFormProps) {
  const drafts = seats.value
  const remove = ({ key, name }: SeatDraft) => {
    seats.value = drafts.filter(draft => draft.key !== key)
    announce(say('web.newGame.left', { name }))
  }
  return (
    <Panel title={say('web.newGame.seats')}>
      <RadioGroup
        name={say('web.newGame.count')}
        values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
        value={drafts.length}
        labelOf={count => String(count)}
        onChange={count => {
          seats.value = resizeSeats(drafts, count, seatNames)
        }}
      />
      <ol class="stack seat-list">
        {drafts.map((draft, i) => (
          <SeatRow
            key={draft.key}
            draft={draft}
            seat={i}
            onChange={change => {
              seats.value = drafts.map(one => (one.key === draft.key ? { ...one, ...change } : one))
            }}
            onKind={kind => {
              seats.value = withKind(drafts, draft.key, kind, seatNames)
            }}
            onRemove={drafts.length > min ? () => remove(draft) : undefined}
          />
        ))}
      </ol>
      {drafts.filter(({ kind }) => kind === 'person').length > 1 && (
        <p class="field__hint">{say('web.newGame.hotSeat')}</p>
      )}
    </Panel>
  )
}

interface SeatRowProps {
  readonly draft: SeatDraft
  readonly seat: number
  readonly onChange: (change: Partial<SeatDraft>) => void
  readonly onKind: (kind: PlayerKind) => void
  /** Undefined if the game needs this seat. */
  readonly onRemove: (() => void) | undefined
}
function SeatRow({ draft, seat, onChange, onKind, onRemove }: SeatRowProps) {
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
        value={draft.name}
        maxLength={16}
        autocomplete="off"
        onInput={event => onChange({ name: event.currentTarget.value })}
      />
      <label class="visually-hidden" for={`${id}-kind`}>
        {say('web.newGame.kind', { n: seat + 1 })}
      </label>
      <select
        class="input"
        id={`${id}-kind`}
        value={draft.kind}
        onChange={event => {
          const kind = playerKinds.find(one => one === event.currentTarget.value)
          if (kind) onKind(kind)
        }}
      >
        {playerKinds.map(kind => (
          <option key={kind} value={kind}>
            {say(`web.sitter.${kind}`)}
          </option>
        ))}
      </select>
      {onRemove && (
        <Button
          variant="quiet"
          icon="close"
          label={say('web.newGame.remove', { name: draft.name })}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
