// The log of a table. It is the truth: what a table is follows from its entries, one after the other.
import type { PersonId, TableId, TableSeat, TableSettings } from '@overlair/protocol/table'
import type { Choice, GameRecord, RawOptions, Seat } from '@overlair/rules/kernel'

export type Entry =
  | {
      readonly kind: 'created'
      readonly game: string
      readonly options: RawOptions
      readonly players: number
      readonly host: PersonId
      readonly settings: TableSettings
    }
  /** Sitting down and standing up, bots, closed seats, a removed player, a seat given to another device. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly to: TableSeat }
  /** What is at two seats changes places. */
  | { readonly kind: 'swapped'; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'options'; readonly options: RawOptions; readonly players: number }
  | { readonly kind: 'settings'; readonly settings: TableSettings }
  | { readonly kind: 'locked'; readonly locked: boolean }
  | { readonly kind: 'host'; readonly host: PersonId }
  | {
      readonly kind: 'started'
      readonly start: Omit<GameRecord, 'choices' | 'format'>
      /** SHA-256 of the seed. All see it before the first choice. */
      readonly seedHash: string
    }
  | {
      readonly kind: 'chose'
      readonly seat: Seat
      readonly choice: Choice
      readonly automatic?: true
      readonly outcome: string
    }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly decision: number }
  | { readonly kind: 'told'; readonly seat: Seat; readonly instructions: unknown }
  | { readonly kind: 'paused'; readonly paused: boolean }
  /** The same people play again, at another table. */
  | { readonly kind: 'rematch'; readonly table: TableId }

/** The last entry of each append also names the seats that wait for their person from then on. */
export type LoggedEntry = Entry & { readonly asked?: readonly Seat[] }

/** An entry with the time at which it was appended. */
export type TimedEntry = Entry & { readonly at: number }

export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { readonly kind: Kind }>

/** The log of a game with this record, after so many choices. Nobody knows the times any more. */
export function entriesOf(
  { choices, format: _, ...start }: GameRecord,
  length = choices.length,
): readonly TimedEntry[] {
  const at = 0
  const chose = choices
    .slice(0, length)
    .map(({ seat, choice, outcome = '' }) => ({ kind: 'chose', seat, choice, outcome, at }) as const)
  return [{ kind: 'started', start, seedHash: '', at }, ...chose]
}
