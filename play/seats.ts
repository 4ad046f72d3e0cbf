// The assignment of seats to people on this device and bots.
export type SeatAssignment =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }

/** A unique letter or digit for each seat: the first letter of its name if no other seat has the same. */
export function seatInitials(seats: readonly Pick<SeatAssignment, 'name'>[]): readonly string[] {
  const firsts = seats.map(({ name }) => firstOf(name))
  const isShared = (letter: string) => firsts.filter(first => same(first, letter)).length > 1
  const taken = firsts.filter(first => first !== '' && !isShared(first))
  const isFree = (letter: string) => !taken.some(other => same(other, letter))
  return seats.map(({ name }, seat) => {
    const first = firsts[seat] ?? ''
    if (first !== '' && !isShared(first)) return first
    const digit = /\d$/.exec(name)?.[0]
    const letters = [...name.toUpperCase()].filter(letter => /\p{L}/u.test(letter))
    const numbers = [seat, ...seats.keys()].map(index => String(index + 1))
    const letter = [...(digit === undefined ? [] : [digit]), ...letters, ...numbers].find(isFree) ?? ''
    taken.push(letter)
    return letter
  })
}
export const seatInitial = (seats: readonly Pick<SeatAssignment, 'name'>[], seat: number): string =>
  seatInitials(seats)[seat] ?? ''

const firstOf = (name: string): string => [...name][0] ?? ''
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
