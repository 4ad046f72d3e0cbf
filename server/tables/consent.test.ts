// Undo of a decision after which others have acted.
import { race } from '@overlair/play/testing/race-game'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeTime } from '../testing/fake-time.ts'
import { type Lab, openLab } from '../testing/lab.ts'
import { askedOf, choose, codeOf, type Place, started, until } from '../testing/tables.ts'

let lab: Lab
let time: FakeTime
beforeEach(async () => {
  time = new FakeTime()
  lab = await openLab({ now: time.now, startTimer: time.startTimer, findGame: () => race as never })
})
afterEach(() => lab.close())

const notesOf = ([device]: Place) => device.notes.map(({ note }) => note)
const requestAt = ([, table]: Place) => table.message!.undoRequest
const revisionAt = ([, table]: Place, seat: number) => table.seat(seat)!.position().revision
const undo = ([, table]: Place, seat: number, decision: number) => table.ask('undo', { seat, decision })
const answer = ([, table]: Place, allow: boolean) => codeOf(table.ask('answerUndo', { allow }))
const errorOf = (asking: Promise<unknown>) => codeOf(asking)

async function step(places: readonly Place[], seat: number, choice: object): Promise<void> {
  const [, table] = places[seat]!
  await until(() => askedOf(table, seat) !== undefined, `seat ${seat} is asked`)
  const before = revisionAt(places[seat]!, seat)
  expect(await choose({ ...askedOf(table, seat)!, table }, choice as never)).toBeUndefined()
  await until(() => places.every((place, at) => revisionAt(place, at) > before), 'all see it')
}
/** All have named their colour, seats 0 and 1 have made a step. Seat 0 can take decision 3 back by consent. */
async function raced(players = 3): Promise<readonly [Place, Place, Place]> {
  const places = await started(lab, 'race', players)
  for (const seat of places.keys()) await step(places, seat, { colour: 'red' })
  for (const seat of [0, 1]) await step(places, seat, { step: 1 })
  expect(places[0]![1].seat(0)!.position()).toMatchObject({ undoable: undefined, undoableByConsent: 3 })
  return places as never
}
const until3Ask = (places: readonly Place[]) =>
  until(() => places.every(place => requestAt(place) !== undefined), 'all see the request')

test('when all allow it, the match goes back for all, also after a restart', async () => {
  const places = await raced()
  const [ola, max, kim] = places
  expect(await undo(ola, 0, 3)).toEqual({ asked: true })
  await until3Ask(places)
  expect(requestAt(kim)).toEqual({ seat: 0, decision: 3, allowedBy: [], waitsFor: [1, 2], until: 60_000 })
  expect(await answer(max, true)).toBeUndefined()
  await until(() => requestAt(kim)?.allowedBy.length === 1, 'one answer')
  expect(requestAt(kim)).toMatchObject({ allowedBy: [1], waitsFor: [2] })
  expect(await answer(max, true)).toBe('not-waited-for')
  expect(await answer(kim, true)).toBeUndefined()
  await until(() => places.every(place => notesOf(place).length === 1), 'the notes')
  expect(notesOf(max)).toEqual([{ kind: 'undone', seat: 0 }])
  expect(requestAt(max)).toBeUndefined()
  expect(ola[1].seat(0)!.position()).toMatchObject({ revision: 6, asked: [0], decision: 6 })
  expect(ola[1].seat(0)!.log()).toHaveLength(3)
  expect(await errorOf(undo(ola, 0, 3))).toBe('cannot-undo')
  await lab.restart()
  await until(() => ola[0].connection.status === 'open', 'the person is back')
  await ola[1].enter()
  expect(ola[1].seat(0)!.position()).toMatchObject({ revision: 6, asked: [0], decision: 6 })
  await step(places, 0, { step: 1 })
  expect([ola, max, kim].map(([device]) => device.mismatches)).toEqual([0, 0, 0])
  expect(lab.errors).toEqual([])
})

test('one refusal is enough, and nothing changes', async () => {
  const places = await raced()
  const [ola, max, kim] = places
  await undo(ola, 0, 3)
  await answer(max, true)
  expect(await answer(kim, false)).toBeUndefined()
  await until(() => notesOf(ola).length === 1, 'the note')
  expect(notesOf(ola)).toEqual([{ kind: 'undo-refused', seat: 0 }])
  expect(requestAt(ola)).toBeUndefined()
  expect(revisionAt(ola, 0)).toBe(5)
  expect(await answer(kim, false)).toBe('no-undo')
})

test('silence counts as a refusal after a minute', async () => {
  const [ola] = await raced()
  await undo(ola, 0, 3)
  time.pass(59_999)
  expect(time.timers).toBe(1)
  time.pass(1)
  await until(() => notesOf(ola).length === 1, 'the note')
  expect(notesOf(ola)).toEqual([{ kind: 'undo-refused', seat: 0 }])
  expect(time.timers).toBe(0)
})

test('something revealed meanwhile ends the request', async () => {
  const places = await raced()
  const [ola, max, kim] = places
  await undo(ola, 0, 3)
  await step(places, 2, { step: 2 })
  await until(() => notesOf(ola).length === 1, 'the note')
  expect(notesOf(ola)).toEqual([{ kind: 'undo-refused', seat: 0 }])
  for (const place of [max, kim]) expect(await answer(place, true)).toBe('no-undo')
  expect(revisionAt(ola, 0)).toBe(6)
})

test('a choice that reveals nothing does not end the request, and goes back, too', async () => {
  const places = await raced()
  const [ola, max, kim] = places
  await undo(ola, 0, 3)
  await step(places, 2, { step: 1 })
  for (const place of [max, kim]) await answer(place, true)
  await until(() => notesOf(ola).length === 1, 'the note')
  expect(ola[1].seat(0)!.log()).toHaveLength(3)
})

test('repeated, stale and foreign requests are refused with a reason', async () => {
  const [ola, max] = await raced()
  expect(await answer(max, true)).toBe('no-undo')
  expect(await errorOf(undo(ola, 0, 2))).toBe('cannot-undo')
  expect(await errorOf(undo(max, 0, 3))).toBe('not-your-seat')
  await undo(ola, 0, 3)
  expect(await errorOf(undo(ola, 0, 3))).toBe('undo-open')
  expect(await answer(ola, true)).toBe('not-waited-for')
  await max[1].ask('pause', { paused: true })
  expect(await answer(max, true)).toBe('paused')
  await max[1].ask('pause', { paused: false })
  // The seat that asks can withdraw.
  expect(await answer(ola, false)).toBeUndefined()
  expect(requestAt(ola)).toBeUndefined()
  expect(notesOf(ola)).toEqual([])
})

test('a decision that nobody has acted after goes back at once', async () => {
  const [, max] = await raced()
  expect(await undo(max, 1, 4)).toEqual({})
  await until(() => revisionAt(max, 1) === 6, 'the undo')
})

test('seats at which bots play need not allow it', async () => {
  const places = await raced()
  const [ola, max, kim] = places
  await undo(ola, 0, 3)
  // Of the seats it waits for, one allows it, and the other gets a bot.
  await answer(max, true)
  await ola[1].ask('pause', { paused: true })
  await kim[1].ask('substitute', { seat: 2, level: 'random' })
  expect(requestAt(ola)).toBeDefined()
  await ola[1].ask('pause', { paused: false })
  await until(() => notesOf(ola).length === 1, 'the note')
  expect(notesOf(ola)).toEqual([{ kind: 'undone', seat: 0 }])
  expect(lab.errors).toEqual([])
})

test('a table that closes ends its timer', async () => {
  const [ola] = await raced()
  await undo(ola, 0, 3)
  expect(time.timers).toBe(1)
  await lab.directory.closeAll()
  expect(time.timers).toBe(0)
})
