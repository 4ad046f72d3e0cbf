// Who sits where: people on this device and bots.
import { isJsonObject } from '@overlair/rules/kernel'

export type SeatAssignment =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }

/** A seat as it was kept, or undefined when it makes no sense. */
export function readSeat(value: unknown): SeatAssignment | undefined {
  if (!isJsonObject(value) || typeof value.name !== 'string') return undefined
  const name = value.name
  if (value.kind === 'person') return { kind: 'person', name }
  if (value.kind === 'bot' && typeof value.level === 'string') return { kind: 'bot', name, level: value.level }
  return undefined
}

export const isPerson = (seat: SeatAssignment | undefined): boolean => seat?.kind === 'person'

/** A letter for each seat, told apart from the others at the table: the first of its name where nobody shares it. */
export function seatInitials(seats: readonly Pick<SeatAssignment, 'name'>[]): readonly string[] {
  const firsts = seats.map(({ name }) => firstOf(name))
  const isShared = (letter: string) => firsts.filter(first => same(first, letter)).length > 1
  const taken = firsts.filter(first => first !== '' && !isShared(first))
  const isFree = (letter: string) => !taken.some(one => same(one, letter))
  return seats.map(({ name }, seat) => {
    const first = firsts[seat] ?? ''
    if (first !== '' && !isShared(first)) return first
    const digit = /\d$/.exec(name)?.[0]
    const letters = [...name.toUpperCase()].filter(letter => /\p{L}/u.test(letter))
    const numbers = [seat, ...seats.keys()].map(one => String(one + 1))
    const letter = [...(digit === undefined ? [] : [digit]), ...letters, ...numbers].find(isFree) ?? ''
    taken.push(letter)
    return letter
  })
}
export const seatInitial = (seats: readonly Pick<SeatAssignment, 'name'>[], seat: number): string =>
  seatInitials(seats)[seat] ?? ''

const firstOf = (name: string): string => [...name][0] ?? ''
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
