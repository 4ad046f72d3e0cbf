import { overbossRects } from '../../../ui/overboss-sprites.ts'
import './piece.css'

interface PieceProps {
  readonly name: string
  readonly class?: string
}
/** A sprite. The style sheet sets its size: `--art-scale` is the number of screen pixels per pixel of art. */
export function Piece({ name, class: className = '' }: PieceProps) {
  const rect = overbossRects.get(name)
  if (!rect) return null
  const [left, top, width, height] = rect
  const style = { '--sprite-x': `${left}`, '--sprite-y': `${top}`, '--sprite-w': `${width}`, '--sprite-h': `${height}` }
  return <span class={`ob-piece ${className}`} data-part="piece" style={style} aria-hidden="true" />
}

export const Tile = ({ tile, class: className = '' }: { readonly tile: string; readonly class?: string }) => (
  <Piece name={`tile-${tile}`} class={`ob-piece--tile ${className}`} />
)
export const Token = ({ token, class: className = '' }: { readonly token: string; readonly class?: string }) => (
  <Piece name={token} class={`ob-piece--token ${className}`} />
)
