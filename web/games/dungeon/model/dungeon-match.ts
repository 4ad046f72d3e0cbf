import type { VisibleEvent } from '@overlair/locales/dungeon'
import type { Choice, View } from '@overlair/rules/dungeon'
import { eventFields } from '@overlair/rules/dungeon/model/event-fields'
import type { GameEvent } from '@overlair/rules/kernel'
import type { Match } from '../../../match/match-signals.ts'

export type DungeonMatch = Match<View, Choice>

/** The frame around a table knows events only by their name and their rule. */
export const isDungeonEvent = (event: Omit<GameEvent, 'secret'>): event is VisibleEvent =>
  Object.hasOwn(eventFields, event.event)
