// After a lost connection, a client is sent what it has missed, and no whole position, as long as the table still has it.

import { race } from '@overlair/play/testing/race-game'
import type { Push, StepsMessage } from '@overlair/protocol/messages'
import { afterEach, expect, test } from 'vitest'
import { type Device, type Lab, openLab } from '../testing/lab.ts'
import { codeOf, type Place, play, playUntilUndoable, started, until } from '../testing/tables.ts'
import { MOST_KEPT } from './messages/recent.ts'

let lab: Lab
afterEach(() => lab.close())

const pushesTo = (device: Device): readonly Push[] =>
  device.received.map((text): object => JSON.parse(text)).filter((message): message is Push => 'push' in message)
const kindsTo = (device: Device): readonly string[] => [...new Set(pushesTo(device).map(({ push }) => push))].sort()
const stepsTo = (device: Device): readonly StepsMessage[] =>
  pushesTo(device).filter((push): push is StepsMessage => push.push === 'steps' && push.steps.length > 0)
const revisionOf = ([, table]: Place, seat: number) => table.seat(seat)!.position().revision

/** The connection of the device is lost meanwhile. */
async function lose([device]: Place, meanwhile: () => Promise<void>): Promise<Device> {
  device.unplug()
  await meanwhile()
  device.received.length = 0
  device.plugIn()
  await enteredAgain(device)
  return device
}
const enteredAgain = ({ received }: Device) =>
  until(() => received.some(text => /"ok":true,"result":\{"seats":/.test(text)), 'the table is entered again')

/** Seat 0 cannot choose while it is away, so the other device of the person does. */
async function openTable(game = 'overboss', options = {}) {
  lab = await openLab()
  const places = await started(lab, game, 2, options)
  const device = lab.connect('device-0')
  const second: Place = [device, await device.enter(places[0]![1].table!.id)]
  const [first, guest] = places as [Place, Place]
  return { first, second, guest, playing: [second, guest] as const }
}

test('a client gets the very messages that it would have got, and each choice reaches its listeners', async () => {
  const { first, second, playing } = await openTable('boss-monster')
  const heard: unknown[] = []
  first[1].seat(0)!.subscribe(({ step, moments }) => step && heard.push([step.index, moments?.length]))
  await play(playing, 3)
  const before = stepsTo(second[0]).length
  heard.length = 0
  const device = await lose(first, () => play(playing, 4))
  await until(() => revisionOf(first, 0) === revisionOf(second, 0), 'it has caught up')
  expect(kindsTo(device)).toEqual(['steps', 'table'])
  expect(stepsTo(device)).toEqual(stepsTo(second[0]).slice(before))
  expect(heard).toEqual(stepsTo(device).flatMap(({ steps }) => steps.map(one => [one.index, one.events.length])))
  expect(first[1].seat(0)!.sealed()).toEqual(second[1].seat(0)!.sealed())
  expect(first[1].seat(0)!.log()).toEqual(second[1].seat(0)!.log())
  expect([device.mismatches, device.failures]).toEqual([0, []])
})

test('it learns since when the seats are asked, not since when it is back', async () => {
  let now = 1_000_000
  lab = await openLab({ now: () => now })
  const places = await started(lab, 'overboss', 1)
  const device = lab.connect('device-0')
  const second: Place = [device, await device.enter(places[0]![1].table!.id)]
  await lose(places[0]!, async () => {
    now = 1_020_000
    await play([second])
    now = 1_090_000
  })
  expect([...places[0]![1].askedSince]).toEqual([[0, 1_020_000]])
})

test('a client that has missed nothing gets no position, also from a server that has started again', async () => {
  const { first, playing } = await openTable()
  await play(playing, 3)
  const before = first[1].seat(0)!.position()
  const { received } = first[0]
  await lab.restart()
  received.length = 0
  await enteredAgain(first[0])
  expect(kindsTo(first[0])).toEqual(['steps', 'table'])
  expect(first[1].seat(0)!.position()).toEqual(before)
  await play(playing, 1)
  expect([first[0].mismatches, first[0].failures]).toEqual([0, []])
})

test('a client that has missed too much gets the whole position', async () => {
  const { first, second, playing } = await openTable()
  const device = await lose(first, () => play(playing, MOST_KEPT + 6))
  await until(() => revisionOf(first, 0) === revisionOf(second, 0), 'it has caught up')
  expect(kindsTo(device)).toEqual(['position', 'table'])
})

test('an undo meanwhile is taken back here, too', async () => {
  const { first, second, playing } = await openTable()
  const device = await lose(first, async () => (await playUntilUndoable(playing))())
  await until(() => revisionOf(first, 0) === revisionOf(second, 0), 'it has caught up')
  expect(kindsTo(device)).toEqual(['steps', 'table'])
  expect(first[1].seat(0)!.sealed()).toEqual(second[1].seat(0)!.sealed())
  expect(first[1].seat(0)!.log()).toEqual(second[1].seat(0)!.log())
})

test('a person who has no seat, or names a revision that never was, gets the whole position', async () => {
  const { first, guest, playing } = await openTable()
  const watcher = lab.connect('watcher')
  const watching: Place = [watcher, await watcher.enter(first[1].table!.id)]
  await play(playing, 2)
  const device = await lose(watching, () => play(playing, 2))
  expect(kindsTo(device)).toEqual(['position', 'table'])
  // A revision that this table has never had.
  expect(await codeOf(guest[1].ask('leave', {}))).toBeUndefined()
  guest[0].received.length = 0
  await guest[0].connection.request('enter', { table: guest[1].table!.id, since: 1000 })
  expect(kindsTo(guest[0])).toEqual(['position', 'table'])
})

test('a choice whose answer was lost with the connection is not offered again, and is made once', async () => {
  lab = await openLab({ findGame: () => race as never })
  const places = await started(lab, race.id, 2)
  const [first] = places as [Place]
  const seat = first[1].seat(0)!
  const { ask, decision } = seat.position()
  seat.choose(ask!.choices[0]!, decision!)
  first[0].drop()
  await until(() => seat.position().decision !== decision, 'the choice is made')
  expect(seat.log().filter(step => step.seat === 0)).toHaveLength(1)
})
