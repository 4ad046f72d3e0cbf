import { expect, test } from 'vitest'
import { placeSprites, sheetHeight } from './sprite-sheet.ts'

test('sprites fill rows of 512 pixels, two pixels apart', () => {
  const rects = placeSprites([
    [250, 60, ['a', 'b', 'c']],
    [30, 40, ['d']],
  ])
  expect(Object.fromEntries(rects)).toEqual({
    a: [0, 0, 250, 60],
    b: [252, 0, 250, 60],
    c: [0, 62, 250, 60],
    d: [252, 62, 30, 40],
  })
  expect(sheetHeight(rects)).toBe(122)
})

test('a sprite may end at the edge of the sheet', () => {
  expect(placeSprites([[255, 10, ['a', 'b', 'c']]]).get('b')).toEqual([257, 0, 255, 10])
})
