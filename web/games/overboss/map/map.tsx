import { seatInitial } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import { columnOf, rowOf, rowsOf, spaceIn } from '@overlair/rules/overboss/model/boards'
import { useSignal } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { Button } from '../../../ui/index.ts'
import { seatsOfSpots } from '../input/click-paths.ts'
import type { Selection } from '../input/selection.ts'
import { Piece } from '../pieces/piece.tsx'
import { Bands } from './bands.tsx'
import { Space } from './space.tsx'
import './map.css'

interface MapPanelProps {
  readonly selection: Selection
  readonly seat: Seat
  readonly own: Seat | undefined
  readonly onShowMap: (seat: Seat) => void
}
/** The large map: the viewer's own, or the map of an opponent. */
export function MapPanel({ selection, seat, own, onShowMap }: MapPanelProps) {
  const { match } = selection
  const nameOf = (player: Seat) => match.seats[player]?.name ?? ''
  const targets = seatsOfSpots(selection.legalSpots.value)
  const canSwitch = targets.size > 1 || (targets.size === 1 && !targets.has(seat))
  return (
    <section
      class="ob-map-panel"
      aria-label={seat === own ? say('web.ob.yourMap') : say('web.ob.mapOf', { name: nameOf(seat) })}
    >
      {canSwitch && (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons is not a fieldset.
        <div class="ob-map__owner" role="group" aria-label={say('web.ob.whoseMap')}>
          {[...targets].map(targetSeat => (
            <button
              key={targetSeat}
              type="button"
              class="ob-map__tab pixel-border"
              aria-pressed={targetSeat === seat}
              onClick={() => onShowMap(targetSeat)}
            >
              <span class="seat-badge" style={{ background: `var(--seat-${targetSeat + 1})` }} aria-hidden="true">
                {seatInitial(match.seats, targetSeat)}
              </span>
              {targetSeat === own ? say('web.ob.yourMap') : nameOf(targetSeat)}
            </button>
          ))}
        </div>
      )}
      {!canSwitch && seat !== own && own !== undefined && (
        <div class="ob-map__owner">
          <p class="ob-map__name">{say('web.ob.mapOf', { name: nameOf(seat) })}</p>
          <Button variant="quiet" icon="back" onClick={() => onShowMap(own)}>
            {say('web.ob.back')}
          </Button>
        </div>
      )}
      <LargeMap selection={selection} seat={seat} own={seat === own} />
    </section>
  )
}

const arrowSteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function LargeMap({
  selection,
  seat,
  own,
}: {
  readonly selection: Selection
  readonly seat: Seat
  readonly own: boolean
}) {
  const view = selection.match.view.value
  const map = view.players[seat]?.map ?? []
  /** The only space that Tab reaches; arrow keys move between spaces. */
  const tabIndexSpace = useSignal(0)
  const rows = rowsOf([...map.keys()])
  const moveFocus = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const step = arrowSteps[event.key]
    const focused = event.target instanceof HTMLElement ? Number(event.target.dataset.index) : Number.NaN
    if (!step || Number.isNaN(focused)) return
    const next = spaceIn(map.length, rowOf(focused) + step[0], columnOf(focused) + step[1])
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus()
  }
  return (
    <div class="ob-map" data-coach={own ? 'map' : undefined}>
      {edges}
      <div class="ob-map__field">
        {/* biome-ignore lint/a11y/useSemanticElements: the style sheet lays out the spaces as a map. */}
        <div
          class="ob-map__grid"
          role="grid"
          tabIndex={-1}
          aria-label={say('web.ob.mapOf', { name: selection.match.seats[seat]?.name ?? '' })}
          onKeyDown={moveFocus}
          onFocusCapture={event => {
            const index = event.target instanceof HTMLElement ? event.target.dataset.index : undefined
            if (index !== undefined) tabIndexSpace.value = Number(index)
          }}
        >
          {rows.map((row, r) => (
            // biome-ignore lint/a11y/useSemanticElements: see above.
            // biome-ignore lint/a11y/useFocusableInteractive: the spaces in the row take the focus.
            <div key={r} class="ob-map__row" role="row">
              {row.map(index => (
                <Space
                  key={index}
                  selection={selection}
                  seat={seat}
                  index={index}
                  space={map[index] ?? null}
                  tabbable={index === tabIndexSpace.value}
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

/** Edges of the map: mountain above and to the left, water below and to the right (OB-105). Created once, since they never change. */
const edges = (
  <div aria-hidden="true">
    {(['mountain-h', 'mountain-v', 'water-v', 'water-h'] as const).map(side => (
      <div key={side} class={`ob-edge ob-edge--${side}`}>
        {([1, 2, 3, 2, 1, 3, 1, 2, 3, 1] as const).map((variant, i) => (
          <Piece key={i} name={`edge-${side}-${variant}`} />
        ))}
      </div>
    ))}
  </div>
)
