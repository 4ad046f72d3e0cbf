import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import { cells } from '@overlair/rules/overboss/model/boards'
import { useComputed } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { hoverHandlers } from '../input/hover.ts'
import type { ScorePreview } from '../input/score-preview.ts'
import type { Selection } from '../input/selection.ts'
import { spot } from '../input/spots.ts'
import { lineName, signed, spaceText } from '../model/texts.ts'
import { Tile, Token } from '../pieces/piece.tsx'

interface SpaceProps {
  readonly hand: Selection
  readonly seat: Seat
  readonly index: number
  readonly space: View['players'][number]['map'][number]
  /** Whether Tab leads here. */
  readonly tabbed: boolean
}

/** One space of the map: what lies there, and what it would bring to choose it. */
export function Space({ hand, seat, index, space, tabbed }: SpaceProps) {
  const cell = cells[index]!
  const place = spot.space(seat, cell)
  const live = hand.live.value.has(place)
  const picked = hand.picked.value.includes(place)
  const instead = hand.instead.value.has(place)
  const aimed = hand.tappedSpot.value === place
  const aims = useComputed(() => hand.hoveredSpot.value === place).value
  const outlook = live ? hand.previewOf(place) : undefined
  const foretold = useComputed(() => foretell(hand, seat, cell)).value
  const shown = outlook ?? foretold
  const gain = shown && (seat === hand.match.ask.value?.seat ? shown.gain : (shown.gains[seat] ?? 0))
  const focused = live && (aims || aimed)
  const what = spaceText(cell, space)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a grid that is laid out by the style sheet.
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus.
    <div role="gridcell" class="ob-cell" aria-selected={picked || aimed}>
      <button
        type="button"
        class={[
          'ob-space',
          live && 'is-legal',
          picked && 'is-selected',
          focused && 'ob-space--focused',
          instead && 'is-alternative',
          foretold && 'ob-space--preview',
        ]
          .filter(Boolean)
          .join(' ')}
        data-spot={place}
        data-index={index}
        data-gain={gain}
        data-legal={live ? '' : undefined}
        tabIndex={tabbed ? 0 : -1}
        aria-disabled={!live && !instead && !picked}
        onClick={event => (isTouch(event) ? hand.tap(place) : hand.touch(place))}
        {...hoverHandlers(hand, place)}
      >
        <span class="visually-hidden">{live ? say('web.ob.cell.choose', { what }) : what}</span>
        {space && <Tile tile={space.tile} />}
        {space?.token && <Token token={space.token} />}
        {focused && <Ghost hand={hand} outlook={outlook} seat={seat} cell={cell} />}
        {gain !== undefined && <Gain gain={gain} outlook={shown} big={!space} seat={seat} hand={hand} />}
      </button>
    </div>
  )
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch'

/** While a pair of the market is looked at: what it would bring here. */
function foretell(hand: Selection, seat: Seat, cell: string): ScorePreview | undefined {
  const slot = /^slot:(\d)$/.exec(hand.hoveredSpot.value ?? '')?.[1]
  if (slot === undefined || hand.match.ask.value?.seat !== seat || !hand.live.value.has(`slot:${slot}`))
    return undefined
  return hand.previewOfPair(Number(slot), cell)
}

interface GainProps {
  readonly hand: Selection
  readonly seat: Seat
  readonly gain: number
  readonly outlook: ScorePreview | undefined
  readonly big: boolean
}
function Gain({ gain, outlook, big, seat, hand }: GainProps) {
  const own = seat === hand.match.ask.value?.seat
  return (
    <span class={`ob-gain${gain < 0 ? ' ob-gain--loss' : ''}${big ? ' ob-gain--big' : ''}`}>
      <b>{signed(gain)}</b>
      {big && own && (
        <span class="ob-gain__reasons">
          {outlook?.changes.slice(0, 4).map(({ line, points }) => (
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
  readonly hand: Selection
  readonly outlook: ScorePreview | undefined
  readonly seat: Seat
  readonly cell: string
}
/** What would lie here: the tile of the hand, a token that moves, and the token that would best follow the tile. */
function Ghost({ hand, outlook, seat, cell }: GhostProps) {
  const choice = hand.choiceBy(spot.space(seat, cell))
  if (!choice) return null
  const settling = outlook?.path.find(one => 'settle' in one && one.at === cell)
  const held = hand.match.view.value.inHand?.tokens[0]
  const follows =
    settling && 'settle' in settling ? settling.settle : held && outlook?.path.length === 1 ? held : undefined
  if ('place' in choice)
    return (
      <>
        <Tile tile={choice.place} class="ob-ghost" />
        {follows && <Token token={follows} class="ob-ghost" />}
      </>
    )
  if ('settle' in choice) return <Token token={choice.settle} class="ob-ghost" />
  if ('move' in choice && choice.to === cell) return <Token token={choice.move} class="ob-ghost" />
  if ('slide' in choice && choice.to === cell) return <Tile tile={choice.slide} class="ob-ghost" />
  return null
}
