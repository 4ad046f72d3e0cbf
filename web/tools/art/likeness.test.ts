// Players know cards and tokens at a glance, also as thumbnails: no two pictures look alike.
import { expect, test } from 'vitest'
import { families } from './families.ts'
import { difference, impressionOf } from './likeness.ts'

/** Below this difference we confuse two pictures in a table row. */
const LIMIT = 17
/** Figures without a ground of their own share more of their pictures. */
const FIGURE_LIMIT = 10
/** Tiles of one terrain and commands of one type differ in a detail: flag, value or pattern. */
const DETAIL_LIMIT = 3

const pictures = families.flatMap(({ sheets }) =>
  sheets.flatMap(({ name, sprites }) =>
    Object.entries(sprites()).map(([sprite, drawing]) => ({ name, sprite, drawing })),
  ),
)
type Picture = (typeof pictures)[number]
const ofKind = (kinds: readonly string[]): readonly Picture[] =>
  pictures.filter(({ sprite }) => kinds.some(kind => sprite.startsWith(`${kind}-`)))

/** Pairs that look more alike than the limit. The same card in two boxes has one picture. */
function alike(group: readonly Picture[], limit: number): string[] {
  const seen = group.map(picture => ({ ...picture, impression: impressionOf(picture.drawing) }))
  return seen.flatMap((one, i) =>
    seen.slice(i + 1).flatMap(other => {
      const value =
        one.sprite === other.sprite ? Number.POSITIVE_INFINITY : difference(one.impression, other.impression)
      return value < limit ? [`${one.sprite} and ${other.sprite}: ${value.toFixed(1)}`] : []
    }),
  )
}

test('no two rooms, spells or bosses look alike', () => {
  const cards = ofKind(['room', 'spell', 'boss']).filter(({ name }) => name !== 'overboss')
  expect(cards.length).toBeGreaterThan(200)
  expect(alike(cards, LIMIT)).toEqual([])
})
test('no two throne rooms of Overboss look alike', () => {
  expect(alike(ofKind(['throne']), LIMIT)).toEqual([])
})
test('no two terrains look alike', () => {
  const terrains = ofKind(['tile']).filter(({ sprite }) => !/graveyard-[23]|camp-(?!red)/.test(sprite))
  expect(terrains).toHaveLength(12)
  expect(alike(terrains, LIMIT)).toEqual([])
})
test.each(['tile', 'command'])('no two sprites of the kind %s differ too little', kind => {
  expect(alike(ofKind([kind]), DETAIL_LIMIT)).toEqual([])
})
test.each([
  { kinds: ['hero'] },
  { kinds: ['face'] },
  { kinds: ['item'] },
  { kinds: ['place'] },
  { kinds: ['monster', 'miniboss'] },
  { kinds: ['crystal'] },
])('no two figures of $kinds look alike', ({ kinds }) => {
  const figures = ofKind(kinds)
  expect(figures.length).toBeGreaterThan(4)
  expect(alike(figures, FIGURE_LIMIT)).toEqual([])
})

test('a picture differs from another with the same shape in other colours, and from one with another shape', () => {
  const [first, second] = ofKind(['room']).map(({ drawing }) => impressionOf(drawing))
  expect(difference(first!, first!)).toBe(0)
  expect(difference(first!, second!)).toBeGreaterThan(LIMIT)
})
