// While things are shown, the table is behind the match. So are the round, the phase and the log: nothing tells of what is still to be seen.
import type { View } from '@overlair/rules/dungeon'
import { type Signal, signal } from '@preact/signals'
import type { DungeonMatch } from '../model/dungeon-match.ts'

export interface ShownPosition {
  readonly view: View
  /** The choice that is being shown, counted from 0, and how many of its events have been. */
  readonly index: number
  readonly events: number
}
const known = new WeakMap<DungeonMatch, Signal<ShownPosition | undefined>>()

/** What of a match is being shown; undefined when everything has been. */
export function shownPositionOf(match: DungeonMatch): Signal<ShownPosition | undefined> {
  const found = known.get(match) ?? signal<ShownPosition | undefined>(undefined)
  known.set(match, found)
  return found
}

type Log = DungeonMatch['log']['value']
/** The lines of what has been shown. */
export function shownLog(log: Log, behind: ShownPosition | undefined): Log {
  if (!behind) return log
  const first = log.findIndex(({ index }) => index >= behind.index)
  const isShown = (line: number) => log[line]?.index === behind.index && line < first + behind.events
  const end = log.findIndex((_, line) => line >= first && !isShown(line))
  return first === -1 || end === -1 ? log : log.slice(0, end)
}
