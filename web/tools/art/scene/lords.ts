// Bosses at 56 × 56 in four poses: waiting, hurt, triumphant, beaten.
import { Canvas, INK } from '../drawing/canvas.ts'
import { PALETTES, type Palette, type PaletteName } from '../drawing/palettes.ts'
import { shadedSprite, spriteFromRows } from '../drawing/shaded-sprite.ts'

const SIZE = 56
const FIGURE = 50
const STAR = [
  '....o....',
  '...oYo...',
  '...oYo...',
  'oooYYYooo',
  'oYYYWYYYo',
  '.oYYYYYo.',
  '.oYYoYYo.',
  'oYYo.oYYo',
  'ooo...ooo',
]
const SWEAT = ['..oo.', '..oWo', '.oWBo', '.oBBo', 'oWBBo', 'oBBBo', '.ooo.']
const ANGER = ['oo...oo', 'oro.oro', '.oro.o.', '..o.oro', '.oro.oo', 'oro.oro', 'oo...oo']
const MARKS = { Y: '#ffd84a', W: '#ffffff', B: '#6fc8f0', r: '#ff6a4d' }
const mark = (rows: readonly string[]): Canvas => spriteFromRows(rows, 'cleric', MARKS)

/** Colours of a figure that was just hit: lighter and redder. */
const struck = ([light, base, , deep]: Palette): Palette => ['#ffffff', light, base, deep, '#ff3b3b']
const ASHEN: Palette = ['#b8b4c4', '#827d94', '#565168', '#2f2b40', '#1b1828']

const standing = (figure: Canvas, x = 0, lift = 0): Canvas =>
  new Canvas(SIZE, SIZE).draw(figure, Math.round((SIZE - figure.width) / 2) + x, SIZE - figure.height - lift)

function waiting(icon: string, palette: PaletteName): Canvas {
  return standing(shadedSprite(icon, FIGURE, palette))
}
function hurt(icon: string, palette: PaletteName): Canvas {
  const out = standing(shadedSprite(icon, FIGURE - 3, struck(PALETTES[palette])), 2)
  return out.draw(mark(SWEAT), 1, 6).draw(mark(SWEAT), 48, 14).draw(mark(ANGER), 44, 2)
}
function triumphant(icon: string, palette: PaletteName): Canvas {
  const rays = new Canvas(SIZE, SIZE)
  for (let k = 0; k < 16; k += 2)
    for (let d = 12; d < 26; d++)
      for (const turn of [-0.05, 0, 0.05]) {
        const angle = (k * Math.PI) / 8 + turn
        rays.set(SIZE / 2 + Math.cos(angle) * d, 27 + Math.sin(angle) * d, d % 3 ? '#ffd84a' : '#fff1a0')
      }
  rays.draw(standing(shadedSprite(icon, FIGURE - 2, palette), 0, 4), 0, 0)
  for (const [x, y] of [
    [0, 4],
    [46, 0],
    [47, 34],
  ] as const)
    rays.draw(mark(STAR), x, y)
  return rays
}
/** On its side, without colour, with stars around the head. */
function beaten(icon: string): Canvas {
  const figure = shadedSprite(icon, FIGURE - 4, ASHEN)
  const fallen = new Canvas(figure.height, figure.width)
  for (let y = 0; y < figure.height; y++)
    for (let x = 0; x < figure.width; x++) {
      if (!figure.isSet(x, y)) continue
      const from = (y * figure.width + x) * 4
      fallen.data.set(figure.data.subarray(from, from + 4), (x * fallen.width + (figure.height - 1 - y)) * 4)
    }
  const out = new Canvas(SIZE, SIZE).rect(4, SIZE - 3, SIZE - 8, 2, INK, 150)
  out.draw(fallen, Math.round((SIZE - fallen.width) / 2), SIZE - fallen.height - 1)
  const top = Math.max(0, SIZE - fallen.height - 11)
  return out.draw(mark(STAR), 30, top + 3).draw(mark(STAR), 43, top)
}

/** The poses of a boss, by name: `lord-<boss>-<pose>`. */
export const lordPoses = (
  boss: string,
  [icon, palette]: readonly [icon: string, palette: PaletteName],
): Record<string, Canvas> => ({
  [`lord-${boss}-waiting`]: waiting(icon, palette),
  [`lord-${boss}-hurt`]: hurt(icon, palette),
  [`lord-${boss}-triumphant`]: triumphant(icon, palette),
  [`lord-${boss}-beaten`]: beaten(icon),
})
