// People without a seat: at a table with a delay they learn everything later.

import type { Push } from '@overlair/protocol/messages'
import { lengthened } from '@overlair/protocol/shorthand'
import { defaultSettings, type SpectatorDelay } from '@overlair/protocol/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeTime } from '../testing/fake-time.ts'
import { type Lab, openLab } from '../testing/lab.ts'
import { choose, logOf, nextDecision, type Place, play, started, until } from '../testing/tables.ts'

let lab: Lab
let time: FakeTime
beforeEach(async () => {
  time = new FakeTime()
  lab = await openLab({ now: time.now, startTimer: time.startTimer })
})
afterEach(() => lab.close())

async function watched(spectatorDelay: SpectatorDelay) {
  const places = await started(lab, 'overboss', 2)
  const [[, host]] = places as [Place]
  await host.ask('configure', { settings: { ...defaultSettings, spectatorDelay } })
  await play(places, 2)
  const device = lab.connect('spectator')
  const table = await device.enter(host.table!.id)
  const revision = () => table.seat('spectator')?.position().revision
  /** The kinds of messages so far. */
  const pushes = () => {
    const messages = device.received.map((text): Push => JSON.parse(lengthened(text)))
    return [...new Set(messages.flatMap(({ push }) => (push === undefined ? [] : [push])))]
  }
  return { places, host, device, table, revision, pushes }
}
const quiet = () => new Promise(resolve => setTimeout(resolve, 30))

test('without a delay, a spectator sees what all see', async () => {
  const { places, table, revision } = await watched(0)
  await until(() => revision() === 2, 'the position')
  await play(places)
  await until(() => table.seat('spectator')!.log().length === 3, 'the choice')
})

test('with a delay, position, choices and log come later', async () => {
  const { places, device, table, revision, pushes } = await watched(60)
  await quiet()
  expect(pushes()).toEqual(['table'])
  time.pass(20_000)
  await play(places)
  expect(await logOf(table)).toEqual({ steps: [], seats: {} })
  time.pass(39_999)
  await quiet()
  expect(pushes()).toEqual(['table'])
  time.pass(1)
  await until(() => table.seat('spectator')?.log().length === 2, 'position and log')
  expect(revision()).toBe(2)
  // Asking again shows nothing newer.
  await table.enter()
  await quiet()
  expect(revision()).toBe(2)
  time.pass(20_000)
  await until(() => table.seat('spectator')!.log().length === 3, 'the choice')
  expect(device.mismatches).toBe(0)
  expect(lab.errors).toEqual([])
})

test('an undo is shown later, too, and the log does not run ahead', async () => {
  const { places, table, revision } = await watched(60)
  time.pass(60_000)
  await until(() => revision() === 2, 'the position')
  time.pass(1000)
  const next = await nextDecision(places)
  expect(await choose(next)).toBeUndefined()
  await until(() => next.table.seat(next.seat)!.position().undoable !== undefined, 'the choice')
  await next.table.ask('undo', { seat: next.seat, decision: next.table.seat(next.seat)!.position().undoable! })
  await until(() => next.table.seat(next.seat)!.position().revision === 4, 'the undo')
  expect((await logOf(table)).steps).toHaveLength(2)
  time.pass(60_000)
  await until(() => revision() === 4, 'the undo')
})

test('the record comes when the spectators have seen the end', async () => {
  const { host, table, revision, device } = await watched(60)
  time.pass(60_000)
  await until(() => revision() === 2, 'the position')
  for (const seat of [0, 1]) {
    const level = 'random'
    await (seat === 0 ? host.ask('resign', { seat }) : host.ask('substitute', { seat, level }))
  }
  await until(() => host.table?.status === 'over', 'the end')
  await quiet()
  expect(table.table?.status).toBe('running')
  expect(device.received.join()).not.toContain('"record"')
  time.pass(60_000)
  await until(() => table.table?.status === 'over', 'the end')
  expect(table.message?.record).toEqual(host.message?.record)
  expect(table.seat('spectator')!.position().result).toBeDefined()
})

test('who enters later is sent what was said before', async () => {
  const places = await started(lab, 'overboss', 2)
  const [[host, table]] = places as [Place]
  await table.ask('say', { phrase: 'hello' })
  time.pass(2000)
  await table.ask('say', { phrase: 'thanks', text: 'for coming' })
  const device = lab.connect('spectator')
  await device.enter(table.table!.id)
  await until(() => device.said.length === 2, 'what was said')
  expect(device.said).toEqual(host.said)
  expect(device.said.map(({ number }) => number)).toEqual([1, 2])
})
