// During playback the table lags behind the match. Round, phase and log lag too, so that they do not reveal events that the
// player has not seen.
import type { View } from '@overlair/rules/dungeon'
import { type Signal, signal } from '@preact/signals'
import type { DungeonMatch } from '../model/dungeon-match.ts'

export interface ShownPosition {
  readonly view: View
  /** The choice that playback shows, counted from 0. */
  readonly index: number
  /** How many events of this choice playback has shown. */
  readonly events: number
}
const positions = new WeakMap<DungeonMatch, Signal<ShownPosition | undefined>>()

/** Returns the position that playback of a match has reached. Its value is undefined when playback has caught up. */
export function shownPositionOf(match: DungeonMatch): Signal<ShownPosition | undefined> {
  const position = positions.get(match) ?? signal<ShownPosition | undefined>(undefined)
  positions.set(match, position)
  return position
}

type Log = DungeonMatch['log']['value']
/** Returns the log lines up to the shown position. */
export function shownLog(log: Log, position: ShownPosition | undefined): Log {
  if (!position) return log
  const first = log.findIndex(({ index }) => index >= position.index)
  const isShown = (line: number) => log[line]?.index === position.index && line < first + position.events
  const end = log.findIndex((_, line) => line >= first && !isShown(line))
  return first === -1 || end === -1 ? log : log.slice(0, end)
}
