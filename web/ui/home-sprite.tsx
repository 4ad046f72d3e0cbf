import type { GameId } from '@overlair/rules/game-ids'
import sheetUrl from '../sprites/home.png'
import { homeSheet } from '../sprites/home.sheet.ts'
import { placeSprites, sheetHeight, spriteStyle } from './sprite-sheet.ts'
import './home-sprite.css'

/** A game may have no place of its own in the landscape yet. */
type PlaceName = `${'place' | 'band' | 'window'}-${GameId}`
type HomeSpriteName = (typeof homeSheet)[number][2][number] | PlaceName
const rects = placeSprites(homeSheet)
const HEIGHT = sheetHeight(rects)

/** The sheet as a value of `--home-art`. The page sets it after its first paint, so that texts and buttons come first. */
export const homeArt = `url(${sheetUrl})`

interface HomeSpriteProps {
  readonly name: HomeSpriteName
  readonly scale?: 1 | 2 | 3
  readonly part?: string
}
/** A decoration of the landscape. */
export function HomeSprite({ name, scale = 2, part = '' }: HomeSpriteProps) {
  const rect = rects.get(name)
  return rect ? (
    <span class={`sprite home-sprite ${part}`} style={spriteStyle(rect, HEIGHT, scale)} aria-hidden="true" />
  ) : null
}
