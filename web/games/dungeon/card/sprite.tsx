import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { symbolSheet } from '../../../sprites/symbols.sheet.ts'
import { placeSprites, type SizeGroup } from '../../../ui/sprite-sheet.ts'
import type { RoomSymbol } from '../model/card-facts.ts'
import './sprite.css'

/** The rectangles of the sprites on each sheet. The browser fetches the image of a sheet when it shows the first of its sprites. */
const sheets = new Map([['symbols', placeSprites(symbolSheet)]])
export const registerSpriteSheet = (sheet: string, groups: readonly SizeGroup[]): void => {
  sheets.set(sheet, placeSprites(groups))
}

interface SpriteProps {
  readonly name: string
  readonly class?: string
  /** Written into `data-part`. */
  readonly part?: string
}
/** A sprite. The style sheet sets its size: `--art-scale` screen pixels for one pixel of the sprite. Null if no loaded sheet has it. */
export function Sprite({ name, class: extraClass = '', part }: SpriteProps) {
  const sheet = [...sheets].find(([, rects]) => rects.has(name))
  const rect = sheet?.[1].get(name)
  if (!sheet || !rect) return null
  const [left, top, width, height] = rect
  const style = { '--sprite-x': `${left}`, '--sprite-y': `${top}`, '--sprite-w': `${width}`, '--sprite-h': `${height}` }
  return (
    <span class={`dm-sprite dm-sprite--${sheet[0]} ${extraClass}`} data-part={part} style={style} aria-hidden="true" />
  )
}

type SymbolName =
  | Treasure
  | RoomSymbol
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
export const GameSymbol = ({ symbol }: { readonly symbol: SymbolName }) => (
  <Sprite name={`sign-${symbol}`} class="dm-symbol" />
)

interface SymbolCountProps {
  readonly symbol: SymbolName
  readonly value: number
  /** Names the symbol for screen readers. */
  readonly label: string
  readonly faint?: boolean
}
/** A symbol with a number. */
export const SymbolCount = ({ symbol, value, label, faint = false }: SymbolCountProps) => (
  <span class={`dm-symbol-count${faint ? ' dm-symbol-count--zero' : ''}`} data-part="count" title={label}>
    <GameSymbol symbol={symbol} />
    <span class="visually-hidden">{label}: </span>
    {value}
  </span>
)
