import { readFileSync } from 'node:fs'
import { boxes as cardBoxes } from '@overlair/rules/dungeon/cards/load-boxes'
import { describe, expect, test } from 'vitest'
import { boxPictures } from './box-pictures.ts'
import type { Canvas } from './drawing/canvas.ts'
import { creature } from './drawing/creatures.ts'
import { encodePng } from './drawing/png.ts'
import { reduceColours } from './drawing/reduce-colours.ts'
import { packSprites } from './drawing/sprite-sheet.ts'
import { boxSprites, symbolSprites } from './dungeon/index.ts'
import { overbossSprites } from './overboss/index.ts'
import { MINIBOSSES } from './overboss/minibosses.ts'
import { MONSTERS } from './overboss/monsters.ts'

const committed = (name: string) => readFileSync(new URL(`../../sprites/${name}`, import.meta.url))

describe('the committed sprite sheets equal the drawn ones', () => {
  test('Overboss', () => {
    expect(encodePng(packSprites(overbossSprites()).sheet).equals(committed('overboss.png'))).toBe(true)
  })
  test.each(cardBoxes)('%s', box => {
    expect(encodePng(reduceColours(packSprites(boxSprites(box)).sheet)).equals(committed(`${box}.png`))).toBe(true)
  })
  test('symbols', () => {
    expect(encodePng(reduceColours(packSprites(symbolSprites()).sheet)).equals(committed('symbols.png'))).toBe(true)
  })
  test.each(Object.entries(boxPictures()))('box picture of %s', (game, picture) => {
    expect(encodePng(picture).equals(committed(`box-${game}.png`))).toBe(true)
  })
})

test('no two creatures have similar outlines', () => {
  const creatures = Object.entries({ ...MONSTERS, ...MINIBOSSES }).map(
    ([id, drawing]) => [id, creature(drawing)] as const,
  )
  for (const [a, first] of creatures)
    for (const [b, second] of creatures)
      if (a < b) expect(similarity(first, second), `${a} and ${b}`).toBeLessThan(0.88)
})

/** Share of pixels that two centred outlines have in common, 0 to 1. */
function similarity(a: Canvas, b: Canvas): number {
  const size = 24
  const isSet = (canvas: Canvas, x: number, y: number) =>
    canvas.isSet(x - Math.round((size - canvas.width) / 2), y - Math.round((size - canvas.height) / 2))
  let both = 0
  let either = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (isSet(a, x, y) && isSet(b, x, y)) both++
      if (isSet(a, x, y) || isSet(b, x, y)) either++
    }
  return both / either
}
