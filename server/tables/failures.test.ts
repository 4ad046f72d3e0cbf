// Failures of one match and of the storage. The people at a table see nothing that is not in its log, and nothing in its log is lost.
import { isDeepStrictEqual } from 'node:util'
import { answerForBot } from '@overlair/bots/answer'
import type { AnyGame } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Fenced, StorageFailed } from '../storage/contract.ts'
import { type FaultyStorage, openFaultyStorage } from '../testing/faulty-storage.ts'
import { type Lab, openLab } from '../testing/lab.ts'
import {
  askedOf,
  choose,
  nextDecision,
  type Place,
  play,
  started,
  startedAgainstBots,
  until,
} from '../testing/tables.ts'

let lab: Lab
let storage: FaultyStorage
beforeEach(async () => {
  storage = await openFaultyStorage()
})
afterEach(() => lab.close())

const positions = (places: readonly Place[]) => places.map(([, table], seat) => table.seat(seat)!.sealed())
const stepsReceived = ([device]: Place) => device.received.filter(text => text.includes('"steps":[{"index"')).length
const messages = (errors: readonly unknown[]) => errors.map(error => (error instanceof Error ? error.message : error))
const isAhead = (place: Place, revision: number) => (place[1].seat(0)?.position().revision ?? 0) > revision

describe('an exception inside a match', () => {
  /** The game throws after it has changed its state, while `fails` says so. */
  function breakable(fails: (seat: number) => boolean): AnyGame {
    return {
      ...overboss,
      apply(state, seat, choice, watch) {
        const events = overboss.apply(state as never, seat, choice as never, watch)
        if (fails(seat)) throw new Error('broken on purpose')
        return events
      },
    } as AnyGame
  }

  test('closes this table only, and it goes on from its last good choice', async () => {
    let isBroken = false
    const game = breakable(() => isBroken)
    lab = await openLab({ storage, findGame: () => game })
    const broken = await started(lab, 'overboss', 2)
    const [other, whole] = await startedAgainstBots(lab, 'overboss', 1)
    await until(() => askedOf(whole, 0) !== undefined, 'the person at the other table is asked')
    await play(broken, 3)
    const decision = await nextDecision(broken)
    const before = positions(broken)

    isBroken = true
    expect(await choose(decision)).toBe('failed')
    isBroken = false
    expect(messages(lab.errors)).toEqual(['broken on purpose'])
    expect(positions(broken)).toEqual(before)
    expect(whole.table?.status).toBe('running')
    await play(broken, 3)
    await play([[other, whole]])
    expect(other.received.join()).not.toContain('"push":"closed"')
    expect(lab.errors).toHaveLength(1)
  })

  test('that every choice of a bot brings stops the table, and it can be looked at', async () => {
    const game = breakable(seat => seat === 1)
    lab = await openLab({ storage, findGame: () => game })
    const [device, table] = await startedAgainstBots(lab, 'overboss', 1)
    for (let i = 0; i < 30 && table.table?.status === 'running'; i++) {
      const asked = askedOf(table, 0)
      if (asked) await choose({ ...asked, table })
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    await until(() => table.table?.status === 'stopped', 'the table stops')
    expect(new Set(messages(lab.errors))).toEqual(new Set(['broken on purpose']))
    const place: Place = [device, table]
    const seen = positions([place])
    const late = lab.connect('alone')
    const again = await late.enter(table.table!.id)
    await until(() => again.seat(0) !== undefined, 'the position')
    expect(again.seat(0)!.sealed()).toEqual(seen[0])
  })
})

describe('a storage that refuses', () => {
  const full = () => Promise.reject(new StorageFailed('disk-full', 'the disk is full'))

  test('nobody sees the choice, and the table goes on when the storage works again', async () => {
    lab = await openLab({ storage })
    const places = await started(lab, 'overboss', 2)
    await play(places)
    const decision = await nextDecision(places)
    const [before, steps] = [positions(places), places.map(stepsReceived)]
    storage.fault = full
    expect(await choose(decision)).toBe('not-saved')
    expect(await choose(decision)).toMatch(/not-saved|closed/)
    storage.fault = undefined
    expect(places.map(stepsReceived)).toEqual(steps)
    expect(positions(places)).toEqual(before)
    await until(() => lab.directory.size === 1, 'the table opens again')
    await play(places)
    expect(places.map(stepsReceived)).toEqual(steps.map(count => count + 1))
  })

  test('changes of the table are not shown either', async () => {
    lab = await openLab({ storage })
    const device = lab.connect('host')
    const table = await device.create('overboss', {}, 2, 'Ola')
    const before = table.table
    storage.fault = full
    await expect(table.ask('seat', { seat: 1, to: { kind: 'bot', level: 'greedy' } })).rejects.toMatchObject({
      code: 'not-saved',
    })
    storage.fault = undefined
    const late = await lab.connect('late').enter(before!.id)
    expect(late.table).toEqual(before)
    expect(table.table).toEqual(before)
  })

  test('those who enter or ask for the log while a choice is being written do not see it', async () => {
    lab = await openLab({ storage })
    const places = await started(lab, 'overboss', 2)
    const decision = await nextDecision(places)
    const revision = decision.table.seat(decision.seat)!.position().revision
    let release = () => {}
    storage.fault = async (append, real) => {
      await new Promise<void>(resolve => {
        release = resolve
      })
      await real.append(append)
    }
    const chosen = choose(decision)
    const spectator = lab.connect('spectator')
    const entered = spectator.enter(decision.table.table!.id)
    const other = places[1 - decision.seat]![1]
    let log: unknown
    const asked = other.ask('log', {}).then(reply => {
      log = reply
    })
    await new Promise(resolve => setTimeout(resolve, 60))
    expect(spectator.received.join()).not.toContain('"push"')
    expect(log).toBeUndefined()
    release()
    storage.fault = undefined
    expect(await chosen).toBeUndefined()
    const watched = await entered
    await asked
    await until(() => (watched.seat('spectator')?.position().revision ?? 0) > revision, 'the spectator sees it')
    expect(log).toMatchObject({ steps: [{ index: 0 }] })
  })

  test.each([
    [true, 'is in the log'],
    [false, 'is not in the log'],
  ])('after an uncertain commit the table is read again: %s, the choice %s', async isWritten => {
    lab = await openLab({ storage })
    const places = await started(lab, 'overboss', 2)
    const decision = await nextDecision(places)
    const { revision } = decision.table.seat(decision.seat)!.position()
    storage.fault = async (append, real) => {
      storage.fault = undefined
      if (isWritten) await real.append(append)
      throw new StorageFailed('connection-lost', 'lost in the commit', true)
    }
    expect(await choose(decision)).toBe('uncertain')
    await until(() => decision.table.table !== undefined && lab.directory.size === 1, 'the table opens again')
    if (isWritten) await until(() => isAhead([places[0]![0], decision.table], revision), 'the choice is there')
    expect(decision.table.seat(decision.seat)!.position().revision > revision).toBe(isWritten)
    // The client sends it again, because it has not heard that it is saved.
    expect(await choose(decision)).toBeUndefined()
    expect(messages(lab.errors)).toContain('lost in the commit')
  })
})

test('of two processes with one database, the second writer steps down and its people see the true position', async () => {
  lab = await openLab({ storage })
  const second = await openLab({ storage })
  const places = await started(lab, 'overboss', 2)
  const id = places[0]![1].table!.id
  const elsewhere: Place[] = []
  for (const seat of [0, 1]) {
    const device = second.connect(`device-${seat}`)
    elsewhere.push([device, await device.enter(id)])
  }
  const decision = await nextDecision(places)
  const rival = await nextDecision(elsewhere)
  expect(rival.decision).toBe(decision.decision)
  expect(await choose(decision)).toBeUndefined()
  expect(await choose(rival, rival.choices.at(-1)!)).toBe('not-saved')
  await until(() => isDeepStrictEqual(positions(elsewhere), positions(places)), 'the same position')
  expect(second.errors.every(error => error instanceof Fenced)).toBe(true)
  await play(elsewhere)
  for (const [device] of elsewhere) device.connection.close()
  await second.directory.closeAll()
})

test('a game that newer rules do not repeat stops where they differ, and can be looked at', async () => {
  lab = await openLab({ storage })
  const places = await started(lab, 'overboss', 2)
  await play(places, 4)
  for (const [device] of places) device.unplug()
  await lab.directory.closeIdle()
  expect(lab.directory.size).toBe(0)
  let choices = 0
  storage.alter = entry => (entry.kind === 'chose' && ++choices === 3 ? { ...entry, outcome: 'another' } : entry)
  for (const [device] of places) device.plugIn()
  await until(() => places.every(([, { table }]) => table?.status === 'stopped'), 'the table stops')
  const [, table] = places[0]!
  await until(() => table.seat(0)!.position().revision === 2, 'the position before the difference')
  expect(await table.ask('log', {})).toMatchObject({ steps: [{ index: 0 }, { index: 1 }] })
  const asked = askedOf(table, 0) ?? askedOf(table, 1)
  const seat = table.seat(0)!.position().asked[0]!
  const owner = places[seat]![1]
  expect(await choose({ seat, decision: asked?.decision ?? 0, choices: [{}], table: owner } as never)).toBe('stopped')
  expect(messages(lab.errors).join()).toContain('something else under the current rules')
})

test('a bot that fails does not stop the game', async () => {
  let failures = 0
  lab = await openLab({
    storage,
    answerForBot: request => (failures++ < 2 ? Promise.reject(new Error('no bot today')) : answerForBot(request)),
  })
  const [, table] = await startedAgainstBots(lab, 'overboss', 1)
  const place: Place = [lab.connect('x'), table]
  for (let i = 0; i < 3; i++) {
    await nextDecision([place])
    expect(await choose({ ...askedOf(table, 0)!, table })).toBeUndefined()
  }
  await until(() => failures > 3, 'the bot plays on')
  expect(new Set(messages(lab.errors))).toEqual(new Set(['no bot today']))
})
