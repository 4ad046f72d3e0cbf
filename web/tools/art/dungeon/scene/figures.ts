// What lives in the halls and who walks through them, without a wall behind: rooms, bosses, heroes.
import { Canvas } from '../../drawing/canvas.ts'
import type { PaletteName } from '../../drawing/palettes.ts'
import { shadedSprite, spriteFromRows } from '../../drawing/shaded-sprite.ts'

export const FIGURE_SIZE = 44
export const SMALL_FIGURE_SIZE = 30
export const LORD_SIZE = 56
const WALKER = { width: 34, height: 40, frames: 3 }

/** A square with the figure in the middle of its lower edge. */
export function figure(icon: string, palette: PaletteName, size: number): Canvas {
  const drawn = shadedSprite(icon, size, palette, { close: icon !== 'skeleton' })
  return new Canvas(size, size).draw(drawn, (size - drawn.width) >> 1, size - drawn.height)
}

const BODY = [
  '....oooooooo....',
  '...oLBBBBBBSo...',
  '..oLLBBGGBBSSo..',
  '.oLBoBBGGBBoSSo.',
  '.oBBoBBBBBBoSSo.',
  '.ooGoDDGGDDoGoo.',
  '..oooLBBBBSooo..',
  '...oLBBBBBBSo...',
  '...oBBBSSBBSo...',
]
/** Standing, left foot, right foot. */
const LEGS = [
  ['...oDDDooDDDo...', '...oDDo..oDDo...', '...oooo..oooo...'],
  ['...oDDDooDDDo...', '....ooooooDDDo..', '...........ooo..'],
  ['...oDDDooDDDo...', '..oDDDoooooo....', '..ooo...........'],
]
/** Three frames side by side: a head on a body that stands, then walks. */
export function walker(icon: string, palette: PaletteName): Canvas {
  const out = new Canvas(WALKER.width * WALKER.frames, WALKER.height)
  const head = shadedSprite(icon, 27, palette)
  LEGS.forEach((legs, frame) => {
    const left = frame * WALKER.width
    out.draw(spriteFromRows([...BODY, ...legs], palette), left + 9, 28)
    out.draw(head, left + 17 - (head.width >> 1), Math.max(0, 30 - head.height - (frame > 0 ? 1 : 0)))
  })
  return out
}
