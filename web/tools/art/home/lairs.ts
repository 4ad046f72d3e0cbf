// Bosses in their halls, as the home page and the lobby show them.
import { Canvas } from '../drawing/canvas.ts'
import { shadedSprite } from '../drawing/shaded-sprite.ts'
import { BOSSES } from '../dungeon/bosses.ts'
import { lairs } from '../scene/hall.ts'

export type LairClass = 'cleric' | 'fighter' | 'mage' | 'thief'
const drawn = lairs()

function emptyLair(name: `${'lair' | 'small-lair'}-${LairClass}`): Canvas {
  const lair = drawn[name]
  if (!lair) throw new Error(`${name} is not drawn`)
  return new Canvas(lair.width, lair.height).draw(lair, 0, 0)
}
function figureOf(boss: string, size: number): Canvas {
  const motif = BOSSES[boss]
  if (!motif) throw new Error(`${boss} is no boss`)
  return shadedSprite(motif[0], size, motif[1])
}
/** Puts a figure before the back of the throne. */
export function seated(lair: Canvas, figure: Canvas): Canvas {
  const middle = Math.round(lair.width * 0.54)
  const ground = Math.round(lair.height * 0.79)
  return lair.draw(figure, middle - Math.round(figure.width / 2), ground - figure.height)
}

export const lairOf = (style: LairClass, boss: string): Canvas => seated(emptyLair(`lair-${style}`), figureOf(boss, 62))
export const smallLairOf = (style: LairClass, boss: string): Canvas =>
  seated(emptyLair(`small-lair-${style}`), figureOf(boss, 34))
export const vacantLair = (style: LairClass): Canvas => emptyLair(`lair-${style}`)
