import { readFileSync } from 'node:fs'
import { gameIds } from '@overlair/rules/game-ids'
import { describe, expect, test } from 'vitest'
import { withEdges } from './drawing/box-picture.ts'
import type { Canvas } from './drawing/canvas.ts'
import { creature } from './drawing/creatures.ts'
import { encodePng } from './drawing/png.ts'
import { reduceColours } from './drawing/reduce-colours.ts'
import { packSprites } from './drawing/sprite-sheet.ts'
import { families } from './families.ts'
import { MINIBOSSES } from './overboss/minibosses.ts'
import { MONSTERS } from './overboss/monsters.ts'

const committed = (name: string) => readFileSync(new URL(`../../sprites/${name}`, import.meta.url))
const boxPictures = families.flatMap(family => Object.entries(family.boxPictures))

describe('the committed pictures equal the drawn ones', () => {
  test.each(families.flatMap(({ sheets }) => sheets))('the sheet of $name', ({ name, sprites, reduced }) => {
    const { sheet } = packSprites(sprites())
    expect(encodePng(reduced ? reduceColours(sheet) : sheet).equals(committed(`${name}.png`))).toBe(true)
  })
  test('every game has a box picture', () => {
    expect(boxPictures.map(([game]) => game).sort()).toEqual(gameIds.toSorted())
  })
  test.each(boxPictures)('the box of %s', (game, draw) => {
    expect(encodePng(withEdges(draw())).equals(committed(`box-${game}.png`))).toBe(true)
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
