// Command cards, 40 × 40: what the command does, and the pattern of equal terrains that it needs.
import { type CommandType, commandCards } from '@overlair/rules/overboss/model/commands'
import { Canvas, type Colour, INK } from '../drawing/canvas.ts'
import type { PaletteName } from '../drawing/palettes.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'

interface Look {
  readonly icon: string
  readonly palette: PaletteName
  readonly ground: readonly [Colour, Colour]
  readonly square: readonly [light: Colour, base: Colour, shade: Colour]
}
const LOOKS: Readonly<Record<CommandType, Look>> = {
  intimidate: {
    icon: 'terror',
    palette: 'mage',
    ground: ['#10204a', '#1c3a7c'],
    square: ['#b5d6ff', '#3f86ee', '#2550ad'],
  },
  demolish: {
    icon: 'hammer-drop',
    palette: 'steel',
    ground: ['#4a1a14', '#a83a1c'],
    square: ['#ffb596', '#e2502f', '#9f2c1c'],
  },
  overthrow: {
    icon: 'queen-crown',
    palette: 'cleric',
    ground: ['#28124a', '#5a2f94'],
    square: ['#ecd0ff', '#a86be0', '#6a3aa6'],
  },
}
const SIZE = 40
const SQUARE = 7

export function commands(): Record<string, Canvas> {
  const out: Record<string, Canvas> = {}
  for (const { id, type, pattern } of commandCards) {
    const { icon, palette, ground, square } = LOOKS[type]
    const card = new Canvas(SIZE, SIZE).dither(0, 0, SIZE, SIZE, ground[1], ground[0])
    const emblem = shadedSprite(icon, 24, palette, { flipped: type === 'overthrow' })
    card.draw(emblem, Math.round((SIZE - emblem.width) / 2), 1)
    const columns = Math.max(...pattern.map(([, column]) => column)) + 1
    const rows = Math.max(...pattern.map(([row]) => row)) + 1
    const left = Math.floor((SIZE - columns * SQUARE) / 2)
    const top = SIZE - 1 - rows * SQUARE
    for (const [row, column] of pattern) drawSquare(card, left + column * SQUARE, top + row * SQUARE, square)
    out[`command-${id}`] = card
  }
  return out
}
function drawSquare(card: Canvas, x: number, y: number, [light, base, shade]: Look['square']): void {
  const inner = SQUARE - 1
  card.rect(x - 1, y - 1, SQUARE + 1, SQUARE + 1, INK).rect(x, y, inner, inner, base)
  card.rect(x, y, inner, 1, light).rect(x, y, 1, inner, light)
  card.rect(x, y + inner - 1, inner, 1, shade).rect(x + inner - 1, y, 1, inner, shade)
}
