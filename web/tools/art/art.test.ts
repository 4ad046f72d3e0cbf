import { readFileSync } from 'node:fs'
import { boxes as cardBoxes } from '@overlair/rules/dungeon/cards/load-boxes'
import { describe, expect, test } from 'vitest'
import { boxes } from './box-pictures.ts'
import type { Canvas } from './drawing/canvas.ts'
import { creature } from './drawing/creatures.ts'
import { png } from './drawing/png.ts'
import { reduced } from './drawing/reduce.ts'
import { packed } from './drawing/sprite-sheet.ts'
import { boxSprites, signSprites } from './dungeon/index.ts'
import { overbossSprites } from './overboss/index.ts'
import { MINIBOSSES } from './overboss/minibosses.ts'
import { MONSTERS } from './overboss/monsters.ts'

const committed = (name: string) => readFileSync(new URL(`../../sprites/${name}`, import.meta.url))

describe('the committed pictures are what the art draws', () => {
  test('the sheet of Overboss', () => {
    expect(png(packed(overbossSprites()).sheet).equals(committed('overboss.png'))).toBe(true)
  })
  test.each(cardBoxes)('the sheet of %s', box => {
    expect(png(reduced(packed(boxSprites(box)).sheet)).equals(committed(`${box}.png`))).toBe(true)
  })
  test('the sheet of signs', () => {
    expect(png(reduced(packed(signSprites()).sheet)).equals(committed('symbols.png'))).toBe(true)
  })
  test.each(Object.entries(boxes()))('the box of %s', (game, picture) => {
    expect(png(picture).equals(committed(`box-${game}.png`))).toBe(true)
  })
})

test('every creature is known by its outline alone, without its colours', () => {
  const figures = Object.entries({ ...MONSTERS, ...MINIBOSSES }).map(
    ([id, drawing]) => [id, creature(drawing)] as const,
  )
  for (const [a, first] of figures)
    for (const [b, second] of figures) if (a < b) expect(likeness(first, second), `${a} and ${b}`).toBeLessThan(0.88)
})

/** Shared pixels of two outlines laid centre on centre, of all that either has. */
function likeness(a: Canvas, b: Canvas): number {
  const size = 24
  const at = (canvas: Canvas, x: number, y: number) =>
    canvas.isSet(x - Math.round((size - canvas.width) / 2), y - Math.round((size - canvas.height) / 2))
  let both = 0
  let either = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (at(a, x, y) && at(b, x, y)) both++
      if (at(a, x, y) || at(b, x, y)) either++
    }
  return both / either
}
