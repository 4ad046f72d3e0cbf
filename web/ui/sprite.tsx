import sheetUrl from '../sprites/overboss.png'
import { type OverbossSprite, overbossRects } from './overboss-sprites.ts'
import { sheetHeight, spriteStyle } from './sprite-sheet.ts'

interface SpriteProps {
  readonly name: OverbossSprite
  /** An integer, so that the pixels of the art stay square. */
  readonly scale?: 1 | 2 | 3 | 4
  /** The accessible name. Without it, the sprite is decoration. */
  readonly label?: string
}

const SHEET_HEIGHT = sheetHeight(overbossRects)

export function Sprite({ name, scale = 1, label }: SpriteProps) {
  const style = { ...spriteStyle(overbossRects.get(name)!, SHEET_HEIGHT, scale), backgroundImage: `url(${sheetUrl})` }
  return label === undefined ? (
    <span class="sprite" style={style} aria-hidden="true" />
  ) : (
    <span class="sprite" style={style} role="img" aria-label={label} />
  )
}
