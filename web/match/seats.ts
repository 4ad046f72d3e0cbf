// Who sits where: people on this device and bots.
import { isWords } from '@overlair/rules/kernel'

export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }

/** A seat as it was kept, or undefined when it makes no sense. */
export function readSeat(value: unknown): SeatPlan | undefined {
  if (!isWords(value) || typeof value.name !== 'string') return undefined
  const name = value.name
  if (value.kind === 'person') return { kind: 'person', name }
  if (value.kind === 'bot' && typeof value.level === 'string') return { kind: 'bot', name, level: value.level }
  return undefined
}

export const isPerson = (seat: SeatPlan | undefined): boolean => seat?.kind === 'person'

/** A letter for each seat, told apart from the others at the table: the first of its name where nobody shares it. */
export function lettersOf(seats: readonly Pick<SeatPlan, 'name'>[]): readonly string[] {
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
export const letterOf = (seats: readonly Pick<SeatPlan, 'name'>[], seat: number): string => lettersOf(seats)[seat] ?? ''

const firstOf = (name: string): string => [...name][0] ?? ''
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
