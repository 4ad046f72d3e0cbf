import sheetUrl from '../sprites/overboss.png'
import { type OverbossSprite, overbossRects } from './overboss-sprites.ts'
import { SHEET_WIDTH, sheetHeight } from './sprite-sheet.ts'

interface SpriteProps {
  readonly name: OverbossSprite
  /** An integer, so that the pixels of the art stay square. */
  readonly scale?: 1 | 2 | 3 | 4
  /** The accessible name. Without it, the sprite is decoration. */
  readonly label?: string
}

const SHEET_HEIGHT = sheetHeight(overbossRects)

export function Sprite({ name, scale = 1, label }: SpriteProps) {
  const [left, top, width, height] = overbossRects.get(name)!
  const style = {
    width: `${width * scale}px`,
    height: `${height * scale}px`,
    backgroundImage: `url(${sheetUrl})`,
    backgroundPosition: `${-left * scale}px ${-top * scale}px`,
    backgroundSize: `${SHEET_WIDTH * scale}px ${SHEET_HEIGHT * scale}px`,
  }
  return label === undefined ? (
    <span class="sprite" style={style} aria-hidden="true" />
  ) : (
    <span class="sprite" style={style} role="img" aria-label={label} />
  )
}
