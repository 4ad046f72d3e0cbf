import { race } from '@overlair/play/testing/race-game'
import { appendChoice, GameError, newRecord } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { openReplay } from './replay-signals.ts'

const seats = [{ kind: 'person', name: 'Ola' }] as const
const start = newRecord(race, { players: 1 }, 's')
const record = appendChoice(appendChoice(appendChoice(start, 0, { colour: 'red' }), 0, { step: 2 }), 0, { step: 1 })

test('a replay shows any position, forwards and backwards', () => {
  const { table, seek } = openReplay(race, record, seats)
  const at = [0, 1, 2, 3, 1].map(position => {
    seek(position)
    return table.view.value.at[0]
  })
  expect(at).toEqual([0, 0, 2, 3, 0])
  expect(table.log.value).toHaveLength(1)
})

test('a replay stays within the record', () => {
  const replay = openReplay(race, record, seats)
  replay.seek(99)
  expect(replay.position.value).toBe(3)
  replay.seek(-1)
  expect(replay.position.value).toBe(0)
})

test('a replay shows no secrets, asks nothing and has the whole record', () => {
  const { table, seek } = openReplay(race, record, seats)
  seek(3)
  expect(table.view.value.colour).toBeUndefined()
  expect([table.ask.value, table.canUndo.value, table.waitingFor.value]).toEqual([undefined, false, [0]])
  expect(table.record.value).toBe(record)
  expect(table.seats).toEqual(seats)
})

test('a broken record says which choice is illegal', () => {
  expect(() => openReplay(race, appendChoice(record, 0, { step: 9 }), seats)).toThrow(GameError)
  expect(() => openReplay(race, appendChoice(record, 0, { step: 9 }), seats)).toThrow('choice 4')
})
