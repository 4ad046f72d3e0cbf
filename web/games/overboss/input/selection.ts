// What the player at this table has picked up and what they look at. It only ever offers what the ask offers.
import type { Choice } from '@overlair/rules/overboss'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { choiceForPath, pathsContinuing } from '../../../table/click-paths.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'
import { type Position, previewChoice, type ScorePreview } from './score-preview.ts'
import { autoSelected, type Spot, spot, type Way, waysOf } from './spots.ts'

export interface Selection {
  readonly match: OverbossMatch
  /** What has been touched so far on the way to a choice. */
  readonly picked: ReadonlySignal<readonly Spot[]>
  /** What can be touched next. */
  readonly live: ReadonlySignal<ReadonlySet<Spot>>
  /** What could be picked instead. */
  readonly instead: ReadonlySignal<ReadonlySet<Spot>>
  /** What the pointer or the focus is on. */
  readonly hoveredSpot: ReadonlySignal<Spot | undefined>
  /** A space that was tapped once and waits to be confirmed. */
  readonly tappedSpot: ReadonlySignal<Spot | undefined>
  look(at: Spot | undefined): void
  /** The choice that touching this would make. */
  choiceBy(place: Spot): Choice | undefined
  /** What touching this would bring, if it makes a choice. */
  previewOf(place: Spot): ScorePreview | undefined
  /** What taking this pair and laying its tile here would bring. */
  previewOfPair(slot: number, cell: string): ScorePreview | undefined
  touch(place: Spot): void
  /** Touches and waits for a second touch: for fingers, which cover what they are about to do. */
  tap(place: Spot): void
  carry(from: Spot, to: Spot | undefined): void
  /** Puts down what was picked, or takes the last choice back. False when there is nothing to put down. */
  cancel(): boolean
}

export function createSelection(match: OverbossMatch): Selection {
  const ways = computed<readonly Way[]>(() => {
    const ask = match.ask.value
    const view = match.view.value
    return ask ? ask.choices.flatMap(choice => waysOf(choice, ask.seat, view)) : []
  })
  /** Picks belong to one ask: with the next one they are gone. */
  const picks = signal<{ readonly of: unknown; readonly spots: readonly Spot[] }>({ of: undefined, spots: [] })
  const hoveredSpot = signal<Spot | undefined>(undefined)
  const tapped = signal<{ readonly of: unknown; readonly spot: Spot } | undefined>(undefined)
  const picked = computed(() => {
    const { of, spots } = picks.value
    return of === match.ask.value && spots.length > 0 ? spots : autoSelected(ways.value)
  })
  const tappedSpot = computed(() => {
    const last = tapped.value
    return last && last.of === match.ask.value && live.value.has(last.spot) ? last.spot : undefined
  })
  const live = computed(() => {
    const next = pathsContinuing(ways.value, picked.value).map(way => way.spots[picked.value.length])
    return new Set(next.filter(place => place !== undefined))
  })
  const instead = computed(() => {
    const first = ways.value.map(way => way.spots[0]).filter(place => place !== undefined)
    return new Set(first.filter(place => !live.value.has(place)))
  })
  const reset = (spots: readonly Spot[] = []) => {
    picks.value = { of: match.ask.peek(), spots }
    tapped.value = undefined
  }

  const position = computed<Position | undefined>(() => (match.ask.value ? match.lookahead() : undefined))
  const known = computed(() => {
    void position.value
    return new Map<string, ScorePreview>()
  })
  const remembered = (key: string, look: () => ScorePreview | undefined): ScorePreview | undefined => {
    const found = known.value.get(key) ?? look()
    if (found) known.value.set(key, found)
    return found
  }
  const seat = () => match.ask.value?.seat
  const choiceBy = (place: Spot) =>
    choiceForPath(ways.value, [...picked.value, place]) ?? choiceForPath(ways.value, [place])

  function touch(place: Spot): void {
    const before = picked.peek()
    if (before.at(-1) === place && !live.peek().has(place)) return reset()
    const next = live.peek().has(place) ? [...before, place] : instead.peek().has(place) ? [place] : undefined
    if (!next) return
    const choice = choiceForPath(ways.peek(), next)
    reset(choice ? [] : next)
    if (choice) match.choose(choice)
  }

  return {
    match,
    picked,
    live,
    instead,
    hoveredSpot,
    tappedSpot,
    look(at) {
      hoveredSpot.value = at
    },
    choiceBy,
    previewOf(place) {
      const [now, who, choice] = [position.value, seat(), choiceBy(place)]
      if (!now || who === undefined || !choice || !isPreviewable(choice)) return undefined
      return remembered(JSON.stringify(choice), () => previewChoice(now, choice, who))
    },
    previewOfPair(slot, cell) {
      const [now, who, choice] = [position.value, seat(), choiceBy(spot.slot(slot))]
      if (!now || who === undefined || !choice || !('draft' in choice)) return undefined
      return remembered(`${slot} ${cell}`, () => {
        const drafted = now.after(choice)
        const place = drafted.ask?.choices.find(one => 'place' in one && one.at === cell)
        return place && previewChoice(drafted, place, who)
      })
    },
    touch,
    tap(place) {
      if (tappedSpot.peek() === place || !live.peek().has(place)) return touch(place)
      tapped.value = { of: match.ask.peek(), spot: place }
      hoveredSpot.value = place
    },
    carry(from, to) {
      if (picked.peek().at(-1) !== from) touch(from)
      if (to && live.peek().has(to)) touch(to)
    },
    cancel() {
      if (tappedSpot.peek()) {
        tapped.value = undefined
        return true
      }
      if (picks.peek().of === match.ask.peek() && picks.peek().spots.length > 0) {
        reset()
        return true
      }
      if (!match.canUndo.peek()) return false
      match.undo()
      return true
    },
  }
}

/** Choices whose worth shows at once. What draws from bag or deck cannot be weighed. */
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

/** What the thing that is looked at would bring. */
export function hoveredPreview(hand: Selection): ScorePreview | undefined {
  const at = hand.tappedSpot.value ?? hand.hoveredSpot.value
  return at && hand.live.value.has(at) ? hand.previewOf(at) : undefined
}
