// During playback the table lags behind the match. Round, phase and log lag too, so that they do not reveal events that the
// player has not seen.
import type { VisibleEvent } from '@overlair/locales/dungeon'
import type { View } from '@overlair/rules/dungeon'
import { type Signal, signal } from '@preact/signals'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'

/** The moment of an event, as playback shows it. */
export interface ShownPosition {
  readonly event: VisibleEvent
  /** The view of this moment. */
  readonly view: View
  /** The view of the moment before: it still has the heroes that leave play now. */
  readonly before: View
  /** The choice of this event, counted from 0. */
  readonly index: number
  /** How many events of this choice playback has shown, with this one. */
  readonly events: number
}
const positions = new WeakMap<DungeonMatch, Signal<ShownPosition | undefined>>()

/** Returns the position that playback of a match has reached. Its value is undefined when playback has caught up. */
export function shownPositionOf(match: DungeonMatch): Signal<ShownPosition | undefined> {
  const position = positions.get(match) ?? signal<ShownPosition | undefined>(undefined)
  positions.set(match, position)
  return position
}

type Step = Parameters<Parameters<DungeonMatch['onStep']>[0]>[0]
/** Returns the positions of a choice at which playback stops. `before` is the view before the choice. */
export const positionsIn = (
  { index, events, moments }: Pick<Step, 'index' | 'events' | 'moments'>,
  before: View,
  stopsAt: (event: VisibleEvent) => boolean,
): readonly ShownPosition[] =>
  moments.flatMap((view, i) => {
    const event = events[i]
    return event && isDungeonEvent(event) && stopsAt(event)
      ? [{ event, view, before: moments[i - 1] ?? before, index, events: i + 1 }]
      : []
  })

type Log = DungeonMatch['log']['value']
/** Returns the log lines up to the shown position. */
export function shownLog(log: Log, position: Pick<ShownPosition, 'index' | 'events'> | undefined): Log {
  if (!position) return log
  const first = log.findIndex(({ index }) => index >= position.index)
  const isShown = (line: number) => log[line]?.index === position.index && line < first + position.events
  const end = log.findIndex((_, line) => line >= first && !isShown(line))
  return first === -1 || end === -1 ? log : log.slice(0, end)
}
