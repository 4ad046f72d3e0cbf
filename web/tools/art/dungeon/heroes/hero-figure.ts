// Draws heroes: a head in the colour of the class on a body that stands or walks. Epic heroes wear a cape and gold.
import { Canvas, type Colour, INK } from '../../drawing/canvas.ts'
import type { Palette, PaletteName } from '../../drawing/palettes.ts'
import { shadedSprite, spriteFromRows } from '../../drawing/shaded-sprite.ts'
import type { Motif } from '../../staging/stage.ts'

/** `whole`: the icon is a whole figure and needs no body. */
type Build = 'tunic' | 'robe' | 'plate' | 'bare' | 'whole'
export interface HeroLook {
  readonly head: string
  readonly build: Build
  readonly gear: Motif
  readonly clothes: PaletteName
}
export interface HeroKind {
  readonly colours: Palette
  readonly treasure: string
  readonly epic: boolean
}

/** Sizes of a walking hero, and of a bust. */
const WALKER = { width: 34, height: 40 }
const BUST = 32
const FRAMES = ['stand', 'left', 'right'] as const
type Frame = (typeof FRAMES)[number]

/** Trunks, 18 wide. G is gold for epic heroes. */
const TRUNKS: Readonly<Record<Exclude<Build, 'whole'>, readonly string[]>> = {
  tunic: [
    '....oooooooooo....',
    '..ooLLBBBBBBSSoo..',
    '.oLLLBBGBBGBBSSSo.',
    '.oLBoBBBGGBBBoSSo.',
    '.oBBoBBBBBBBBoSSo.',
    '.oWWoDDDGGDDDoWWo.',
    '..oooLBBBBBBSooo..',
    '....oLBBBBBBSo....',
    '....oDBBDDBBDo....',
  ],
  robe: [
    '....oooooooooo....',
    '..ooLLBBGGBBSSoo..',
    '.oLLLBBBGGBBBSSSo.',
    '.oLBoBBBGGBBBoSSo.',
    '.oLBoBBBGGBBBoSSo.',
    '.oWWoBBBGGBBBoWWo.',
    '..ooLLBBGGBBBSoo..',
    '...oLBBBGGBBBSo...',
    '..oLLBBBGGBBBBSo..',
  ],
  plate: [
    '..oooooooooooooo..',
    '.oLLLoLBGGBSoSSSo.',
    'oLLBBoLBGGBSoBSSSo',
    'oLBBooLBBBBSooBBSo',
    '.oooBoLBGGBSoBooo.',
    '.oWWoDDDGGDDDoWWo.',
    '..oooLBBBBBBSooo..',
    '....oLBBooBBSo....',
    '....oLBSooLBSo....',
  ],
  bare: [
    '....oooooooooo....',
    '.oooWWWwwWWWwoooo.',
    'oWWWoWWWwWWwwoWwwo',
    'oWWwoWWwwwWwwoWwwo',
    'oWWo.oWWwwWwo.oWwo',
    'oWWo.oDDGGDDo.oWwo',
    '.oo..oBBBBBBo..oo.',
    '....oLBBBBBBSo....',
    '....oLBBooBBSo....',
  ],
}
const LEGS: Readonly<Record<Frame, readonly string[]>> = {
  stand: ['....oDDDooDDDo....', '....oDDDooDDDo....', '....ooooooooo.....'],
  left: ['....oDDDooDDDo....', '.....oooooDDDo....', '..........oooo....'],
  right: ['....oDDDooDDDo....', '....oDDDooooo.....', '....oooo..........'],
}
const HEMS: Readonly<Record<Frame, readonly string[]>> = {
  stand: ['..oLBBBBGGBBBBSo..', '.oDDDDDDDDDDDDDDo.', '.oooooooooooooooo.'],
  left: ['.oLLBBBBGGBBBBSo..', 'oDDDDDDDDDDDDDDo..', 'oooooooooooooooo..'],
  right: ['..oLBBBBGGBBBBSSo.', '..oDDDDDDDDDDDDDDo', '..oooooooooooooooo'],
}
const SKIN = { W: '#f2c49a', w: '#c98a63' } as const
/** Icons of a hat alone: the figure gets a face below it. */
const HATS: readonly string[] = [
  'fedora',
  'top-hat',
  'western-hat',
  'pilgrim-hat',
  'pointy-hat',
  'graduate-cap',
  'mining-helmet',
  'queen-crown',
  'magic-hat',
]
const FACE = [
  '.oooooooooo.',
  'oWWWWWWWWwwo',
  'oWWKWWWKWwwo',
  'oWWKWWWKWwwo',
  'oWWWWWWWWwwo',
  'oWWWWooWWwwo',
  '.oWWWWWwwwo.',
  '..oooooooo..',
]
const GOLD: Colour = '#ffd84a'
const CAPES: Readonly<Record<string, readonly [Colour, Colour, Colour]>> = {
  cleric: ['#f4f0ff', '#b9a7ff', '#6a5cc0'],
  fighter: ['#ffe08a', '#e8b23c', '#9a6a1c'],
  mage: ['#ff9ac8', '#d0407f', '#7a1f5c'],
  thief: ['#ff9a7a', '#c9423c', '#6f1f2c'],
  explorer: ['#c2fbff', '#2fb0d8', '#1a5a80'],
}

/** One frame of a walking hero, 34 × 40. `headSize` is larger in busts, which show the head only. */
function walkingHero(look: HeroLook, { colours, treasure, epic }: HeroKind, frame: Frame, headSize = 24): Canvas {
  const { width, height } = WALKER
  const out = new Canvas(width, height)
  const bob = frame === 'stand' ? 0 : 1
  const middle = width / 2
  if (epic) cape(out, CAPES[treasure] ?? CAPES.explorer!, frame)
  const gear = shadedSprite(look.gear[0], 17, look.gear[1])
  out.draw(gear, Math.min(width - gear.width, width - 9 - Math.floor(gear.width / 3)), 35 - gear.height + bob)
  if (look.build === 'whole') {
    const figure = shadedSprite(look.head, 34, colours)
    out.draw(
      figure,
      Math.round(middle - 3 - figure.width / 2) + (frame === 'left' ? -1 : frame === 'right' ? 1 : 0),
      height - figure.height - bob,
    )
    return epic ? gilded(out) : out
  }
  const rows = [...TRUNKS[look.build], ...(look.build === 'robe' ? HEMS : LEGS)[frame]]
  const body = spriteFromRows(rows, look.clothes, { ...SKIN, ...(epic ? { G: GOLD } : {}) })
  out.draw(body, Math.round(middle - body.width / 2) - 1, height - body.height)
  const head = headOf(look.head, headSize, colours)
  out.draw(head, Math.round(middle - head.width / 2) - 1, Math.max(0, height - body.height + 3 - head.height - bob))
  return epic ? gilded(out) : out
}

function headOf(icon: string, size: number, colours: Palette): Canvas {
  if (!HATS.includes(icon)) return shadedSprite(icon, size, colours)
  const hat = shadedSprite(icon, size - 1, colours)
  const face = spriteFromRows(FACE, colours, SKIN)
  const top = Math.min(hat.height, size) - 3
  const out = new Canvas(Math.max(hat.width, face.width), top + face.height)
  return out
    .draw(face, Math.round((out.width - face.width) / 2), top)
    .draw(hat, Math.round((out.width - hat.width) / 2), 0)
}

/** Behind the body, blown to the side when the hero walks. */
function cape(out: Canvas, [light, base, shade]: readonly [Colour, Colour, Colour], frame: Frame): void {
  const sway = frame === 'left' ? 2 : frame === 'right' ? -1 : 0
  for (let y = 22; y < 39; y++) {
    const half = 8 + Math.round((y - 22) * 0.32)
    const x = 16 + Math.round(((y - 22) / 16) * sway)
    for (let i = -half; i <= half; i++)
      out.set(
        x + i,
        y,
        Math.abs(i) === half || y === 38 || y === 22 ? INK : i < -half + 4 ? light : i > half - 4 ? shade : base,
      )
    if (y === 37) out.rect(x - half + 1, y, half * 2 - 1, 1, GOLD)
  }
}
/** A thin rim of gold around the whole figure. */
function gilded(figure: Canvas): Canvas {
  const out = new Canvas(figure.width, figure.height)
  for (let y = 0; y < figure.height; y++)
    for (let x = 0; x < figure.width; x++)
      if (figure.isSet(x - 1, y) || figure.isSet(x + 1, y) || figure.isSet(x, y - 1) || figure.isSet(x, y + 1))
        out.set(x, y, '#e8b23c')
  return out.draw(figure, 0, 0)
}

/** The three frames of a walking hero side by side. */
export function walkerStrip(look: HeroLook, kind: HeroKind): Canvas {
  const out = new Canvas(WALKER.width * FRAMES.length, WALKER.height)
  FRAMES.forEach((frame, i) => out.draw(walkingHero(look, kind, frame), i * WALKER.width, 0))
  return out
}

/** Head, shoulders and gear of a hero, 32 × 32. */
export const heroBust = (look: HeroLook, kind: HeroKind): Canvas =>
  new Canvas(BUST, BUST).draw(walkingHero(look, kind, 'stand', 25), -1, look.build === 'whole' ? -8 : -3)
