// Writes everything of a device into a file, damages the file, and brings it back.
import 'fake-indexeddb/auto'
import { newRecord } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { database, stores } from '../../platform/storage/database.ts'
import { listMatches, saveMatch } from '../../platform/storage/matches.ts'
import { type BackupContent, readBackup, writeBackup } from './backup-file.ts'
import { deviceContent, writeEntries } from './device-content.ts'
import { entriesToWrite, planImport } from './import-plan.ts'

const made = new Date('2026-11-20T09:00:00Z')
const match = {
  record: newRecord(overboss, { players: 2 }, 'ґедзь 🐸'),
  seats: [{ kind: 'person', name: 'Ola' } as const, { kind: 'person', name: 'Max' } as const],
  started: 1,
  touched: 2,
  over: false,
}
const content: BackupContent = {
  matches: { a: match, 'learn-overboss': match },
  progress: { 'learn-overboss': ['welcome'], 'overboss-campaign': { campaign: { level: 1 }, match: null } },
  scores: { s: { game: 'overboss', points: 40, marks: {}, when: 3 } },
  finished: { a: { game: 'overboss', players: 2 } },
  device: { settings: { language: 'pl' } },
}
const text = JSON.stringify(writeBackup(content, made), null, 2)

const values = new Map<string, string>()
beforeEach(async () => {
  values.clear()
  globalThis.localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage
  const db = await database()
  for (const store of stores) for (const [key] of await db.all(store)) await db.write({ store, key })
})
const read = (file: string) => {
  const backup = readBackup(file)
  if (typeof backup === 'string') throw new Error(backup)
  return backup
}

describe('a file', () => {
  test('is read as it was written', () => {
    expect(read(text)).toEqual({ made, content })
    expect(read(JSON.stringify(JSON.parse(text))).content).toEqual(content)
  })
  test('holds the hash of what JSON makes of a damaged entry', () => {
    const strange = { ...content, matches: { a: { when: made, none: undefined, list: [undefined] } } }
    expect(read(JSON.stringify(writeBackup(strange, made))).content.matches).toEqual({
      a: { when: made.toISOString(), list: [null] },
    })
  })
  test('that was cut off anywhere is refused', () => {
    for (let length = 0; length < text.length; length++) expect(readBackup(text.slice(0, length))).toBe('not-json')
  })
  test('with one changed character is refused, or holds the same', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(...'0aZ"{}[],: \\'), (at, character) => {
        const backup = readBackup(text.slice(0, at) + character + text.slice(at + 1))
        if (typeof backup !== 'string') expect(backup.content).toEqual(content)
      }),
      { numRuns: 3000 },
    )
  })
  test('of a newer version is refused as such, whatever else it holds', () => {
    expect(readBackup('{"format": "overlair-backup/2", "blocks": []}')).toBe('newer')
  })
  test.each(['{}', '[]', 'null', '7', '{"format": "overlair-record/1"}', '{"format": "overlair-backup/1.5"}'])(
    '%s is another kind of file',
    other => expect(readBackup(other)).toBe('other-file'),
  )
  test.each([
    ['no content', { content: undefined }],
    ['a part missing', { content: { ...content, scores: undefined } }],
    ['a list in place of a part', { content: { ...content, matches: [] } }],
    ['no hash', { hash: undefined }],
    ['no date', { made: 'yesterday' }],
    ['one more point', { content: { ...content, scores: { s: { ...match, points: 41 } } } }],
  ])('with %s is damaged', (_, change) => {
    expect(readBackup(JSON.stringify({ ...JSON.parse(text), ...change }))).toBe('damaged')
  })
  test('with thousands of levels is damaged', () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    expect(readBackup(text.replace('"matches": {', `"matches": {"deep": ${deep},`))).toBe('damaged')
  })
})

describe('an import', () => {
  const planned = async () =>
    planImport(content, await deviceContent()).map(({ kind, key, status }) => [kind, key, status])

  test('on an empty device adds everything; a second one changes nothing', async () => {
    await writeEntries(entriesToWrite(planImport(content, await deviceContent()), false))
    expect(await deviceContent()).toEqual(content)
    expect(values.get('overlair.settings')).toBe('{"language":"pl"}')
    expect(await planned()).toEqual([
      ['games', 'a', 'same'],
      ['lessons', 'learn-overboss', 'same'],
      ['lessons', 'learn-overboss', 'same'],
      ['campaign', 'overboss-campaign', 'same'],
      ['scores', 's', 'same'],
      ['finished', 'a', 'same'],
      ['settings', 'settings', 'same'],
    ])
  })
  test('replaces what differs only if the player wants it, and never deletes', async () => {
    await saveMatch({ ...match, id: 'a', touched: 9 })
    await saveMatch({ ...match, id: 'own' })
    const plan = planImport(content, await deviceContent())
    expect(plan.filter(({ status }) => status === 'different').map(({ key }) => key)).toEqual(['a'])
    await writeEntries(entriesToWrite(plan, false))
    const touched = async () => (await listMatches()).map(one => ('damage' in one ? '' : [one.id, one.touched]))
    expect((await touched()).toSorted()).toEqual([
      ['a', 9],
      ['learn-overboss', 2],
      ['own', 2],
    ])
    await writeEntries(entriesToWrite(plan, true))
    expect((await touched()).toSorted()).toEqual([
      ['a', 2],
      ['learn-overboss', 2],
      ['own', 2],
    ])
  })
  test('ignores values of localStorage that are not the app’s to import, such as the secret', async () => {
    const strange = { ...content, device: { secret: { a: 1 }, __proto__: { a: 1 }, toString: { a: 1 } } }
    await writeEntries(entriesToWrite(planImport(strange, await deviceContent()), true))
    expect([...values.keys()]).toEqual([])
  })
  test('that fails in the database leaves everything as it was', async () => {
    await saveMatch({ ...match, id: 'a', touched: 9 })
    const before = await deviceContent()
    const uncloneable = { place: 'matches', key: 'b', value: () => 1 } as const
    const first = { place: 'matches', key: 'a', value: match } as const
    await expect(writeEntries([first, uncloneable, { place: 'device', key: 'settings', value: {} }])).rejects.toThrow()
    expect(await deviceContent()).toEqual(before)
  })
})
