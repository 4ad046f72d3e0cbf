import { overbossPlaces } from '../../../sprites/overboss.sheet.ts'
import { isOverbossSprite } from '../../../ui/sprite-names.ts'
import './piece.css'

interface PieceProps {
  readonly name: string
  readonly class?: string
}
/** A sprite whose size comes from the style sheet: `--k` screen pixels for one pixel of art. */
export function Piece({ name, class: more = '' }: PieceProps) {
  if (!isOverbossSprite(name)) return null
  const [left, top, width, height] = overbossPlaces[name]
  const style = { '--l': `${left}`, '--t': `${top}`, '--w': `${width}`, '--h': `${height}` }
  return <span class={`piece ${more}`} data-part="piece" style={style} aria-hidden="true" />
}

export const Tile = ({ tile, class: more = '' }: { readonly tile: string; readonly class?: string }) => (
  <Piece name={`tile-${tile}`} class={`piece--tile ${more}`} />
)
export const Token = ({ token, class: more = '' }: { readonly token: string; readonly class?: string }) => (
  <Piece name={token} class={`piece--token ${more}`} />
)
