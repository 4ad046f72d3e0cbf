import { readFileSync } from 'node:fs'
import { gameIds } from '@overlair/rules/game-ids'
import { describe, expect, test } from 'vitest'
import { withEdges } from './drawing/box-picture.ts'
import type { Canvas } from './drawing/canvas.ts'
import { creature } from './drawing/creatures.ts'
import { png } from './drawing/png.ts'
import { reduced } from './drawing/reduce.ts'
import { packed } from './drawing/sprite-sheet.ts'
import { families } from './families.ts'
import { MINIBOSSES } from './overboss/minibosses.ts'
import { MONSTERS } from './overboss/monsters.ts'

const committed = (name: string) => readFileSync(new URL(`../../sprites/${name}`, import.meta.url))
const boxPictures = families.flatMap(family => Object.entries(family.boxPictures))

describe('the committed pictures are what the art draws', () => {
  test.each(families.flatMap(({ sheets }) => sheets))('the sheet of $name', ({ name, sprites, reduced: isReduced }) => {
    const { sheet } = packed(sprites())
    expect(png(isReduced ? reduced(sheet) : sheet).equals(committed(`${name}.png`))).toBe(true)
  })
  test('every game has a box picture', () => {
    expect(boxPictures.map(([game]) => game).sort()).toEqual(gameIds.toSorted())
  })
  test.each(boxPictures)('the box of %s', (game, draw) => {
    expect(png(withEdges(draw())).equals(committed(`box-${game}.png`))).toBe(true)
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
