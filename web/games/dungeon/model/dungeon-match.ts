import type { VisibleEvent } from '@overlair/locales/dungeon'
import type { Choice, View } from '@overlair/rules/dungeon'
import { eventFields } from '@overlair/rules/dungeon/model/event-fields'
import type { GameEvent } from '@overlair/rules/kernel'
import type { TableMatch } from '../../../match/table-match.ts'

export type DungeonMatch = TableMatch<View, Choice>

/** The match knows only name and cause of an event. This checks for an event of the dungeon games. */
export const isDungeonEvent = (event: Omit<GameEvent, 'secret'>): event is VisibleEvent =>
  Object.hasOwn(eventFields, event.event)
