import { seatInitial } from '@overlair/play/seats'
import type { View } from '@overlair/rules/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import './responders.css'

type ResponderState = 'passed' | 'asked' | 'later'

interface RespondersProps {
  readonly match: DungeonMatch
  readonly view: View
}
/** The players who passed on the pending effect, who decide now, and who come later (SB-119, BM-212). */
export function Responders({ match, view: { responders, asked } }: RespondersProps) {
  if (!responders || responders.passed.length + responders.waiting.length === 0) return null
  const all: readonly (readonly [number, ResponderState])[] = [
    ...responders.passed.map(seat => [seat, 'passed'] as const),
    ...responders.waiting.map(seat => [seat, asked.includes(seat) ? 'asked' : 'later'] as const),
  ]
  return (
    <ul class="dm-responders" aria-label={say('dm.answers')}>
      {all.map(([seat, state]) => {
        const name = match.seats[seat]?.name ?? ''
        const text = say(`dm.answers.${state}`, { name })
        return (
          <li
            key={`${seat} ${state}`}
            class={`dm-responders__item dm-responders__item--${state}`}
            data-part="responder"
            data-state={state}
            title={text}
          >
            <span class="visually-hidden">{text}</span>
            <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
              {seatInitial(match.seats, seat)}
            </span>
            {state === 'passed' && <Icon sign="check" />}
            {state === 'asked' && <span class="dm-responders__name">{name}</span>}
          </li>
        )
      })}
    </ul>
  )
}
