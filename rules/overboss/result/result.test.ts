// Section 12 of the rules: winning.
import { expect, test } from 'vitest'
import { overboss } from '../index.ts'
import { table } from '../testing/test-table.ts'

const circles = 'summoning_circle summoning_circle'
const castles = 'castle castle'
/** Half castles, half circles: 18 points for tiles, and these tokens. */
const map = (top: string) => [`${top} ${castles}`, `${circles} ${castles}`, `${circles} ${castles}`]
const two = 'summoning_circle+cultist summoning_circle' // a matching cultist
const result = (...tops: string[]) =>
  overboss.result(table(Object.fromEntries(tops.map((top, seat) => [`P${seat + 1}`, { map: map(top) }]))).state)

test('the highest total wins (OB-102)', () => {
  expect(result(circles, 'summoning_circle+froggie summoning_circle')).toEqual({
    winners: [1],
    scores: [18, 20],
    matching: [0, 0],
    why: 'OB-102',
  })
})

test('a tie goes to the player with more matching monsters (OB-103)', () => {
  const cultists = 'summoning_circle+cultist summoning_circle+froggie'
  const unmatched = 'summoning_circle+bonepick summoning_circle'
  const apart = table({
    P1: { map: map(unmatched) }, // 18 + 2
    P2: { map: [`${two} ${castles}`, `summoning_circle summoning_circle+cultist ${castles}`, `${circles} ${castles}`] },
  })
  expect(overboss.result(apart.state)).toMatchObject({ scores: [20, 20], matching: [0, 2], winners: [1] })
  expect(result(cultists, unmatched)).toMatchObject({ scores: [21, 20], winners: [0] })
})

test('a player below the highest total does not win by matching monsters (OB-103)', () => {
  expect(result('summoning_circle+froggie summoning_circle', two)).toMatchObject({
    scores: [20, 19],
    matching: [0, 1],
    winners: [0],
  })
})

test('players who also tie on matching monsters share the win (OB-103)', () => {
  expect(result(two, two)).toMatchObject({ scores: [19, 19], matching: [1, 1], winners: [0, 1] })
})
