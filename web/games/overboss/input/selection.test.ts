// The hand: what is picked, what is live, and how touches become choices.
import { newRecord } from '@overlair/rules/kernel'
import { type Choice, overboss, type View } from '@overlair/rules/overboss'
import { expect, test } from 'vitest'
import { openMatch } from '../../../match/match-signals.ts'
import { createSelection } from './selection.ts'
import { spot } from './spots.ts'

const sit = (seed = 'hand') => {
  const match = openMatch<View, Choice>({
    game: overboss,
    record: newRecord(overboss, { players: 1 }, seed),
    seats: [{ kind: 'person', name: 'Ola' }],
    askBot: async () => ({}),
    save: () => {},
  })
  return { match, hand: createSelection(match) }
}

test('a pair is drafted and its tile placed by two touches (OB-40, OB-41)', () => {
  const { match, hand } = sit()
  const { tile } = match.view.value.market[2]!
  hand.touch(spot.slot(2))
  expect(match.ask.value?.prompt).toBe('place')
  expect(hand.picked.value).toEqual([spot.hand(tile!)])
  hand.touch(spot.space(0, '1,1'))
  expect(match.view.value.players[0]?.map[5]?.tile).toBe(tile)
})

test('a pair is carried from the market onto a space at once', () => {
  const { match, hand } = sit()
  const { tile } = match.view.value.market[1]!
  hand.carry(spot.slot(1), spot.space(0, '2,3'))
  expect(match.view.value.players[0]?.map[11]?.tile).toBe(tile)
})

test('a finger looks first and chooses with the second tap', () => {
  const { match, hand } = sit()
  hand.touch(spot.slot(0))
  const place = spot.space(0, '0,0')
  hand.tap(place)
  expect([match.ask.value?.prompt, hand.tappedSpot.value]).toEqual(['place', place])
  expect(hand.previewOf(place)?.path[0]).toMatchObject({ at: '0,0' })
  hand.tap(place)
  expect(match.view.value.players[0]?.map[0]).not.toBeNull()
})

test('putting down takes the pair back, and nothing is left to put down', () => {
  const { match, hand } = sit()
  hand.touch(spot.slot(0))
  expect(hand.cancel()).toBe(true)
  expect(match.ask.value?.prompt).toBe('draft')
  expect(hand.cancel()).toBe(false)
})

test('what is not offered cannot be touched', () => {
  const { match, hand } = sit()
  const before = match.record.value
  hand.touch(spot.space(0, '0,0'))
  hand.touch(spot.button('portal'))
  hand.touch(spot.boss('kirax'))
  expect(match.record.value).toBe(before)
})

test('the numbers of a pair on the map are those of its spaces after it is taken', () => {
  const { hand } = sit()
  const foretold = hand.previewOfPair(0, '1,2')?.gain
  hand.touch(spot.slot(0))
  expect(hand.previewOf(spot.space(0, '1,2'))?.gain).toBe(foretold)
})
