// Bots that play for people who are away, or who do not want to play on.
import { ABSENT_AFTER } from '@overlair/protocol/limits'
import type { SeatedPerson } from '@overlair/protocol/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeTime } from '../../testing/fake-time.ts'
import { type Lab, openLab } from '../../testing/lab.ts'
import { askedOf, codeOf, type Place, play, started, until } from '../../testing/tables.ts'

let lab: Lab
let time: FakeTime
beforeEach(async () => {
  time = new FakeTime()
  lab = await openLab({ now: time.now, startTimer: time.startTimer })
})
afterEach(() => lab.close())

const seatAt = ([, table]: Place, seat: number) => table.table!.seats[seat] as SeatedPerson
const absentAt = ([, table]: Place) => table.message!.absentSince
const notesOf = ([device]: Place) => device.notes.map(({ note }) => note)
const replace = ([, table]: Place, seat: number, level: string | null = 'random') =>
  codeOf(table.ask('substitute', { seat, level }))

test('all see since when a person is away, and nobody who is there', async () => {
  const [host, guest, third] = (await started(lab, 'overboss', 3)) as [Place, Place, Place]
  expect(absentAt(host)).toEqual({})
  time.pass(5000)
  third[0].unplug()
  await until(() => absentAt(host)[third[0].person!] === 5000, 'the person is away')
  expect(absentAt(guest)).toEqual(absentAt(host))
  third[0].plugIn()
  await until(() => Object.keys(absentAt(host)).length === 0, 'the person is back')
})

test('a person who is away for long can be replaced by all at the table, and has the seat back on return', async () => {
  const [host, guest, third] = (await started(lab, 'overboss', 3)) as [Place, Place, Place]
  expect(await replace(guest, 2)).toBe('not-host')
  third[0].unplug()
  await until(() => third[0].person! in absentAt(guest), 'the person is away')
  time.pass(ABSENT_AFTER - 1)
  expect(await replace(guest, 2)).toBe('not-absent')
  time.pass(1)
  expect(await replace(guest, 2)).toBeUndefined()
  await until(() => seatAt(host, 2).substituteFor === 'absent', 'a bot plays')
  expect(seatAt(host, 2).substitute).toBe('random')
  third[0].plugIn()
  await until(() => seatAt(host, 2).substitute === undefined, 'the seat is back')
  expect(seatAt(host, 2)).not.toHaveProperty('substituteFor')
  await third[1].enter()
  await play([host, guest, third], 6)
  expect(lab.errors).toEqual([])
})

test('the host replaces a person who is away at once', async () => {
  const [host, guest] = (await started(lab, 'overboss', 2)) as [Place, Place]
  guest[0].unplug()
  await until(() => guest[0].person! in absentAt(host), 'the person is away')
  expect(await replace(host, 1)).toBeUndefined()
  await until(() => seatAt(host, 1).substituteFor === 'absent', 'a bot plays')
})

test('a person who asked for a bot has the seat back by request only', async () => {
  const [host, guest] = (await started(lab, 'overboss', 2)) as [Place, Place]
  expect(await replace(guest, 1)).toBeUndefined()
  expect(await codeOf(guest[1].ask('choose', { seat: 1, decision: 0, choice: {} }))).toMatch(/stale|substituted/)
  guest[0].drop()
  guest[0].plugIn()
  await until(() => guest[0].connection.status === 'open', 'the person is back')
  await guest[1].enter()
  expect(seatAt(guest, 1).substituteFor).toBe('asked')
  // A new name does not give the seat back either.
  await guest[1].ask('sit', { seat: 1, name: 'Adam', colour: 'green' })
  await until(() => seatAt(guest, 1).name === 'Adam', 'the new name')
  expect(seatAt(guest, 1)).toMatchObject({ substitute: 'random', substituteFor: 'asked' })
  expect(await replace(host, 1, null)).toBe('not-your-seat')
  expect(await replace(guest, 1, null)).toBeUndefined()
  await until(() => seatAt(guest, 1).substitute === undefined, 'the seat is back')
  await play([host, guest], 4)
})

test('after a restart of the server, absence counts from the restart', async () => {
  const [host, guest] = (await started(lab, 'overboss', 2)) as [Place, Place]
  guest[0].unplug()
  await until(() => guest[0].person! in absentAt(host), 'the person is away')
  time.pass(ABSENT_AFTER)
  // The person comes back before the table is opened again, and goes.
  await lab.restart()
  await until(() => absentAt(host)[guest[0].person!] === undefined, 'both are back')
  guest[0].unplug()
  await until(() => absentAt(host)[guest[0].person!] === ABSENT_AFTER, 'the person is away anew')
})

test('a person who resigns is replaced for good', async () => {
  const [host, guest] = (await started(lab, 'overboss', 2)) as [Place, Place]
  expect(await codeOf(host[1].ask('resign', { seat: 1 }))).toBe('not-your-seat')
  expect(await codeOf(guest[1].ask('resign', { seat: 1 }))).toBeUndefined()
  await until(() => notesOf(host).length === 1, 'the note')
  expect(notesOf(host)).toEqual([{ kind: 'resigned', seat: 1 }])
  expect(seatAt(host, 1)).toMatchObject({ substitute: 'greedy', substituteFor: 'resigned' })
  for (const level of [null, 'random']) expect(await replace(guest, 1, level)).toBe('resigned')
  expect(await replace(host, 1)).toBe('resigned')
  expect(await codeOf(guest[1].ask('resign', { seat: 1 }))).toBe('resigned')
  guest[0].drop()
  guest[0].plugIn()
  await play([host], 3)
  expect(seatAt(host, 1).substituteFor).toBe('resigned')
  expect(lab.errors).toEqual([])
})

test('when all have resigned or asked for a bot, the bots play to the end', async () => {
  const [host, guest] = (await started(lab, 'overboss', 2)) as [Place, Place]
  await replace(guest, 1)
  await host[1].ask('resign', { seat: 0 })
  await until(() => host[1].table?.status === 'over', 'the game is over')
  expect(host[1].seat(0)!.record()).toBeDefined()
  expect(askedOf(guest[1], 1)).toBeUndefined()
  expect(await codeOf(guest[1].ask('resign', { seat: 1 }))).toBe('over')
  expect(lab.errors).toEqual([])
})
