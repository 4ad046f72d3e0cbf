import type { Event } from '@overlair/rules/overboss'
import { expect, test } from 'vitest'
import { changesMapOf } from './news.tsx'

const slid: Event = { event: 'tile-slid', why: 'OB-136', seat: 1, tile: 'cave', from: '0,0', to: '0,1' }

test('a tile that is slid or swapped changes the maps it lies on, and no other', () => {
  expect(changesMapOf(slid, 1)).toBe(true)
  expect(changesMapOf(slid, 0)).toBe(false)
})

test('a placement of the player is no news', () => {
  expect(changesMapOf({ event: 'tile-placed', why: 'OB-41', seat: 0, tile: 'cave', at: '0,0' }, 0)).toBe(false)
})
