import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { places as signs } from '../../../sprites/symbols.sheet.ts'
import './sprite.css'

type Place = readonly [left: number, top: number, width: number, height: number]
export type SpriteRects = Readonly<Record<string, Place>>
/** Each sheet is fetched when the first of its sprites is shown; where they lie on it comes with the box. */
const sheets = new Map<string, SpriteRects>([['symbols', signs]])
export const registerSpriteSheet = (box: string, places: SpriteRects): void => {
  sheets.set(box, places)
}

interface ArtProps {
  readonly name: string
  readonly class?: string
}
/** A sprite whose size comes from the style sheet: `--art-scale` screen pixels for one pixel of art. */
export function Sprite({ name, class: more = '' }: ArtProps) {
  const found = [...sheets].find(([, places]) => Object.hasOwn(places, name))
  const place = found?.[1][name]
  if (!found || !place) return null
  const [left, top, width, height] = place
  const style = { '--sprite-x': `${left}`, '--sprite-y': `${top}`, '--sprite-w': `${width}`, '--sprite-h': `${height}` }
  return <span class={`dm-sprite dm-sprite--${found[0]} ${more}`} style={style} aria-hidden="true" />
}

type SignName =
  | Treasure
  | 'heart'
  | 'soul'
  | 'wound'
  | 'sword'
  | 'crown'
  | 'room'
  | 'spell'
  | 'coin'
  | 'first'
  | 'level'
  | 'stun'
  | 'sleep'
  | 'guard'
export const GameSymbol = ({ sign }: { readonly sign: SignName }) => <Sprite name={`sign-${sign}`} class="dm-symbol" />

interface FigureProps {
  readonly sign: SignName
  readonly value: number
  /** What it counts, for those who do not see the sign. */
  readonly label: string
  readonly faint?: boolean
}
/** A sign with its number. */
export const SymbolCount = ({ sign, value, label, faint = false }: FigureProps) => (
  <span class={`dm-symbol-count${faint ? ' dm-symbol-count--zero' : ''}`} title={label}>
    <GameSymbol sign={sign} />
    <span class="visually-hidden">{label}: </span>
    {value}
  </span>
)
