import type { View } from '@overlair/rules/dungeon'
import { expect, test } from 'vitest'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { type ShownPosition, shownLog } from './shown-position.ts'

const line = (index: number, event: string) => ({ index, seat: 0, event: { event, why: 'BM-1' } })
const log = [line(0, 'phase'), line(0, 'drew'), line(1, 'placed'), line(1, 'built'), line(1, 'phase'), line(2, 'lured')]
const at = (index: number, events: number): ShownPosition => ({ view: {} as View, index, events })
const told = (behind: ShownPosition | undefined) => shownLog(log as DungeonMatch['log']['value'], behind).length

test('the log tells of what has been shown, event by event, and of no choice after it', () => {
  expect([at(1, 0), at(1, 1), at(1, 3), at(0, 1), at(2, 1)].map(told)).toEqual([2, 3, 5, 1, 6])
})
test('a choice of which nothing is told yet leaves the log as it was', () => {
  expect(told(at(3, 0))).toBe(6)
})
test('once everything has been shown the log is whole', () => {
  expect(told(undefined)).toBe(6)
})
