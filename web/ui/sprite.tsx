import sheetUrl from '../sprites/overboss.png'
import { overbossPlaces } from '../sprites/overboss.sheet.ts'
import type { OverbossSprite } from './sprite-names.ts'

interface SpriteProps {
  readonly name: OverbossSprite
  /** An integer, so that the pixels of the art stay square. */
  readonly scale?: 1 | 2 | 3 | 4
  /** The accessible name. Without it, the sprite is decoration. */
  readonly label?: string
}

const SHEET = {
  width: 512,
  height: Math.max(...Object.values(overbossPlaces).map(([, top, , height]) => top + height)),
}

export function Sprite({ name, scale = 1, label }: SpriteProps) {
  const [left, top, width, height] = overbossPlaces[name]
  const style = {
    width: `${width * scale}px`,
    height: `${height * scale}px`,
    backgroundImage: `url(${sheetUrl})`,
    backgroundPosition: `${-left * scale}px ${-top * scale}px`,
    backgroundSize: `${SHEET.width * scale}px ${SHEET.height * scale}px`,
  }
  return label === undefined ? (
    <span class="sprite" style={style} aria-hidden="true" />
  ) : (
    <span class="sprite" style={style} role="img" aria-label={label} />
  )
}
