import sheetUrl from '../sprites/home.png'
import { homeSheet } from '../sprites/home.sheet.ts'
import { placeSprites, sheetHeight, spriteStyle } from './sprite-sheet.ts'
import './home-sprite.css'

type HomeSpriteName = (typeof homeSheet)[number][2][number]
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
export const HomeSprite = ({ name, scale = 2, part = '' }: HomeSpriteProps) => (
  <span class={`sprite home-sprite ${part}`} style={spriteStyle(rects.get(name)!, HEIGHT, scale)} aria-hidden="true" />
)
