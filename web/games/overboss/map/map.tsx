import { seatInitial } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import { columnOf, rowOf, rowsOf, spaceIn } from '@overlair/rules/overboss/model/boards'
import { useSignal } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { Button } from '../../../ui/index.ts'
import type { Selection } from '../input/selection.ts'
import { seatsOfSpots } from '../input/spots.ts'
import { Piece } from '../pieces/piece.tsx'
import { Bands } from './bands.tsx'
import { Space } from './space.tsx'
import './map.css'

interface MapPanelProps {
  readonly hand: Selection
  readonly seat: Seat
  readonly own: Seat | undefined
  readonly onLook: (seat: Seat) => void
}
/** The map in the middle: one's own, or that of somebody one looks at. */
export function MapPanel({ hand, seat, own, onLook }: MapPanelProps) {
  const { match } = hand
  const nameOf = (who: Seat) => match.seats[who]?.name ?? ''
  const targets = seatsOfSpots(hand.live.value)
  const several = targets.size > 1 || (targets.size === 1 && !targets.has(seat))
  return (
    <section
      class="ob-map-panel"
      aria-label={seat === own ? say('web.ob.yourMap') : say('web.ob.mapOf', { name: nameOf(seat) })}
    >
      {several && (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset.
        <div class="ob-map__owner" role="group" aria-label={say('web.ob.whoseMap')}>
          {[...targets].map(who => (
            <button
              key={who}
              type="button"
              class="ob-map__tab pixel-border"
              aria-pressed={who === seat}
              onClick={() => onLook(who)}
            >
              <span class="seat-badge" style={{ background: `var(--seat-${who + 1})` }} aria-hidden="true">
                {seatInitial(match.seats, who)}
              </span>
              {who === own ? say('web.ob.yourMap') : nameOf(who)}
            </button>
          ))}
        </div>
      )}
      {!several && seat !== own && own !== undefined && (
        <div class="ob-map__owner">
          <p class="ob-map__name">{say('web.ob.mapOf', { name: nameOf(seat) })}</p>
          <Button variant="quiet" icon="back" onClick={() => onLook(own)}>
            {say('web.ob.back')}
          </Button>
        </div>
      )}
      <BigMap hand={hand} seat={seat} own={seat === own} />
    </section>
  )
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function BigMap({ hand, seat, own }: { readonly hand: Selection; readonly seat: Seat; readonly own: boolean }) {
  const view = hand.match.view.value
  const map = view.players[seat]?.map ?? []
  /** Where Tab leads. */
  const at = useSignal(0)
  const rows = rowsOf([...map.keys()])
  const follow = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const step = steps[event.key]
    const on = event.target instanceof HTMLElement ? Number(event.target.dataset.index) : Number.NaN
    if (!step || Number.isNaN(on)) return
    const next = spaceIn(map.length, rowOf(on) + step[0], columnOf(on) + step[1])
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus()
  }
  return (
    <div class="ob-map" data-coach={own ? 'map' : undefined}>
      {edges}
      <div class="ob-map__field">
        {/* biome-ignore lint/a11y/useSemanticElements: spaces are laid out by the style sheet, as the map is. */}
        <div
          class="ob-map__grid"
          role="grid"
          tabIndex={-1}
          aria-label={say('web.ob.mapOf', { name: hand.match.seats[seat]?.name ?? '' })}
          onKeyDown={follow}
          onFocusCapture={event => {
            const index = event.target instanceof HTMLElement ? event.target.dataset.index : undefined
            if (index !== undefined) at.value = Number(index)
          }}
        >
          {rows.map((row, r) => (
            // biome-ignore lint/a11y/useSemanticElements: see above.
            // biome-ignore lint/a11y/useFocusableInteractive: the spaces in it take the focus.
            <div key={r} class="ob-map__row" role="row">
              {row.map(index => (
                <Space
                  key={index}
                  hand={hand}
                  seat={seat}
                  index={index}
                  space={map[index] ?? null}
                  tabbed={index === at.value}
                />
              ))}
            </div>
          ))}
        </div>
        <Bands sheet={view.players[seat]?.score} rows={rows.length} />
      </div>
    </div>
  )
}

/** OB-105: mountain above and to the left, water below and to the right. Drawn once, since it never changes. */
const edges = (
  <div aria-hidden="true">
    {(['mountain-h', 'mountain-v', 'water-v', 'water-h'] as const).map(side => (
      <div key={side} class={`ob-edge ob-edge--${side}`}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(i => (
          <Piece key={i} name={`edge-${side}`} />
        ))}
      </div>
    ))}
  </div>
)
