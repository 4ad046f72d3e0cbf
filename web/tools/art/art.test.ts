import { readFileSync } from 'node:fs'
import { allBoxes } from '@overlair/rules/dungeon/cards/index'
import { byName } from '@overlair/rules/dungeon/engine/cards'
import { gameIds } from '@overlair/rules/game-ids'
import { describe, expect, test } from 'vitest'
import {
  cardSprites,
  figureSprites,
  lordSprites,
  moodSprites,
  peopleSprites,
  walkerSprites,
} from '../../games/dungeon/card/box-sprites.ts'
import { overbossSheet } from '../../sprites/overboss.sheet.ts'
import { hallSheet } from '../../sprites/scene/halls.sheet.ts'
import { lairSheet } from '../../sprites/scene/lairs.sheet.ts'
import { landSheet } from '../../sprites/scene/land.sheet.ts'
import { overbossLordSheet } from '../../sprites/scene/overboss-lords.sheet.ts'
import { smallHallSheet } from '../../sprites/scene/small-halls.sheet.ts'
import { streetSheet } from '../../sprites/scene/street.sheet.ts'
import { symbolSheet } from '../../sprites/symbols.sheet.ts'
import type { SizeGroup } from '../../ui/sprite-sheet.ts'
import { withEdges } from './drawing/box-picture.ts'
import type { Canvas } from './drawing/canvas.ts'
import { creature } from './drawing/creatures.ts'
import { encodePng } from './drawing/png.ts'
import { reduceColours } from './drawing/reduce-colours.ts'
import { drawSheet, groupBySize } from './drawing/sprite-sheet.ts'
import { families } from './families.ts'
import { MINIBOSSES } from './overboss/minibosses.ts'
import { MONSTERS } from './overboss/monsters.ts'

const committed = (name: string) => readFileSync(new URL(`../../sprites/${name}`, import.meta.url))
const boxPictures = families.flatMap(family => Object.entries(family.boxPictures))

describe('the committed pictures equal the drawn ones', () => {
  test.each(families.flatMap(({ sheets }) => sheets))('the sheet of $name', ({ name, sprites, reduced }) => {
    const sheet = drawSheet(sprites())
    expect(encodePng(reduced ? reduceColours(sheet) : sheet).equals(committed(`${name}.png`))).toBe(true)
  })
  test('every game has a box picture', () => {
    expect(boxPictures.map(([game]) => game).sort()).toEqual(gameIds.toSorted())
  })
  test.each(boxPictures)('the box of %s', (game, draw) => {
    expect(encodePng(withEdges(draw())).equals(committed(`box-${game}.png`))).toBe(true)
  })
  test.each(families.flatMap(({ strips }) => Object.entries(strips)))('the strip %s', (name, draw) => {
    expect(encodePng(draw()).equals(committed(`scene/${name}.png`))).toBe(true)
  })
})

describe('the app knows name and size of every sprite', () => {
  const groupsOf = (sheet: string) => {
    const drawn = families.flatMap(({ sheets }) => sheets).find(({ name }) => name === sheet)
    return groupBySize(drawn?.sprites() ?? {})
  }
  test.each(allBoxes.map(byName))('of the box $id', box => {
    const hasNames = ([, , names]: SizeGroup) => names.length > 0
    expect(cardSprites(box).filter(hasNames)).toEqual(groupsOf(box.id))
    expect(peopleSprites(box).filter(hasNames)).toEqual(groupsOf(`${box.id}-people`))
    expect(walkerSprites(box).filter(hasNames)).toEqual(groupsOf(`scene/${box.id}-walkers`))
    expect(lordSprites(box).filter(hasNames)).toEqual(groupsOf(`scene/${box.id}-lords`))
    expect(moodSprites(box).filter(hasNames)).toEqual(groupsOf(`scene/${box.id}-moods`))
    expect(figureSprites(box).filter(hasNames)).toEqual(groupsOf(`scene/${box.id}-figures`))
  })
  test.each([
    { sheet: 'halls', groups: hallSheet },
    { sheet: 'small-halls', groups: smallHallSheet },
    { sheet: 'lairs', groups: lairSheet },
    { sheet: 'street', groups: streetSheet },
    { sheet: 'land', groups: landSheet },
    { sheet: 'overboss-lords', groups: overbossLordSheet },
  ])('of $sheet', ({ sheet, groups }) => expect(groups).toEqual(groupsOf(`scene/${sheet}`)))
  test('of Overboss', () => expect(overbossSheet).toEqual(groupsOf('overboss')))
  test('of the symbols', () => expect(symbolSheet).toEqual(groupsOf('symbols')))
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
