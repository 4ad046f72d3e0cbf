// The spots that the player has selected and the spot under the pointer. The selection offers only choices of the current ask.
import type { Ask } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { choiceForPath, pathsContinuing } from '../../../table/click-paths.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'
import { autoSelected, clickPathsOf, type OverbossPath, type Spot, spotOf } from './click-paths.ts'
import { type Position, previewChoice, type ScorePreview } from './score-preview.ts'

export interface Selection {
  readonly match: OverbossMatch
  /** Spots clicked so far for the current ask. */
  readonly selectedSpots: ReadonlySignal<readonly Spot[]>
  /** Spots that continue the selection. */
  readonly legalSpots: ReadonlySignal<ReadonlySet<Spot>>
  /** Spots that start another selection. */
  readonly alternativeSpots: ReadonlySignal<ReadonlySet<Spot>>
  /** The spot under the pointer or with keyboard focus. */
  readonly hoveredSpot: ReadonlySignal<Spot | undefined>
  /** A spot that was tapped once; a second tap confirms it. */
  readonly tappedSpot: ReadonlySignal<Spot | undefined>
  setHoveredSpot(spot: Spot | undefined): void
  /** Returns the choice that a click on this spot makes. Undefined if the click only selects the spot. */
  choiceFor(spot: Spot): Choice | undefined
  /** Returns the score preview of this spot. Undefined if a click on it makes no choice. */
  previewOf(spot: Spot): ScorePreview | undefined
  /** Returns the score preview of drafting this pair and placing its tile in this cell. */
  previewOfPair(slot: number, cell: string): ScorePreview | undefined
  click(spot: Spot): void
  /** Click by touch: the first tap shows the preview, the second one chooses. A finger hides the spot that it taps. */
  tap(spot: Spot): void
  /** Selects a spot and clicks another one, if that is legal. */
  drop(from: Spot, to: Spot | undefined): void
  /** Clears the selection or undoes the last choice. Returns false if there is nothing to cancel. */
  cancel(): boolean
}

export function createSelection(match: OverbossMatch): Selection {
  const paths = computed<readonly OverbossPath[]>(() => {
    const ask = match.ask.value
    const view = match.view.value
    return ask ? pathsOf(ask, view) : []
  })
  /** Clicked spots and the ask that they belong to. The next ask discards them. */
  const clicked = signal<{ readonly ask: unknown; readonly spots: readonly Spot[] }>({ ask: undefined, spots: [] })
  const hoveredSpot = signal<Spot | undefined>(undefined)
  const tapped = signal<{ readonly ask: unknown; readonly spot: Spot } | undefined>(undefined)
  const selectedSpots = computed(() => {
    const { ask, spots } = clicked.value
    return ask === match.ask.value && spots.length > 0 ? spots : autoSelected(paths.value)
  })
  const tappedSpot = computed(() => {
    const last = tapped.value
    return last && last.ask === match.ask.value && legalSpots.value.has(last.spot) ? last.spot : undefined
  })
  const legalSpots = computed(() => {
    const selected = selectedSpots.value
    const next = pathsContinuing(paths.value, selected).map(path => path.spots[selected.length])
    return new Set(next.filter(spot => spot !== undefined))
  })
  const alternativeSpots = computed(() => {
    const first = paths.value.map(path => path.spots[0]).filter(spot => spot !== undefined)
    return new Set(first.filter(spot => !legalSpots.value.has(spot)))
  })
  const reset = (spots: readonly Spot[] = []) => {
    clicked.value = { ask: match.ask.peek(), spots }
    tapped.value = undefined
  }

  const position = computed<Position | undefined>(() => {
    // The same ask may be open while others choose.
    void match.revision.value
    return match.ask.value ? match.lookahead() : undefined
  })
  /** Previews of the current position. */
  const previews = computed(() => {
    void position.value
    return new Map<string, ScorePreview>()
  })
  const cached = (key: string, compute: () => ScorePreview | undefined): ScorePreview | undefined => {
    const found = previews.value.get(key) ?? compute()
    if (found) previews.value.set(key, found)
    return found
  }
  const askedSeat = () => match.ask.value?.seat
  const choiceFor = (spot: Spot) =>
    choiceForPath(paths.value, [...selectedSpots.value, spot]) ?? choiceForPath(paths.value, [spot])

  function click(spot: Spot): void {
    const before = selectedSpots.peek()
    if (before.at(-1) === spot && !legalSpots.peek().has(spot)) return reset()
    const next = legalSpots.peek().has(spot)
      ? [...before, spot]
      : alternativeSpots.peek().has(spot)
        ? [spot]
        : undefined
    if (!next) return
    const choice = choiceForPath(paths.peek(), next)
    reset(choice ? [] : next)
    if (choice) match.choose(choice)
  }
  /** The choice that a click on the spot makes after the first choice, for example the space of a drafted tile. */
  function choiceAfter(first: Choice, spot: Spot): Choice | undefined {
    const after = match.lookahead()?.after(first)
    const next = after?.ask ? pathsOf(after.ask, after.view()) : []
    return choiceForPath(next, [...autoSelected(next), spot])
  }

  return {
    match,
    selectedSpots,
    legalSpots,
    alternativeSpots,
    hoveredSpot,
    tappedSpot,
    setHoveredSpot(spot) {
      hoveredSpot.value = spot
    },
    choiceFor,
    previewOf(spot) {
      const [now, seat, choice] = [position.value, askedSeat(), choiceFor(spot)]
      if (!now || seat === undefined || !choice || !isPreviewable(choice)) return undefined
      return cached(JSON.stringify(choice), () => previewChoice(now, choice, seat))
    },
    previewOfPair(slot, cell) {
      const [now, seat, choice] = [position.value, askedSeat(), choiceFor(spotOf.slot(slot))]
      if (!now || seat === undefined || !choice || !('draft' in choice)) return undefined
      return cached(`${slot} ${cell}`, () => {
        const drafted = now.after(choice)
        const placement = drafted.ask?.choices.find(one => 'place' in one && one.at === cell)
        return placement && previewChoice(drafted, placement, seat)
      })
    },
    click,
    tap(spot) {
      if (tappedSpot.peek() === spot || !legalSpots.peek().has(spot)) return click(spot)
      tapped.value = { ask: match.ask.peek(), spot }
      hoveredSpot.value = spot
    },
    drop(from, to) {
      const first = selectedSpots.peek().at(-1) === from ? undefined : choiceForPath(paths.peek(), [from])
      const second = first && to && choiceAfter(first, to)
      if (first && second) {
        reset()
        return match.choose(first, second)
      }
      if (selectedSpots.peek().at(-1) !== from) click(from)
      if (to && legalSpots.peek().has(to)) click(to)
    },
    cancel() {
      if (tappedSpot.peek()) {
        tapped.value = undefined
        return true
      }
      if (clicked.peek().ask === match.ask.peek() && clicked.peek().spots.length > 0) {
        reset()
        return true
      }
      if (!match.canUndo.peek()) return false
      match.undo()
      return true
    },
  }
}

const pathsOf = ({ seat, choices }: Ask<Choice>, view: View): readonly OverbossPath[] =>
  choices.flatMap(choice => clickPathsOf(choice, seat, view))

/** Whether the result of a choice is known beforehand. Choices that draw from the bag or the deck have no preview. */
const isPreviewable = (choice: Choice): boolean =>
  'draft' in choice ||
  'take' in choice ||
  'place' in choice ||
  'settle' in choice ||
  'move' in choice ||
  'swap' in choice ||
  'exchange' in choice ||
  'discard' in choice ||
  'keepToken' in choice ||
  'slide' in choice ||
  'demolish' in choice ||
  'against' in choice

/** Returns the preview of the tapped spot, else of the hovered one. */
export function hoveredPreview(selection: Selection): ScorePreview | undefined {
  const spot = selection.tappedSpot.value ?? selection.hoveredSpot.value
  return spot && selection.legalSpots.value.has(spot) ? selection.previewOf(spot) : undefined
}
