// Whether the person at a seat is there.
import { ABSENT_AFTER } from '@overlair/protocol/limits'
import type { TableMessage } from '@overlair/protocol/messages'
import type { SeatedPerson } from '@overlair/protocol/table'

/** `away`: without a connection for a short time. `gone`: for so long that any person at the table may let a bot play. */
export type Presence = 'here' | 'away' | 'gone'

export function presenceOf(
  { person }: Pick<SeatedPerson, 'person'>,
  { present, absentSince }: Pick<TableMessage, 'present' | 'absentSince'>,
  now: number,
): Presence {
  if (present.includes(person)) return 'here'
  return now - (absentSince[person] ?? now) < ABSENT_AFTER ? 'away' : 'gone'
}

/** Milliseconds until the person counts as gone. Undefined if the server does not say since when the person is away. */
export function untilGone(
  { person }: Pick<SeatedPerson, 'person'>,
  { absentSince }: Pick<TableMessage, 'absentSince'>,
  now: number,
): number | undefined {
  const since = absentSince[person]
  return since === undefined ? undefined : Math.max(0, since + ABSENT_AFTER - now)
}
