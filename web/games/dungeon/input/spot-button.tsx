import type { ComponentChildren } from 'preact'
import { play } from '../../../platform/sound/sound.ts'
import { disabledReasonByElement, inspectedCard, type NonCardInfo } from '../inspector/inspection.ts'
import type { Selection } from './selection.ts'
import type { Spot } from './spots.ts'

const stateClass = { legal: 'is-legal', picked: 'is-selected', other: 'is-alternative' } as const

interface SpottedProps {
  readonly picks: Selection
  /** What touching it can mean; the first that can be touched now counts. */
  readonly spots: readonly Spot[]
  readonly label: string
  readonly card?: string | undefined
  readonly under?: readonly string[] | undefined
  /** What it is, where no card says so. */
  readonly about?: NonCardInfo
  /** Why it cannot be chosen now, as far as it is known. */
  readonly whyNot?: () => string | undefined
  readonly class?: string
  readonly children: ComponentChildren
}
/** Something on the table that can be touched when the ask offers it, and looked at closely at any time. */
export function SpotButton(props: SpottedProps) {
  const { picks, spots, label, card, under = [], about, whyNot, class: more = '', children } = props
  const standings = spots.map(place => picks.spotState(place))
  const standing = (['legal', 'picked', 'other'] as const).find(one => standings.includes(one))
  const usable = standing && spots[standings.indexOf(standing)]
  const reason = () => (usable ? undefined : whyNot?.())
  return (
    <button
      type="button"
      ref={element => {
        if (element) disabledReasonByElement.set(element, reason)
      }}
      class={`dm-spot ${more}${standing ? ` ${stateClass[standing]}` : ''}`}
      data-spot={usable ?? spots[0]}
      data-legal={standing === 'legal' ? '' : undefined}
      data-card={card}
      data-under={under.length > 0 ? under.join(' ') : undefined}
      data-title={about?.title}
      data-about={about?.text}
      aria-pressed={standing === 'picked' ? true : undefined}
      onClick={() => {
        if (usable) {
          play('ui.tick')
          picks.touch(usable)
        } else if (card !== undefined) inspectedCard.value = { card, reason: reason(), under }
        else if (about) inspectedCard.value = { about, reason: reason() }
      }}
    >
      {/* The picture repeats in part what is said: only the words are read. */}
      <span class="visually-hidden">{label}</span>
      <span class="dm-spot__picture" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
