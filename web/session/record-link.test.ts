import { race } from '@overlair/play/testing/race-game'
import { appendChoice, GameError, newRecord } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { packRecord, parseRecord, unpackRecord } from './record-link.ts'

let record = newRecord(race, { players: 2 }, 'ґедзь 🐸')
for (let i = 0; i < 100; i++) record = appendChoice(record, i % 2, { step: 1 })

test('a record comes out of its link as it went in', async () => {
  const word = await packRecord(record)
  expect(await unpackRecord(word)).toEqual(record)
  expect(word).toMatch(/^[\w-]+$/)
  expect(word.length).toBeLessThan(JSON.stringify(record).length / 5)
})

test.each(['', '!!!', 'abcd', 'AAAA'])('a broken link (%s) says that it is broken', async word => {
  await expect(unpackRecord(word)).rejects.toThrow(GameError)
})

test('a link that was cut off says so', async () => {
  const word = await packRecord(record)
  await expect(unpackRecord(word.slice(0, word.length / 2))).rejects.toThrow('cut off')
})

test('a file that is no record says what it is not', () => {
  expect(() => parseRecord('hello')).toThrow('not JSON')
  expect(() => parseRecord('{"format": "pgn"}')).toThrow('“format” is "pgn"')
})
