import type { ComponentChildren } from 'preact'
import { play } from '../../sound/sound.ts'
import { type About, inspected } from './inspecting.ts'
import type { Picks } from './picks.ts'
import type { Spot } from './spots.ts'

interface SpottedProps {
  readonly picks: Picks
  /** What touching it can mean; the first that can be touched now counts. */
  readonly spots: readonly Spot[]
  readonly label: string
  readonly card?: string | undefined
  readonly under?: readonly string[] | undefined
  /** What it is, where no card says so. */
  readonly about?: About
  /** Why it cannot be chosen now, as far as it is known. */
  readonly reason?: string | undefined
  readonly class?: string
  readonly children: ComponentChildren
}
/** Something on the table that can be touched when the ask offers it, and looked at closely at any time. */
export function Spotted(props: SpottedProps) {
  const { picks, spots, label, card, under = [], about, reason, class: more = '', children } = props
  const live = spots.find(place => picks.live.value.has(place))
  const picked = spots.find(place => picks.picked.value.includes(place))
  const other = spots.find(place => picks.instead.value.has(place))
  const usable = live ?? picked ?? other
  const state = live ? ' dm-legal' : picked ? ' dm-picked' : other ? ' dm-other' : ''
  return (
    <button
      type="button"
      class={`dm-spot ${more}${state}`}
      data-spot={usable ?? spots[0]}
      data-legal={live ? '' : undefined}
      data-card={card}
      data-under={under.length > 0 ? under.join(' ') : undefined}
      data-title={about?.title}
      data-about={about?.text}
      data-reason={usable ? undefined : reason}
      aria-pressed={picked ? true : undefined}
      onClick={() => {
        if (usable) {
          play('ui.tick')
          picks.touch(usable)
        } else if (card !== undefined) inspected.value = { card, reason, under }
        else if (about) inspected.value = { about, reason }
      }}
    >
      {/* The picture repeats in part what is said: only the words are read. */}
      <span class="unseen">{label}</span>
      <span class="dm-spot__look" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
