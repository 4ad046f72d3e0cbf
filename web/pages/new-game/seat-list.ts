// Who sits at the table that is being laid.
import { type BotLevel, botLevels } from '@overlair/bots/levels'
import type { SeatAssignment } from '@overlair/play/seats'

export type PlayerKind = 'person' | BotLevel
export const sitters: readonly PlayerKind[] = ['person', ...botLevels]

export interface SeatDraft {
  readonly key: number
  readonly sitter: PlayerKind
  readonly name: string
}
/** “Player 3”, in the language of the moment. */
type PlayerNamer = (n: number) => string

const botNames = ['Grub', 'Mirk', 'Snarl', 'Ooze', 'Fang']

/** One person against one bot: enough for every game, and the quickest of them. */
export const defaultSeats = (called: PlayerNamer): readonly SeatDraft[] =>
  resizeSeats([{ key: 0, sitter: 'person', name: called(1) }], 2, called)

function nextChair(chairs: readonly SeatDraft[], called: PlayerNamer): SeatDraft {
  const name = botNames.find(one => !chairs.some(chair => chair.name === one)) ?? called(chairs.length + 1)
  return { key: Math.max(...chairs.map(({ key }) => key)) + 1, sitter: 'greedy', name }
}

/** The last ones leave, or bots come. */
export const resizeSeats = (chairs: readonly SeatDraft[], count: number, called: PlayerNamer): readonly SeatDraft[] =>
  chairs.length >= count ? chairs.slice(0, count) : resizeSeats([...chairs, nextChair(chairs, called)], count, called)

export const toSeatAssignments = (chairs: readonly SeatDraft[], called: PlayerNamer): readonly SeatAssignment[] =>
  chairs.map(({ sitter, name }, i) => {
    const known = name.trim() || called(i + 1)
    return sitter === 'person' ? { kind: 'person', name: known } : { kind: 'bot', name: known, level: sitter }
  })
