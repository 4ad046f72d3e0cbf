// What happened, in words.
import * as words from '@overlair/locales/overboss'
import type { GameEvent } from '@overlair/rules/kernel'
import type { Event } from '@overlair/rules/overboss'
import { eventFields } from '@overlair/rules/overboss/model/event-fields'
import { say } from '../../../platform/i18n/say.ts'
import type { OverbossMatch } from './overboss-match.ts'
import { cellName } from './texts.ts'

/** The frame around a table knows events only by their name and their rule. */
export const isOverbossEvent = (event: Omit<GameEvent, 'secret'>): event is Event =>
  Object.hasOwn(eventFields, event.event)

/**
 * Undefined for what need not be said. Which boss is kept is not said (OB-108): what was read aloud stays in the page
 * for the next one who plays here.
 */
export function eventText(event: Omit<GameEvent, 'secret'>, { seats }: OverbossMatch): string | undefined {
  if (!isOverbossEvent(event)) return undefined
  return words.eventText(
    { ...event, keep: undefined },
    { t: say, name: seat => seats[seat]?.name ?? '', place: cellName },
  )
}
