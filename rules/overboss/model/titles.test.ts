import { expect, test } from 'vitest'
import { campaignTitle, soloTitle } from './titles.ts'

test.each([
  [0, 0],
  [39, 0],
  [40, 40],
  [47, 40],
  [48, 48],
  [53, 48],
  [54, 54],
  [59, 54],
  [60, 60],
  [65, 60],
  [66, 66],
  [71, 66],
  [72, 72],
  [100, 72],
])('%i points of Score mode have the title soloTitle:%i (OB-156)', (points, from) => {
  expect(soloTitle(points)).toBe(`soloTitle:${from}`)
})

test.each([
  [0, 0],
  [11, 0],
  [12, 12],
  [17, 12],
  [18, 18],
  [23, 18],
  [24, 24],
  [29, 24],
  [30, 30],
  [35, 30],
  [36, 36],
  [41, 36],
  [42, 42],
  [48, 42],
])('%i points of a campaign have the title campaignTitle:%i (OB-181)', (points, from) => {
  expect(campaignTitle(points)).toBe(`campaignTitle:${from}`)
})
