// Whole online games, without a network.

import type { RemoteTable } from '@overlair/client/remote-table'
import { randomBelow, randomSource } from '@overlair/rules/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { type Device, type Lab, openLab } from '../testing/lab.ts'
import { play, started } from '../testing/tables.ts'

let lab: Lab
afterEach(() => lab.close())

/** Every person chooses at random until the game is over. */
async function playOut(
  tables: readonly (readonly [Device, RemoteTable])[],
  disturb: (turn: number) => void = () => {},
) {
  const random = randomSource('online')
  const isOver = () => tables.every(([, table]) => table.table?.status === 'over')
  const deadline = Date.now() + 50_000
  for (let turn = 0; !isOver(); turn++) {
    if (Date.now() > deadline) throw new Error('the game does not end')
    disturb(turn)
    for (const [seat, [, table]] of tables.entries()) {
      const handle = table.seat(seat)
      const { ask, decision } = handle?.position() ?? {}
      if (!handle || !ask || decision === undefined) continue
      handle.choose(ask.choices[randomBelow(random, ask.choices.length)]!, decision)
    }
    await new Promise(resolve => setImmediate(resolve))
  }
}

describe.each([
  ['overboss', 2, { bosses: true }],
  ['boss-monster', 2, {}],
  ['super-boss-monster', 3, {}],
] as const)('%s for %i', (game, players, options) => {
  test('a whole game is played, and every client has the position of the server', async () => {
    lab = await openLab()
    const tables = await started(lab, game, players, options)
    await playOut(tables)
    expect(lab.errors).toEqual([])
    expect(tables.map(([device]) => device.mismatches)).toEqual(tables.map(() => 0))
    const records = tables.map(([, table], seat) => table.seat(seat)!.record())
    expect(records[0]).toBeDefined()
    for (const record of records) expect(record).toEqual(records[0])
  }, 60_000)
})

describe('nothing is lost', () => {
  test('when connections drop all the time', async () => {
    lab = await openLab()
    const tables = await started(lab, 'boss-monster', 3)
    const random = randomSource('drops')
    await playOut(tables, () => {
      const [device] = tables[randomBelow(random, 40)] ?? []
      device?.drop()
      device?.plugIn()
    })
    expect(lab.errors).toEqual([])
    const records = tables.map(([, table], seat) => table.seat(seat)!.record())
    for (const record of records) expect(record).toEqual(records[0])
  }, 60_000)

  test('when the server dies again and again', async () => {
    lab = await openLab()
    const tables = await started(lab, 'overboss', 2)
    let restarts = 0
    let restarting: Promise<void> | undefined
    await playOut(tables, turn => {
      if (restarts === 5 || turn % 40 !== 20 || restarting) return
      restarts++
      restarting = lab.restart().then(() => {
        restarting = undefined
      })
    })
    await restarting
    expect(restarts).toBe(5)
    const [[, first], [, second]] = tables as [[Device, RemoteTable], [Device, RemoteTable]]
    expect(first.seat(0)!.record()).toEqual(second.seat(1)!.record())
  }, 60_000)
})

test('a client that gets choices while it fetches the log has every step once', async () => {
  lab = await openLab()
  const places = await started(lab, 'overboss', 2)
  // The first choice is made while the log is on its way.
  await play(places, 4)
  for (const [seat, [, table]] of places.entries()) {
    const log = table.seat(seat)!.log()
    expect(log.map(({ index }) => index)).toEqual([0, 1, 2, 3])
    for (const step of log) expect(step.choice === undefined).toBe(step.seat !== seat)
  }
})
