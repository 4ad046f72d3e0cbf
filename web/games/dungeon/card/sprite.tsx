import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { places as signs } from '../../../sprites/symbols.sheet.ts'
import './sprite.css'

type Place = readonly [left: number, top: number, width: number, height: number]
export type SpriteRects = Readonly<Record<string, Place>>
/** Each sheet is fetched when the first of its sprites is shown; where they lie on it comes with the box. */
const sheets = new Map<string, SpriteRects>([['signs', signs]])
export const registerSpriteSheet = (box: string, places: SpriteRects): void => {
  sheets.set(box, places)
}

interface ArtProps {
  readonly name: string
  readonly class?: string
  /** Written into `data-part`. */
  readonly part?: string
}
/** A sprite whose size comes from the style sheet: `--k` screen pixels for one pixel of art. */
export function Sprite({ name, class: more = '', part }: ArtProps) {
  const found = [...sheets].find(([, places]) => Object.hasOwn(places, name))
  const place = found?.[1][name]
  if (!found || !place) return null
  const [left, top, width, height] = place
  const style = { '--l': `${left}`, '--t': `${top}`, '--w': `${width}`, '--h': `${height}` }
  return <span class={`dm-art dm-art--${found[0]} ${more}`} data-part={part} style={style} aria-hidden="true" />
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
export const GameSymbol = ({ sign }: { readonly sign: SignName }) => <Sprite name={`sign-${sign}`} class="dm-sign" />

interface FigureProps {
  readonly sign: SignName
  readonly value: number
  /** What it counts, for those who do not see the sign. */
  readonly label: string
  readonly faint?: boolean
}
/** A sign with its number. */
export const SymbolCount = ({ sign, value, label, faint = false }: FigureProps) => (
  <span class={`dm-figure${faint ? ' dm-figure--nil' : ''}`} data-part="count" title={label}>
    <GameSymbol sign={sign} />
    <span class="unseen">{label}: </span>
    {value}
  </span>
)
