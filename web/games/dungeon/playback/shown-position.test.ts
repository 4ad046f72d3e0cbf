import { bossMonster, type View } from '@overlair/rules/dungeon'
import { expect, test } from 'vitest'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { positionsIn, type ShownPosition, shownLog } from './shown-position.ts'

const line = (index: number, event: string) => ({ index, seat: 0, event: { event, why: 'BM-1' } })
const log = [line(0, 'phase'), line(0, 'drew'), line(1, 'placed'), line(1, 'built'), line(1, 'phase'), line(2, 'lured')]
type LogEnd = Pick<ShownPosition, 'index' | 'events'>
const at = (index: number, events: number): LogEnd => ({ index, events })
const shownLines = (position: LogEnd | undefined) => shownLog(log as DungeonMatch['log']['value'], position).length

test('the log ends at the shown event and contains no later choice', () => {
  expect([at(1, 0), at(1, 1), at(1, 3), at(0, 1), at(2, 1)].map(shownLines)).toEqual([2, 3, 5, 1, 6])
})
test('a choice without a line in the log does not shorten the log', () => {
  expect(shownLines(at(3, 0))).toBe(6)
})
test('the log is complete when playback has caught up', () => {
  expect(shownLines(undefined)).toBe(6)
})

const start = bossMonster.view(bossMonster.setup({ players: 2 }, 'positions'), 0)
const inRound = (round: number): View => ({ ...start, round })
const events = ['phase', 'drew', 'placed'].map(event => ({ event, why: 'BM-1' }))
const step = { index: 4, events, moments: [inRound(1), inRound(2), inRound(3)] }

test('playback stops at an event with its view, the view before it and the log up to it', () => {
  expect(positionsIn(step, start, ({ event }) => event !== 'drew')).toEqual([
    { event: events[0], view: inRound(1), before: start, index: 4, events: 1 },
    { event: events[2], view: inRound(3), before: inRound(2), index: 4, events: 3 },
  ])
})
