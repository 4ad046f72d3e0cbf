import type { Intent } from '@overlair/rules/kernel'
import type { ComponentChildren } from 'preact'
import { play } from '../../../platform/sound/sound.ts'
import { disabledReasonByElement, inspectedCard, type NonCardInfo } from '../inspector/inspection.ts'
import type { Spot } from './click-paths.ts'
import type { Selection } from './selection.ts'
import './spot-button.css'

const stateClass = { legal: 'is-legal', selected: 'is-selected', alternative: 'is-alternative' } as const

interface SpotButtonProps {
  readonly selection: Selection
  /** What a click can mean. The first spot that can be clicked now counts. */
  readonly spots: readonly Spot[]
  readonly label: string
  readonly card?: string | undefined
  readonly under?: readonly string[] | undefined
  /** Describes a thing that is not a card. */
  readonly about?: NonCardInfo
  /** Returns what the player tries with it. The rules then say why it is not possible now. */
  readonly intent?: () => Intent | undefined
  readonly class?: string
  readonly children: ComponentChildren
}
/** A thing on the table. A click chooses it if the ask offers it; otherwise the click opens the inspector. */
export function SpotButton(props: SpotButtonProps) {
  const { selection, spots, label, card, under = [], about, intent, class: extraClass = '', children } = props
  const states = spots.map(spot => selection.spotState(spot))
  const state = (['legal', 'selected', 'alternative'] as const).find(one => states.includes(one))
  const clickable = state && spots[states.indexOf(state)]
  const reason = () => {
    const tried = clickable ? undefined : intent?.()
    return tried && selection.disabledReason(tried)
  }
  return (
    <button
      type="button"
      ref={element => {
        if (element) disabledReasonByElement.set(element, reason)
      }}
      class={`dm-spot ${extraClass}${state ? ` ${stateClass[state]}` : ''}`}
      data-spot={clickable ?? spots[0]}
      data-legal={state === 'legal' ? '' : undefined}
      data-alternative={state === 'alternative' ? '' : undefined}
      data-card={card}
      data-under={under.length > 0 ? under.join(' ') : undefined}
      data-title={about?.title}
      data-about={about?.text}
      aria-pressed={state === 'selected' ? true : undefined}
      onClick={() => {
        if (clickable) {
          play('ui.tick')
          selection.click(clickable)
        } else if (card !== undefined) inspectedCard.value = { card, reason: reason(), under }
        else if (about) inspectedCard.value = { about, reason: reason() }
      }}
    >
      {/* The drawing repeats parts of the label, so screen readers read only the label. */}
      <span class="visually-hidden">{label}</span>
      <span class="dm-spot__picture" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
