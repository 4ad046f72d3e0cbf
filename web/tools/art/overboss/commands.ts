// Command cards. Squares show the pattern of equal terrains that a command needs.
import { type CommandType, commandCards } from '@overlair/rules/overboss/model/commands'
import { Canvas, type Colour, INK } from '../drawing/canvas.ts'

const COLOURS: Readonly<Record<CommandType, readonly [Colour, Colour, Colour]>> = {
  intimidate: ['#b5d6ff', '#3f86ee', '#2550ad'],
  demolish: ['#ffb596', '#e2502f', '#9f2c1c'],
  overthrow: ['#ecd0ff', '#a86be0', '#6a3aa6'],
}
const SIZE = 40
const SQUARE = 9

export function commands(): Record<string, Canvas> {
  const out: Record<string, Canvas> = {}
  for (const { id, type, pattern } of commandCards) {
    const [light, base, shade] = COLOURS[type]
    const rows = Math.max(...pattern.map(([row]) => row)) + 1
    const columns = Math.max(...pattern.map(([, column]) => column)) + 1
    const left = Math.floor((SIZE - columns * SQUARE) / 2)
    const top = Math.floor((SIZE - rows * SQUARE) / 2)
    const card = new Canvas(SIZE, SIZE, '#1b1430')
    for (let y = 0; y < SIZE; y += 4) for (let x = 0; x < SIZE; x += 4) card.set(x, y, '#35295e')
    for (const [row, column] of pattern) {
      const x = left + column * SQUARE
      const y = top + row * SQUARE
      card.rect(x - 1, y - 1, SQUARE + 1, SQUARE + 1, INK).rect(x, y, SQUARE - 1, SQUARE - 1, base)
      card
        .rect(x, y, SQUARE - 1, 1, light)
        .rect(x, y, 1, SQUARE - 1, light)
        .rect(x, y + SQUARE - 2, SQUARE - 1, 1, shade)
        .rect(x + SQUARE - 2, y, 1, SQUARE - 1, shade)
    }
    out[`command-${id}`] = card
  }
  return out
}
