// Bodies for figures whose icon is only a head. Rows of letters, as in `spriteFromRows`.
import { Canvas } from '../drawing/canvas.ts'
import type { PaletteName } from '../drawing/palettes.ts'
import { spriteFromRows } from '../drawing/shaded-sprite.ts'

export type Build = 'robed' | 'armoured' | 'burly' | 'small'
const ROWS: Readonly<Record<Build, readonly string[]>> = {
  robed: [
    '......oooooooooooo......',
    '....ooLLBBBGGBBBSSoo....',
    '...oLLLBBBBGGBBBBSSSo...',
    '..oLLoLBBBBGGBBBBSoSSo..',
    '..oLLoLBBBBDDBBBBSoSSo..',
    '.oLLooLBBBBDDBBBBSooSSo.',
    '.oGGo.oLBBBDDBBBSo.oGGo.',
    '.oooo.oLBBBDDBBBSo.oooo.',
    '.....oLLBBBDDBBBBSo.....',
    '.....oLBBBBDDBBBBSo.....',
    '....oLLBBBBDDBBBBBSo....',
    '....oLBBBBBDDBBBBBSo....',
    '...oDDDDDDDDDDDDDDDDo...',
    '...oooooooooooooooooo...',
  ],
  armoured: [
    '...oooo.oooooooo.oooo...',
    '..oLLLLoLBBGGBBSoBBSSo..',
    '.oLLLBBoLBGGGGBSoBBSSSo.',
    '.oLBBBBoLBBGGBBSoBBBSSo.',
    '.oooBBooLBBBBBBSooBBooo.',
    '..oLBo.oLBBBBBBSo.oBSo..',
    '..oLBo.oDDDGGDDDo.oBSo..',
    '..oGGo.oLBBBBBBSo.oGGo..',
    '..oooo.oLBBooBBSo.oooo..',
    '.......oLBSooLBSo.......',
    '.......oLBSooLBSo.......',
    '......oLLBSooLBBSo......',
    '......oDDDDooDDDDo......',
    '......oooooooooooo......',
  ],
  burly: [
    '..ooooooooooooooooooooo.',
    '.oLLLLBBBBBooBBBBBBSSSo.',
    'oLLLBBoLBBBooBBBBSoBBSSo',
    'oLLBBBoLBBBBBBBBBSoBBBSo',
    'oLBBBoooLBBBBBBBSoooBBSo',
    'oLBBo..oLBBooBBSo..oBBSo',
    'oLBBo..oDDDGGDDDo..oBBSo',
    'oLBBo..oDDDDDDDDo..oBBSo',
    '.oooo.oLBBDDDDBBSo.oooo.',
    '......oLBBSooLBBSo......',
    '......oLBBSooLBBSo......',
    '.....oLLBBSooLBBBSo.....',
    '.....oooooooooooooo.....',
  ],
  small: [
    '....oooooooooo....',
    '..ooLLBBGGBBSSoo..',
    '.oLLoLBBBBBBSoSSo.',
    '.oLo.oLBBBBSo.oSo.',
    '.oGo.oDDGGDDo.oGo.',
    '..o..oLBBBBSo..o..',
    '.....oLBooBSo.....',
    '....oLBBooBBSo....',
    '....oooooooooo....',
  ],
}

/** Puts a head on a body. The whole figure is `size` pixels high if the head leaves room for it. */
export function withBody(build: Build, head: Canvas, palette: PaletteName, size: number): Canvas {
  const body = spriteFromRows(ROWS[build], palette)
  const height = Math.max(size, head.height + 6)
  const out = new Canvas(Math.max(head.width, body.width), height)
  out.draw(body, Math.round((out.width - body.width) / 2), height - body.height)
  return out.draw(head, Math.round((out.width - head.width) / 2), Math.max(0, height - body.height - head.height + 4))
}
