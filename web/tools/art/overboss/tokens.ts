// Tokens, 24 × 24: a disc with a figure. The colour of the rim shows the kind of token.
import { Canvas, type Colour, INK } from '../drawing/canvas.ts'
import { creature } from '../drawing/creatures.ts'
import { PALETTES } from '../drawing/palettes.ts'
import { crystal } from './crystals.ts'
import { TERRAINS } from './emblems.ts'
import { MINIBOSSES } from './minibosses.ts'
import { MONSTERS } from './monsters.ts'

const SIZE = 24
const MIDDLE = 11.5

interface DiscColours {
  readonly rim: Colour
  readonly ground: Colour
  readonly sheen: Colour
}
const DISC_COLOURS = {
  monster: { rim: '#f6ecd2', ground: '#241b38', sheen: '#3b2f58' },
  miniboss: { rim: '#ffcf4a', ground: '#5a1c18', sheen: '#7c2a1c' },
  portal: { rim: '#c79bff', ground: '#1b1030', sheen: '#2e1c50' },
} as const satisfies Record<string, DiscColours>

function disc({ rim, ground, sheen }: DiscColours): Canvas {
  const out = new Canvas(SIZE, SIZE)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const distance = Math.hypot(x - MIDDLE, y - MIDDLE)
      if (distance < 12) out.set(x, y, INK)
      if (distance < 11) out.set(x, y, rim)
      if (distance < 9.8) out.set(x, y, y < 9 && (x + y) % 2 ? sheen : ground)
    }
  return out
}
const onDisc = (colours: DiscColours, figure: Canvas): Canvas =>
  disc(colours).draw(figure, Math.round((SIZE - figure.width) / 2), Math.round((SIZE - figure.height) / 2))

/** A star of gold with eight points behind the disc of a miniboss, so that players can tell its kind by the outline. */
function minibossToken(figure: Canvas): Canvas {
  const { rim, ground, sheen } = DISC_COLOURS.miniboss
  const out = new Canvas(SIZE, SIZE)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const distance = Math.hypot(x - MIDDLE, y - MIDDLE)
      const angle = Math.atan2(y - MIDDLE, x - MIDDLE)
      const point = Math.abs(Math.cos(angle * 4)) ** 2 * 2.6
      if (distance < 10 + point) out.set(x, y, INK)
      if (distance < 9 + point) out.set(x, y, distance > 9.4 ? (y < MIDDLE ? '#fff4b8' : '#e0962a') : rim)
      if (distance < 8.8) out.set(x, y, Math.floor((angle / Math.PI + 1) * 8) % 2 ? sheen : ground)
    }
  return out.draw(figure, Math.round((SIZE - figure.width) / 2), Math.round((SIZE - figure.height) / 2))
}

/** A spiral of light. The used portal is a grey ring with a crack. */
function portal(): Canvas {
  const [light, base, shade, deep] = PALETTES.violet
  const token = disc(DISC_COLOURS.portal)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const distance = Math.hypot(x - MIDDLE, y - MIDDLE)
      if (distance >= 9.4) continue
      const angle = Math.atan2(y - MIDDLE, x - MIDDLE) / (Math.PI * 2)
      const arm = (((angle * 3 + distance / 4.2) % 1) + 1) % 1
      token.set(x, y, distance < 2.2 ? '#ffffff' : arm < 0.28 ? light : arm < 0.5 ? base : arm < 0.7 ? shade : deep)
    }
  return token
}
function usedPortal(): Canvas {
  const token = disc({ rim: '#6f6a80', ground: '#17131f', sheen: '#211b2c' })
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const distance = Math.hypot(x - MIDDLE, y - MIDDLE)
      if (distance < 7.6 && distance > 5.8) token.set(x, y, '#575066')
      if (distance <= 5.8 && distance > 5) token.set(x, y, '#2c2636')
    }
  const crack = [
    [16, 3],
    [15, 4],
    [15, 5],
    [14, 6],
    [13, 7],
    [13, 8],
    [12, 9],
    [13, 10],
    [12, 11],
    [11, 12],
    [10, 13],
    [11, 14],
    [10, 15],
    [9, 16],
    [8, 17],
    [8, 18],
    [7, 19],
  ] as const
  for (const [x, y] of crack) token.set(x, y, '#e6dcc2').set(x + 1, y, INK)
  return token
}

export function tokens(): Record<string, Canvas> {
  const out: Record<string, Canvas> = {}
  for (const [id, drawing] of Object.entries(MONSTERS))
    out[`monster-${id}`] = onDisc(DISC_COLOURS.monster, creature(drawing))
  for (const [id, drawing] of Object.entries(MINIBOSSES)) out[`miniboss-${id}`] = minibossToken(creature(drawing))
  for (const terrain of TERRAINS) if (terrain !== 'dungeon') out[`crystal-${terrain}`] = crystal(terrain)
  out.portal = portal()
  out['portal-used'] = usedPortal()
  return out
}
