// Who sits at the table that is being laid.
import { type BotLevel, botLevels } from '../match/levels.ts'
import type { SeatPlan } from '../match/seats.ts'

export type Sitter = 'person' | BotLevel
export const sitters: readonly Sitter[] = ['person', ...botLevels]

export interface Chair {
  readonly key: number
  readonly sitter: Sitter
  readonly name: string
}
/** “Player 3”, in the language of the moment. */
type Called = (n: number) => string

const botNames = ['Grub', 'Mirk', 'Snarl', 'Ooze', 'Fang']

/** One person against one bot: enough for every game, and the quickest of them. */
export const firstChairs = (called: Called): readonly Chair[] =>
  withCount([{ key: 0, sitter: 'person', name: called(1) }], 2, called)

function nextChair(chairs: readonly Chair[], called: Called): Chair {
  const name = botNames.find(one => !chairs.some(chair => chair.name === one)) ?? called(chairs.length + 1)
  return { key: Math.max(...chairs.map(({ key }) => key)) + 1, sitter: 'greedy', name }
}

/** The last ones leave, or bots come. */
export const withCount = (chairs: readonly Chair[], count: number, called: Called): readonly Chair[] =>
  chairs.length >= count ? chairs.slice(0, count) : withCount([...chairs, nextChair(chairs, called)], count, called)

export const seatsOf = (chairs: readonly Chair[], called: Called): readonly SeatPlan[] =>
  chairs.map(({ sitter, name }, i) => {
    const known = name.trim() || called(i + 1)
    return sitter === 'person' ? { kind: 'person', name: known } : { kind: 'bot', name: known, level: sitter }
  })
