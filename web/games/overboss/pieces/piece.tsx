import { overbossPlaces } from '../../../sprites/overboss.sheet.ts'
import { isOverbossSprite } from '../../../ui/sprite-names.ts'
import './piece.css'

interface PieceProps {
  readonly name: string
  readonly class?: string
}
/** A sprite whose size comes from the style sheet: `--art-scale` screen pixels for one pixel of art. */
export function Piece({ name, class: more = '' }: PieceProps) {
  if (!isOverbossSprite(name)) return null
  const [left, top, width, height] = overbossPlaces[name]
  const style = { '--sprite-x': `${left}`, '--sprite-y': `${top}`, '--sprite-w': `${width}`, '--sprite-h': `${height}` }
  return <span class={`ob-piece ${more}`} style={style} aria-hidden="true" />
}

export const Tile = ({ tile, class: more = '' }: { readonly tile: string; readonly class?: string }) => (
  <Piece name={`tile-${tile}`} class={`ob-piece--tile ${more}`} />
)
export const Token = ({ token, class: more = '' }: { readonly token: string; readonly class?: string }) => (
  <Piece name={token} class={`ob-piece--token ${more}`} />
)
