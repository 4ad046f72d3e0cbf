import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import { cells } from '@overlair/rules/overboss/model/boards'
import { useComputed } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { settings } from '../../../platform/settings/settings.ts'
import { type Spot, spotOf } from '../input/click-paths.ts'
import { hoverHandlers } from '../input/hover.ts'
import type { ScorePreview } from '../input/score-preview.ts'
import type { Selection } from '../input/selection.ts'
import { Ground } from '../land/scenery.tsx'
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
  const pairPreview = useComputed(() => previewOfShownPair(selection, seat, cell)).value
  /** A pair that is dragged from the market can be dropped here. */
  const isDragged = useComputed(() => draggedSlot(selection) !== undefined).value
  const isTarget = isDragged && pairPreview !== undefined
  const shown = preview ?? pairPreview
  const isOwn = seat === selection.match.ask.value?.seat
  const gain = shown && (isOwn ? shown.gain : (shown.gains[seat] ?? 0))
  const marks = selection.marksOf(spot)
  const showsGhost = (isLegal && (isHovered || isTapped)) || (isTarget && isHovered)
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
          isTarget && 'ob-space--target',
          marks.pattern && 'ob-space--pattern',
          marks.goals.length > 0 && 'ob-space--goal',
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
        <span class="visually-hidden">
          {isLegal ? say('web.ob.cell.choose', { what: description }) : description}
          {marks.goals.length > 0 && ` ${say('web.ob.goal.counts', { names: marks.goals })}`}
          {marks.pattern && ` ${say('web.ob.command.part')}`}
        </span>
        {space ? <Tile tile={space.tile} /> : <Ground space={index} />}
        {space?.token && <Token token={space.token} />}
        {space && <Plate space={space} />}
        {marks.goals.length > 0 && (
          <span class="ob-space__goal" aria-hidden="true">
            {marks.goals[0]}
          </span>
        )}
        {showsGhost && <Ghost selection={selection} preview={shown} seat={seat} cell={cell} />}
        {gain !== undefined && (settings.value.hints || showsGhost) && (
          <Gain gain={gain} preview={isOwn ? shown : undefined} big={!space} />
        )}
      </button>
    </div>
  )
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch'

const slotOf = (spot: Spot | undefined): number | undefined => {
  const slot = /^slot:(\d)$/.exec(spot ?? '')?.[1]
  return slot === undefined ? undefined : Number(slot)
}
const draggedSlot = (selection: Selection): number | undefined => slotOf(selection.draggedSpot.value)

/** Returns the preview of the dragged or hovered pair of the market in this cell. Undefined if there is no legal one. */
function previewOfShownPair(selection: Selection, seat: Seat, cell: string): ScorePreview | undefined {
  const slot = draggedSlot(selection) ?? slotOf(selection.hoveredSpot.value)
  if (slot === undefined || selection.match.ask.value?.seat !== seat || !selection.legalSpots.value.has(`slot:${slot}`))
    return undefined
  return selection.previewOfPair(slot, cell)
}

/** What a token hides: the value of a graveyard, the flag of a camp. */
function Plate({ space }: { readonly space: NonNullable<SpaceProps['space']> }) {
  const [, terrain, what] = /^(graveyard|camp)-(\w+)$/.exec(space.tile) ?? []
  if (!space.token || what === undefined) return null
  return (
    <span class="ob-space__plate" aria-hidden="true">
      {terrain === 'camp' ? <i class={`ob-flag ob-flag--${what}`} /> : say('web.ob.value', { n: Number(what) })}
    </span>
  )
}

interface GainProps {
  readonly gain: number
  /** The preview with its reasons, for a map of the player who chooses. */
  readonly preview: ScorePreview | undefined
  readonly big: boolean
}
function Gain({ gain, preview, big }: GainProps) {
  const sure = preview?.sure ?? gain
  const maybe = preview?.maybe ?? 0
  return (
    <span class={`ob-gain${sure < 0 ? ' ob-gain--loss' : ''}${big ? ' ob-gain--big' : ''}`}>
      <b>{signed(sure)}</b>
      {maybe !== 0 && <em class="ob-gain__maybe">{say('web.ob.maybe', { points: signed(maybe) })}</em>}
      {big && (
        <span class="ob-gain__reasons">
          {preview?.changes.slice(0, 3).map(({ line, points }) => (
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
  const slot = draggedSlot(selection)
  const pair = slot === undefined ? undefined : selection.match.view.value.market[slot]
  if (pair?.tile)
    return (
      <>
        <Tile tile={pair.tile} class="ob-ghost" />
        {pair.token && <Token token={pair.token} class="ob-ghost" />}
      </>
    )
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
