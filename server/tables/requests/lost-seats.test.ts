import { unpacked } from '@overlair/protocol/asks'
import { defaultSettings } from '@overlair/protocol/table'
import { expect, test } from 'vitest'
import { FakeTime } from '../../testing/fake-time.ts'
import { openLab } from '../../testing/lab.ts'
import { createTable, openScene, playOn, type Scene, sitDown } from '../../testing/people.ts'
import type { RawClient } from '../../testing/raw-client.ts'
import { type Place, play, started, until } from '../../testing/tables.ts'

const MINUTE = 60_000

/** A running game of a host and two people, after some choices. */
async function running({ lab, person }: Scene) {
  const [host, lost, third] = [await person('Host'), await person('Lost'), await person('Third')]
  const table = await createTable(host, 3)
  await sitDown(lost, table, 1)
  await sitDown(third, table, 2)
  await host.request('start', { table })
  await playOn(lab, table, [host, lost, third], 4)
  return { host, lost, third, table }
}
const notes = (client: RawClient) => client.pushes.flatMap(push => (push.push === 'note' ? [push.note] : []))

test('the host gives a lost seat to another device, which plays on with the cards of the seat', async () => {
  const scene = await openScene()
  const { lab, clock, person } = scene
  const { host, lost, third, table } = await running(scene)
  const before = lost.position!.seats[1]!.own
  lost.leave()
  clock.now += MINUTE
  const { code, expires } = await host.request('reissue', { table, seat: 1 })
  expect(code).toMatch(/^[A-HJKMNP-TW-Z2-9]{8}$/)
  expect(expires).toBe(clock.now + 60 * MINUTE)

  const next = await person('phone')
  expect(await next.request('find', { code: String(code) })).toEqual({ table, seat: 1, name: 'Lost' })
  await next.request('enter', { table })
  expect(next.position!.seats).toEqual({})
  expect(await next.request('claim', { code: String(code) })).toEqual({ table, seat: 1 })
  expect(Object.keys(before)).toEqual(Object.keys(next.position!.seats[1]!.own))
  const online = await lab.directory.find(table)
  const { game, state } = online.match!.match
  expect(unpacked(next.position!.seats[1]!.own)).toEqual(game.sealOwn(state, 1))
  expect(next.last('table')!.table.seats[1]).toEqual({
    kind: 'person',
    person: next.person,
    name: 'Lost',
    colour: 'blue',
  })
  for (const client of [host, third, next]) expect(notes(client)).toEqual([{ kind: 'seat-moved', seat: 1 }])
  await playOn(lab, table, [host, next, third], 6)

  const late = await person('Lost')
  expect(await late.request('enter', { table })).toEqual({ seats: [] })
  expect(late.position!.seats).toEqual({})
  for (const attempt of [
    () => late.refusal('choose', { table, seat: 1, decision: 0, choice: { pass: true } }),
    () => late.refusal('undo', { table, seat: 1, decision: 0 }),
    () => late.refusal('instruct', { table, seat: 1, instructions: null }),
    () => late.refusal('substitute', { table, seat: 1, level: null }),
  ])
    expect(await attempt()).toBe('not-your-seat')

  for (const client of [host, third, next, late]) client.leave()
  await lab.restart()
  const again = await person('phone')
  expect(await again.request('enter', { table })).toEqual({ seats: [1] })
  expect(lab.errors).toEqual([])
  await lab.close()
})

test('only the host makes codes, only for people who have been absent for a minute', async () => {
  const scene = await openScene()
  const { host, lost, third, table } = await running(scene)
  expect(await host.refusal('reissue', { table, seat: 1 })).toBe('not-absent')
  lost.leave()
  scene.clock.now += MINUTE - 1
  expect(await host.refusal('reissue', { table, seat: 1 })).toBe('not-absent')
  scene.clock.now += 1
  expect(await third.refusal('reissue', { table, seat: 1 })).toBe('not-host')
  expect(await host.refusal('reissue', { table, seat: 0 })).toBe('not-absent')
  expect(await host.refusal('reissue', { table, seat: 7 })).toBe('no-seat')
  expect(await host.refusal('reissue', { table, seat: 1 })).toBe('done')
  await scene.lab.close()
})

test('a code works once, not for the host, and not if the person is back', async () => {
  const scene = await openScene()
  const { clock, person } = scene
  const { host, lost, table } = await running(scene)
  lost.leave()
  clock.now += MINUTE
  const codes: string[] = []
  for (let n = 0; n < 4; n++) codes.push(String((await host.request('reissue', { table, seat: 1 })).code))
  expect(await host.refusal('claim', { code: codes[0]! })).toBe('host')
  const back = await person('Lost')
  await back.request('enter', { table })
  const next = await person('next')
  expect(await next.refusal('claim', { code: codes[1]! })).toBe('not-absent')
  back.leave()
  expect(await next.refusal('claim', { code: codes[2]! })).toBe('done')
  expect(await next.refusal('claim', { code: codes[2]! })).toBe('done')
  const other = await person('other')
  expect(await other.refusal('claim', { code: codes[2]! })).toBe('no-code')
  expect(await other.refusal('claim', { code: codes[3]! })).toBe('taken')
  clock.now += 60 * MINUTE
  expect(await other.refusal('find', { code: codes[3]! })).toBe('no-code')
  await scene.lab.close()
})

test('a bot that plays for an absent person stops; one that plays for a person who has resigned plays on', async () => {
  const scene = await openScene()
  const { clock, lab, person } = scene
  const { host, lost, third, table } = await running(scene)
  lost.leave()
  clock.now += MINUTE
  await host.request('pause', { table, paused: true })
  await third.request('substitute', { table, seat: 1, level: 'random' })
  const { code } = await host.request('reissue', { table, seat: 1 })
  const next = await person('phone')
  await next.request('claim', { code: String(code) })
  const { seats } = (await lab.directory.find(table)).table
  expect(seats[1]).toEqual({ kind: 'person', person: next.person, name: 'Lost', colour: 'blue' })
  await next.request('enter', { table })
  await next.request('resign', { table, seat: 1 })
  next.leave()
  clock.now += MINUTE
  expect(await host.refusal('reissue', { table, seat: 1 })).toBe('resigned')
  await lab.close()
})

test('the host role passes on during the game, and anybody at the table can take it from an absent host', async () => {
  const scene = await openScene()
  const { host, lost, third, table } = await running(scene)
  await host.request('host', { table, seat: 1 })
  expect(third.last('table')!.table.host).toBe(lost.person)
  expect(await third.refusal('host', { table, seat: 2 })).toBe('not-host')
  lost.leave()
  scene.clock.now += MINUTE - 1
  expect(await third.refusal('host', { table, seat: 2 })).toBe('not-host')
  scene.clock.now += 1
  expect(await third.refusal('host', { table, seat: 0 })).toBe('not-your-seat')
  const stranger = await scene.person('stranger')
  await stranger.request('enter', { table })
  expect(await stranger.refusal('host', { table, seat: 2 })).toBe('not-your-seat')
  await third.request('host', { table, seat: 2 })
  expect(host.last('table')!.table.host).toBe(third.person)
  await scene.lab.close()
})

test('a host without a seat who is gone is replaced, too', async () => {
  const { lab, clock, person } = await openScene()
  const [host, guest] = [await person('Host'), await person('Guest')]
  const table = await createTable(host, 2)
  await host.request('seat', { table, seat: 0, to: { kind: 'open' } })
  await sitDown(guest, table, 1)
  expect(guest.last('table')!.table.host).toBe(host.person)
  host.leave()
  expect(await guest.refusal('host', { table, seat: 1 })).toBe('not-host')
  clock.now += MINUTE
  await guest.request('host', { table, seat: 1 })
  expect(guest.last('table')!.table.host).toBe(guest.person)
  await lab.close()
})

test('a client that watches takes a seat over, and plays on without asking for the position again', async () => {
  const time = new FakeTime()
  const lab = await openLab({ now: time.now, startTimer: time.startTimer })
  const places = await started(lab, 'overboss', 2, { firstPlayer: '1' })
  const [[, host], [lost]] = places as [Place, Place]
  const clock = { perMove: 600, reserve: 600, atZero: 'choice' } as const
  await host.ask('configure', { settings: { ...defaultSettings, pace: 'brisk', clock } })
  await play(places, 2)
  const phone = lab.connect('phone')
  const watching = await phone.enter(host.table!.id)
  await until(() => watching.seat('spectator') !== undefined, 'the position')
  lost.unplug()
  time.pass(MINUTE)
  await host.ask('substitute', { seat: 1, level: 'random' })
  const { code } = (await host.ask('reissue', { seat: 1 })) as { readonly code: string }
  await phone.connection.request('claim', { code })
  await until(() => watching.mySeats.includes(1) && watching.seat(1)?.sealed().own !== null, 'the seat')
  await play([places[0]!, [phone, watching]], 6)
  expect([phone.mismatches, phone.failures, lab.errors]).toEqual([0, [], []])
  expect(phone.notes.map(({ note }) => note)).toEqual([{ kind: 'seat-moved', seat: 1 }])
  await lab.close()
})
