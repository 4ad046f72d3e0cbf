// Tokens, 24 by 24: a disc with a rim that tells the kind, and a figure on it.
import { Canvas, type Colour, INK } from '../drawing/canvas.ts'
import { creature } from '../drawing/creatures.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { byHand } from '../drawing/shaded-sprite.ts'
import { emblem, TERRAINS, type Terrain } from './emblems.ts'
import { MINIBOSSES } from './minibosses.ts'
import { MONSTERS } from './monsters.ts'

const SIZE = 24
const MIDDLE = 11.5

interface Face {
  readonly rim: Colour
  readonly ground: Colour
  readonly sheen: Colour
}
const FACES = {
  monster: { rim: '#f6ecd2', ground: '#241b38', sheen: '#3b2f58' },
  miniboss: { rim: '#ffcf4a', ground: '#4a2a10', sheen: '#6a3f14' },
  crystal: { rim: '#8fdcff', ground: '#102a4a', sheen: '#1c4270' },
  portal: { rim: '#c79bff', ground: '#1b1030', sheen: '#2e1c50' },
} as const satisfies Record<string, Face>

function disc({ rim, ground, sheen }: Face): Canvas {
  const out = new Canvas(SIZE, SIZE)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const far = Math.hypot(x - MIDDLE, y - MIDDLE)
      if (far < 12) out.set(x, y, INK)
      if (far < 11) out.set(x, y, rim)
      if (far < 9.8) out.set(x, y, y < 9 && (x + y) % 2 ? sheen : ground)
    }
  return out
}
const onDisc = (face: Face, figure: Canvas): Canvas =>
  disc(face).lay(figure, Math.round((SIZE - figure.width) / 2), Math.round((SIZE - figure.height) / 2))

/** Gold notches at the rim of a miniboss, so that its kind does not depend on colour. */
function notched(token: Canvas): Canvas {
  for (const [x, y] of [
    [11, 0],
    [0, 11],
    [22, 11],
    [11, 22],
  ] as const)
    token.rect(x, y, 2, 2, '#fff4b8')
  return token
}

const GEM = [
  '...oooooooo...',
  '..oWWLLBBSSo..',
  '.oWWLLBBBBSSo.',
  'oWWLLBBBBBBSSo',
  'oooooooooooooo',
  'oLLBoWLBBoBSSo',
  '.oLBBoLBBoSSo.',
  '..oLBBoBoBSo..',
  '...oLBBoBSo...',
  '....oLBSSo....',
  '.....oBSo.....',
  '......oo......',
]
const CRYSTAL_PAINT: Readonly<Record<Exclude<Terrain, 'dungeon'>, PaletteName>> = {
  forest: 'leaf',
  cave: 'stone',
  graveyard: 'bone',
  swamp: 'frost',
  camp: 'wood',
  castle: 'masonry',
  cloud_island: 'cloud',
  desert: 'sand',
  summoning_circle: 'explorer',
  volcano: 'ember',
}

function crystal(terrain: Exclude<Terrain, 'dungeon'>): Canvas {
  const token = disc(FACES.crystal).lay(byHand(GEM, CRYSTAL_PAINT[terrain]), 3, 4)
  return token.lay(emblem(terrain), 12, 12)
}

/** A whirl of light that draws the eye inwards; once used it is a cold ring with a crack through it. */
function portal(): Canvas {
  const [light, base, shade, deep] = PALETTES.violet
  const token = disc(FACES.portal)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const far = Math.hypot(x - MIDDLE, y - MIDDLE)
      if (far >= 9.4) continue
      const turn = Math.atan2(y - MIDDLE, x - MIDDLE) / (Math.PI * 2)
      const arm = (((turn * 3 + far / 4.2) % 1) + 1) % 1
      token.set(x, y, far < 2.2 ? '#ffffff' : arm < 0.28 ? light : arm < 0.5 ? base : arm < 0.7 ? shade : deep)
    }
  return token
}
function usedPortal(): Canvas {
  const token = disc({ rim: '#6f6a80', ground: '#17131f', sheen: '#211b2c' })
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const far = Math.hypot(x - MIDDLE, y - MIDDLE)
      if (far < 7.6 && far > 5.8) token.set(x, y, '#575066')
      if (far <= 5.8 && far > 5) token.set(x, y, '#2c2636')
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
  for (const [id, drawing] of Object.entries(MONSTERS)) out[`monster-${id}`] = onDisc(FACES.monster, creature(drawing))
  for (const [id, drawing] of Object.entries(MINIBOSSES))
    out[`miniboss-${id}`] = notched(onDisc(FACES.miniboss, creature(drawing)))
  for (const terrain of TERRAINS) if (terrain !== 'dungeon') out[`crystal-${terrain}`] = crystal(terrain)
  out.portal = portal()
  out['portal-used'] = usedPortal()
  return out
}
