// Opens, plays and opens again matches of this device.
import 'fake-indexeddb/auto'
import type { AnyGame } from '@overlair/rules/kernel'
import { expect, test, vi } from 'vitest'
import { gameModules } from '../games/index.ts'
import { findMatch, type LocalMatch, saveMatch } from '../platform/storage/matches.ts'
import { createMatch } from './create-match.ts'
import { openLocalMatch } from './local-matches.ts'

// The texts of a table are files of the server, and need a page.
vi.mock('../platform/i18n/say.ts', async original => ({ ...(await original<object>()), loadTexts: async () => {} }))

const { loadGame } = gameModules.overboss
const people = ['Ola', 'Max'].map(name => ({ kind: 'person', name }) as const)

async function open(id: string) {
  const opened = await openLocalMatch(id)
  if (opened.kind !== 'open') throw new Error(opened.kind)
  return opened
}
/** The saved match, as soon as it holds this many choices. */
const saved = (id: string, choices: number) =>
  vi.waitFor(async (): Promise<LocalMatch> => {
    const match = await findMatch(id)
    if (!match || 'damage' in match) throw new Error('no match')
    expect(match.record.choices).toHaveLength(choices)
    return match
  })
/** A match in which the first person has chosen, undone and chosen again. */
async function played(): Promise<string> {
  const id = await createMatch(await loadGame(), people, {})
  const { match, close } = await open(id)
  match.takeSeat()
  match.choose(match.ask.value!.choices[0]!)
  match.undo()
  match.choose(match.ask.value!.choices[1]!)
  close()
  return id
}

test('a match goes on where it was, with its numbers of decisions', async () => {
  const id = await played()
  const { history, instructions, over } = await saved(id, 1)
  expect([history?.revision, over]).toEqual([3, false])
  const { match, close } = await open(id)
  expect(match.people.map(person => person.position().revision)).toEqual([3, 3])
  expect(match.people.map(person => person.instructions())).toEqual(instructions)
  expect([match.log.value.length > 0, match.record.value]).toEqual([true, undefined])
  close()
})
test('a match of an older version of the app has no history', async () => {
  const { id, record, seats, started, touched, over } = await saved(await played(), 1)
  await saveMatch({ id, record, seats, started, touched, over })
  const { match, close } = await open(id)
  expect(match.people[0]?.position().revision).toBe(1)
  close()
})
test('a history of other rules is not used', async () => {
  const match = await saved(await played(), 1)
  const { game }: { readonly game: AnyGame } = await loadGame()
  const older = { ...match, record: { ...match.record, version: `${game.version} of old` } }
  await saveMatch(older)
  const { match: again, close } = await open(match.id)
  expect(again.people[0]?.position().revision).toBe(1)
  close()
})
test('a history that does not fit the record is reported as damage', async () => {
  const match = await saved(await played(), 1)
  await saveMatch({ ...match, history: { ...match.history!, made: [] } })
  expect(await openLocalMatch(match.id)).toMatchObject({
    kind: 'damaged',
    match: { damage: expect.stringContaining('history') },
  })
})
