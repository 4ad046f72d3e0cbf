import { seatInitial } from '@overlair/play/seats'
import type { View } from '@overlair/rules/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import './responders.css'

type State = 'passed' | 'asked' | 'later'

interface AnswerersProps {
  readonly match: DungeonMatch
  readonly view: View
}
/** Who has passed on what waits to resolve, who decides now and who is still to come (SB-119, BM-212). */
export function Responders({ match, view: { responders: answerers, asked } }: AnswerersProps) {
  if (!answerers || answerers.passed.length + answerers.waiting.length === 0) return null
  const all: readonly (readonly [number, State])[] = [
    ...answerers.passed.map(seat => [seat, 'passed'] as const),
    ...answerers.waiting.map(seat => [seat, asked.includes(seat) ? 'asked' : 'later'] as const),
  ]
  return (
    <ul class="dm-responders" aria-label={say('dm.answers')}>
      {all.map(([seat, state]) => {
        const name = match.seats[seat]?.name ?? ''
        const said = say(`dm.answers.${state}`, { name })
        return (
          <li key={`${seat} ${state}`} class={`dm-responders__item dm-responders__item--${state}`} title={said}>
            <span class="visually-hidden">{said}</span>
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
