// Choices that a person sees once more: the same as when they were made, and nothing that the person could not know.
import type { Step } from '@overlair/play/match/contract'
import { limits } from '@overlair/protocol/limits'
import type { Past, StepsMessage } from '@overlair/protocol/messages'
import { defaultSettings } from '@overlair/protocol/table'
import { games } from '@overlair/rules'
import { afterEach, describe, expect, test } from 'vitest'
import { FakeTime } from '../testing/fake-time.ts'
import { type Device, type Lab, openLab } from '../testing/lab.ts'
import { codeOf, type Place, play, playUntilUndoable, started, until } from '../testing/tables.ts'

let lab: Lab
afterEach(() => lab.close())

/** The steps that a device was sent, with what it alone was told of their events. */
const stepsTo = (device: Device): readonly StepsMessage[] =>
  device.received
    .map(text => JSON.parse(text))
    .filter((message): message is StepsMessage => message.push === 'steps' && message.steps.length > 0)
const past = async ([, table]: Place, from: number) => (await table.ask('replay', { from })) as Past
/** Each message without what the person can do now. */
const shownIn = (messages: readonly StepsMessage[]) =>
  messages.map(({ from: _, seats, ...message }) => ({
    ...message,
    seats: Object.entries(seats).flatMap(([seat, { decision: _, undoable: __, undoableByConsent: ___, ...told }]) =>
      Object.keys(told).length > 0 ? [[seat, told]] : [],
    ),
  }))

describe.each(games.map(({ id }) => id))('%s', game => {
  test('each person and a spectator are sent what they were sent before', async () => {
    lab = await openLab()
    const places = await started(lab, game, 2)
    const watcher = lab.connect('watcher')
    const watching: Place = [watcher, await watcher.enter(places[0]![1].table!.id)]
    const [device, own] = [places[0]![0], places[0]![1]]
    const heard: [Step, readonly unknown[]][] = []
    own.seat(0)!.subscribe(({ step, moments }) => step && heard.push(structuredClone([step, moments ?? []])))
    await play(places, 12)
    const { length } = places[0]![1].seat(0)!.log()
    await until(() => watching[1].seat('spectator')?.log().length === length, 'all have seen all')
    for (const place of [...places, watching]) {
      const before = stepsTo(place[0])
      const { position, steps } = await past(place, before[0]!.steps[0]!.index)
      // Meanwhile the match may have gone on by itself.
      expect(shownIn(steps.slice(0, before.length))).toEqual(shownIn(before))
      expect(Object.keys(position.seats)).toEqual(place === watching ? [] : [String(places.indexOf(place))])
    }
    // A client shows them with the same views at each event.
    const live = heard.splice(0)
    const present = own.seat(0)!.sealed()
    await own.replay(live[0]![0].index, async () => true)
    expect(heard.slice(0, live.length)).toEqual(live)
    expect([own.seat(0)!.sealed(), device.failures, device.mismatches]).toEqual([present, [], 0])
  })
})

test('a long course begins later, and one that has not happened yet is empty', async () => {
  lab = await openLab()
  const places = await started(lab, 'overboss', 1)
  const [place] = places as [Place]
  while (place[1].seat(0)!.log().length < 20) await play(places)
  const { length } = place[1].seat(0)!.log()
  expect((await past(place, length - 3)).steps.map(({ steps }) => steps[0]!.index)).toEqual([
    length - 3,
    length - 2,
    length - 1,
  ])
  expect(await past(place, length + 5)).toMatchObject({ steps: [], position: { revision: length } })
  expect(limits.replay).toBeGreaterThan(20)
})

test('choices that were taken back are not shown', async () => {
  lab = await openLab()
  const places = await started(lab, 'overboss', 1)
  const [place] = places as [Place]
  const undo = await playUntilUndoable(places)
  const { length } = place[1].seat(0)!.log()
  await undo()
  const { steps } = await past(place, 0)
  expect([steps.length, steps.length < length]).toEqual([place[1].seat(0)!.log().length, true])
})

test('spectators who see everything later are not shown more, also when it was taken back meanwhile', async () => {
  const time = new FakeTime()
  lab = await openLab({ now: time.now, startTimer: time.startTimer })
  const places = await started(lab, 'overboss', 1)
  const [, host] = places[0]!
  await host.ask('configure', { settings: { ...defaultSettings, spectatorDelay: 60 } })
  await play(places, 2)
  const undo = await playUntilUndoable(places)
  const log = () => host.seat(0)!.log()
  const { length } = log()
  const watcher = lab.connect('watcher')
  const watching: Place = [watcher, await watcher.enter(host.table!.id)]
  time.pass(60_000)
  await until(() => watching[1].seat('spectator')?.log().length === length, 'the log')
  const seen = (await past(watching, 0)).steps
  expect(seen).toHaveLength(length)
  await undo()
  const left = log().length
  await play(places, 2)
  expect((await past(watching, 0)).steps).toEqual(seen.slice(0, left))
})

test('a person may ask for it only so often, and not before the game', async () => {
  lab = await openLab()
  const device = lab.connect('early')
  const table = await device.create('overboss', {}, 2, 'Ola')
  expect(await codeOf(table.ask('replay', { from: 0 }))).toBe('not-running')
  for (let i = 1; i < 60; i++) await codeOf(table.ask('replay', { from: 0 }))
  expect(await codeOf(table.ask('replay', { from: 0 }))).toBe('too-fast')
})
