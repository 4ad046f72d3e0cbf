import { type Choice, newRecord } from '@overlair/rules/kernel'
import { type RaceView, race } from '../../testing/race-game.ts'
import type { Match, MatchOptions } from '../contract.ts'
import { openMatch } from '../match.ts'
import type { Occupant } from '../occupants.ts'

export const people = (...names: readonly string[]): readonly Occupant[] =>
  names.map(name => ({ kind: 'person', name }))
export const bot: Occupant = { kind: 'bot', name: 'Grub', level: 'slow' }

/** Opens a match of the race game. */
export const matchOf = (
  seats: readonly Occupant[],
  more: Partial<MatchOptions<RaceView, Choice>> = {},
): Match<RaceView, Choice> =>
  openMatch({ game: race, record: newRecord(race, { players: seats.length }, 'a secret seed'), seats, ...more })
