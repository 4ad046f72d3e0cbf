import 'fake-indexeddb/auto'
import { recordFormat } from '@overlair/rules/kernel'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteMatch, findMatch, type LocalMatch, listMatches, saveMatch } from './matches.ts'

const match = (id: string, touched: number): LocalMatch => ({
  id,
  record: {
    format: recordFormat,
    game: 'race',
    version: '1',
    options: { players: 2 },
    seed: 's',
    choices: [{ seat: 0, choice: { step: 1 } }],
  },
  seats: [
    { kind: 'person', name: 'Ola' },
    { kind: 'bot', name: 'Grub', level: 'greedy' },
  ],
  started: 1,
  touched,
  over: false,
})

async function putRaw(id: string, value: unknown): Promise<void> {
  const db = await openDB('overlair')
  await db.put('matches', value, id)
  db.close()
}

describe('matches on the device', () => {
  beforeEach(async () => {
    for (const { id } of await listMatches()) await deleteMatch(id)
  })

  test('a match loads as it was saved', async () => {
    await saveMatch(match('a', 5))
    expect(await findMatch('a')).toEqual(match('a', 5))
    expect(await findMatch('b')).toBeUndefined()
  })

  test('a summary loads as it was saved, and a damaged one is left out', async () => {
    const summary = { round: 3, scores: [{ points: 4, wounds: 1 }, { points: 2 }], winners: [0] }
    await saveMatch({ ...match('a', 5), summary })
    expect(await findMatch('a')).toEqual({ ...match('a', 5), summary })
    const { id: _, ...entry } = match('b', 6)
    await putRaw('b', { ...entry, summary: { round: 'three' } })
    expect(await findMatch('b')).toEqual(match('b', 6))
  })

  test('saving a match again replaces it', async () => {
    await saveMatch(match('a', 5))
    await saveMatch(match('a', 6))
    expect(await listMatches()).toEqual([match('a', 6)])
  })

  test('the list starts with the latest match and ends with damaged ones', async () => {
    await saveMatch(match('old', 1))
    await saveMatch(match('new', 9))
    await putRaw('broken', 'x')
    expect((await listMatches()).map(({ id }) => id)).toEqual(['new', 'old', 'broken'])
  })

  const { id: _, ...entry } = match('a', 5)
  test.each([
    ['a text', 'x', 'the entry is not an object'],
    ['a record of another format', { ...entry, record: { ...entry.record, format: 'pgn' } }, '“format” is "pgn"'],
    ['a broken choice', { ...entry, record: { ...entry.record, choices: [7] } }, 'choice 1'],
    ['a match without seats', { ...entry, seats: [] }, 'no seats'],
    ['a seat of unknown kind', { ...entry, seats: [{ kind: 'ghost', name: 'Boo' }] }, 'seat 1'],
    ['one seat too few', { ...entry, seats: entry.seats.slice(1) }, '1 seats for 2 players'],
    ['a missing date', { ...entry, touched: 'yesterday' }, 'no dates'],
  ])('%s is reported as damaged, with the reason', async (_name, raw, reason) => {
    await putRaw('a', raw)
    expect(await findMatch('a')).toEqual({ id: 'a', raw, damage: expect.stringContaining(reason) })
  })
})
