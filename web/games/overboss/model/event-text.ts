// Texts of events for the log and for announcements.
import * as texts from '@overlair/locales/overboss'
import type { GameEvent } from '@overlair/rules/kernel'
import type { Event } from '@overlair/rules/overboss'
import { eventFields } from '@overlair/rules/overboss/model/event-fields'
import { say } from '../../../platform/i18n/say.ts'
import type { OverbossMatch } from './overboss-match.ts'
import { cellName } from './texts.ts'

/** Type guard. A match of any game types its events only by name and cause. */
export const isOverbossEvent = (event: Omit<GameEvent, 'secret'>): event is Event =>
  Object.hasOwn(eventFields, event.event)

/**
 * Returns the text of an event. Undefined if the event has none. Leaves out which boss a player kept (OB-108): on a
 * shared device the text would stay in the page for the next player.
 */
export function eventText(event: Omit<GameEvent, 'secret'>, { seats }: OverbossMatch): string | undefined {
  if (!isOverbossEvent(event)) return undefined
  return texts.eventText(
    { ...event, keep: undefined },
    { t: say, name: seat => seats[seat]?.name ?? '', place: cellName },
  )
}
