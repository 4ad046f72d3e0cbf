import { type SeatColour, seatColours, type TableSeat } from '@overlair/protocol/table'

/** All of them carry dark letters. */
export const colourOf: Readonly<Record<SeatColour, string>> = {
  red: '#ff7a6b',
  blue: '#79b8ff',
  green: '#a2dd3c',
  yellow: '#ffd84d',
  purple: '#c79bff',
  orange: '#ffa64d',
}

/** Whether no seat has the colour, except perhaps this one. */
export const isFreeColour = (seats: readonly TableSeat[], colour: SeatColour, except?: number): boolean =>
  !seats.some((seat, i) => i !== except && seat.kind === 'person' && seat.colour === colour)

/** The wanted colour, or the first that no other seat has. */
export const freeColour = (seats: readonly TableSeat[], wanted: SeatColour): SeatColour =>
  isFreeColour(seats, wanted) ? wanted : (seatColours.find(colour => isFreeColour(seats, colour)) ?? wanted)

/** By seat. Bots get the colours that no person has chosen. */
export function coloursAt(seats: readonly TableSeat[]): readonly SeatColour[] {
  const free = seatColours.filter(colour => isFreeColour(seats, colour))
  return seats.map(seat => (seat.kind === 'person' ? seat.colour : free.shift()!))
}

/** The tables of all games draw each seat in these properties. Returns a function that gives them their usual colours back. */
export function paintSeats(seats: readonly TableSeat[]): () => void {
  const { style } = document.documentElement
  const names = seats.map((_, seat) => `--seat-${seat + 1}`)
  coloursAt(seats).forEach((colour, seat) => style.setProperty(names[seat]!, colourOf[colour]))
  return () => {
    for (const name of names) style.removeProperty(name)
  }
}
