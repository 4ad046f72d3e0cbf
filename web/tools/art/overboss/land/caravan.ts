// The market is a caravan: awning and wheels of a wagon.

import { SHEET_WIDTH } from '../../../../ui/sprite-sheet.ts'
import { Canvas, INK } from '../../drawing/canvas.ts'

/** Blue and white stripes of 8 pixels with a scalloped edge, as wide as the sheet, so that the strip can repeat. */
export function awning(): Canvas {
  const out = new Canvas(SHEET_WIDTH, 18)
  const scallop = [2, 4, 5, 5, 5, 5, 4, 2]
  for (let x = 0; x < SHEET_WIDTH; x++) {
    const [light, dark] = Math.floor(x / 8) % 2 ? ['#e6dcc2', '#bdae92'] : ['#3f86ee', '#2a5cb0']
    const drop = scallop[x % 8] ?? 0
    out
      .rect(x, 0, 1, 12, light)
      .rect(x, 8, 1, 4, dark)
      .rect(x, 12, 1, drop, light)
      .set(x, 12 + drop, INK)
  }
  return out.rect(0, 0, SHEET_WIDTH, 1, '#ffffff')
}

export function wheel(): Canvas {
  const out = new Canvas(26, 26)
  for (let y = 0; y < 26; y++)
    for (let x = 0; x < 26; x++) {
      const radius = Math.hypot(x - 12.5, y - 12.5)
      const isSpoke = Math.abs(Math.sin(Math.atan2(y - 12.5, x - 12.5) * 3)) < 0.3
      if (radius >= 12.8) continue
      if (radius > 11.6 || (radius < 8.6 && radius > 7.6)) out.set(x, y, INK)
      else if (radius > 8.6) out.set(x, y, y < 13 ? '#b27a45' : '#744726')
      else if (radius < 2.8) out.set(x, y, radius < 1.6 ? '#ffcf4a' : INK)
      else if (isSpoke) out.set(x, y, '#8f6448')
    }
  return out
}
