import { race } from '@overlair/play/testing/race-game'
import { appendChoice, GameError, newRecord, openRecord } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { packRecord, parseRecord, unpackRecord } from './record-link.ts'

let record = newRecord(race, { players: 2 }, 'ґедзь 🐸')
for (let i = 0; i < 100; i++) record = appendChoice(record, i % 2, { step: 1 })

const shared = { record, names: ['Ола', 'Max'] }

test('packing a record with its names and unpacking it returns the same', async () => {
  const packed = await packRecord(shared)
  expect(await unpackRecord(packed)).toEqual(shared)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(JSON.stringify(record).length / 5)
})

test.each(['', '!!!', 'abcd', 'AAAA'])('a damaged link (%s) throws GameError', async packed => {
  await expect(unpackRecord(packed)).rejects.toThrow(GameError)
})

test('the error of a truncated link says that it was cut off', async () => {
  const packed = await packRecord(shared)
  await expect(unpackRecord(packed.slice(0, packed.length / 2))).rejects.toThrow('cut off')
})

test('a record with thousands of levels throws GameError', () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  expect(() => parseRecord(deep)).toThrow(GameError)
  const { record: strange } = parseRecord(JSON.stringify(record).replace('"options":{', `"options":{"a":${deep},`))
  expect(() => openRecord([race], strange)).toThrow(GameError)
})

test('the error of a file that is not a record says why', () => {
  expect(() => parseRecord('hello')).toThrow('not JSON')
  expect(() => parseRecord('{"format": "pgn"}')).toThrow('“format” is "pgn"')
})

test('names of a file are optional, and strange ones are cut or dropped', () => {
  expect(parseRecord(JSON.stringify(record)).names).toEqual([])
  const names = ['x'.repeat(500), 7]
  expect(parseRecord(JSON.stringify({ ...record, names })).names).toEqual(['x'.repeat(16), ''])
})
