import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import { cells } from '@overlair/rules/overboss/model/boards'
import { useComputed } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { spotOf } from '../input/click-paths.ts'
import { hoverHandlers } from '../input/hover.ts'
import type { ScorePreview } from '../input/score-preview.ts'
import type { Selection } from '../input/selection.ts'
import { lineName, signed, spaceText } from '../model/texts.ts'
import { Tile, Token } from '../pieces/piece.tsx'

interface SpaceProps {
  readonly selection: Selection
  readonly seat: Seat
  readonly index: number
  readonly space: View['players'][number]['map'][number]
  /** Whether Tab reaches this space. */
  readonly tabbable: boolean
}

/** A space of the map with its pieces and the points that choosing it would gain. */
export function Space({ selection, seat, index, space, tabbable }: SpaceProps) {
  const cell = cells[index]!
  const spot = spotOf.space(seat, cell)
  const isLegal = selection.legalSpots.value.has(spot)
  const isSelected = selection.selectedSpots.value.includes(spot)
  const isAlternative = selection.alternativeSpots.value.has(spot)
  const isTapped = selection.tappedSpot.value === spot
  const isHovered = useComputed(() => selection.hoveredSpot.value === spot).value
  const preview = isLegal ? selection.previewOf(spot) : undefined
  const pairPreview = useComputed(() => previewOfHoveredPair(selection, seat, cell)).value
  const shown = preview ?? pairPreview
  const gain = shown && (seat === selection.match.ask.value?.seat ? shown.gain : (shown.gains[seat] ?? 0))
  const showsGhost = isLegal && (isHovered || isTapped)
  const description = spaceText(cell, space)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the style sheet lays out the grid.
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus.
    <div role="gridcell" class="ob-cell" aria-selected={isSelected || isTapped}>
      <button
        type="button"
        class={[
          'ob-space',
          isLegal && 'is-legal',
          isSelected && 'is-selected',
          showsGhost && 'ob-space--focused',
          isAlternative && 'is-alternative',
          pairPreview && 'ob-space--preview',
        ]
          .filter(Boolean)
          .join(' ')}
        data-spot={spot}
        data-index={index}
        data-gain={gain}
        data-legal={isLegal ? '' : undefined}
        data-state={showsGhost ? 'previewed' : undefined}
        tabIndex={tabbable ? 0 : -1}
        aria-disabled={!isLegal && !isAlternative && !isSelected}
        onClick={event => (isTouch(event) ? selection.tap(spot) : selection.click(spot))}
        {...hoverHandlers(selection, spot)}
      >
        <span class="visually-hidden">{isLegal ? say('web.ob.cell.choose', { what: description }) : description}</span>
        {space && <Tile tile={space.tile} />}
        {space?.token && <Token token={space.token} />}
        {showsGhost && <Ghost selection={selection} preview={preview} seat={seat} cell={cell} />}
        {gain !== undefined && <Gain gain={gain} preview={shown} big={!space} seat={seat} selection={selection} />}
      </button>
    </div>
  )
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch'

/** Returns the preview of the hovered pair of the market in this cell. Undefined if no legal pair is hovered. */
function previewOfHoveredPair(selection: Selection, seat: Seat, cell: string): ScorePreview | undefined {
  const slot = /^slot:(\d)$/.exec(selection.hoveredSpot.value ?? '')?.[1]
  if (slot === undefined || selection.match.ask.value?.seat !== seat || !selection.legalSpots.value.has(`slot:${slot}`))
    return undefined
  return selection.previewOfPair(Number(slot), cell)
}

interface GainProps {
  readonly selection: Selection
  readonly seat: Seat
  readonly gain: number
  readonly preview: ScorePreview | undefined
  readonly big: boolean
}
function Gain({ gain, preview, big, seat, selection }: GainProps) {
  const own = seat === selection.match.ask.value?.seat
  return (
    <span class={`ob-gain${gain < 0 ? ' ob-gain--loss' : ''}${big ? ' ob-gain--big' : ''}`}>
      <b>{signed(gain)}</b>
      {big && own && (
        <span class="ob-gain__reasons">
          {preview?.changes.slice(0, 4).map(({ line, points }) => (
            <span key={line}>
              {lineName(line)} {signed(points)}
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

interface GhostProps {
  readonly selection: Selection
  readonly preview: ScorePreview | undefined
  readonly seat: Seat
  readonly cell: string
}
/**
 * Shows the piece that the choice would put here. With a tile it also shows the token that would settle here, or the
 * drafted token if no token settles.
 */
function Ghost({ selection, preview, seat, cell }: GhostProps) {
  const choice = selection.choiceFor(spotOf.space(seat, cell))
  if (!choice) return null
  const settlement = preview?.path.find(one => 'settle' in one && one.at === cell)
  const held = selection.match.view.value.inHand?.tokens[0]
  const token =
    settlement && 'settle' in settlement ? settlement.settle : held && preview?.path.length === 1 ? held : undefined
  if ('place' in choice)
    return (
      <>
        <Tile tile={choice.place} class="ob-ghost" />
        {token && <Token token={token} class="ob-ghost" />}
      </>
    )
  if ('settle' in choice) return <Token token={choice.settle} class="ob-ghost" />
  if ('move' in choice && choice.to === cell) return <Token token={choice.move} class="ob-ghost" />
  if ('slide' in choice && choice.to === cell) return <Tile tile={choice.slide} class="ob-ghost" />
  return null
}
