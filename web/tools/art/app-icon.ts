import { Canvas } from './drawing/canvas.ts'
import { drawStanding } from './drawing/shaded-sprite.ts'

/** The icon of the installed app: the dragon of the box on a gold-rimmed tile. */
export function appIcon(): Canvas {
  const out = new Canvas(64, 64, '#120d1f')
  out.rect(4, 4, 56, 56, '#ffc83d').rect(6, 6, 52, 52, '#271d45').dither(6, 6, 52, 52, '#35295e', '#1b1430')
  return drawStanding(out, 'dragon-head', 46, 'violet', 31, 56)
}
