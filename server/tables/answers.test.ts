// Bots beside people: undo, substitutes and drops while a bot thinks.
import { isDeepStrictEqual } from 'node:util'
import { answerForBot } from '@overlair/bots/answer'
import type { BotRequest } from '@overlair/bots/request'
import { race } from '@overlair/play/testing/race-game'
import { afterEach, expect, test } from 'vitest'
import { type FaultyStorage, openFaultyStorage } from '../testing/faulty-storage.ts'
import { type Lab, openLab } from '../testing/lab.ts'
import { askedOf, choose, nextDecision, play, started, startedAgainstBots, until } from '../testing/tables.ts'

let lab: Lab
afterEach(() => lab.close())

/** Bots that wait for a sign before they answer. */
function slowBots() {
  const asked: (() => void)[] = []
  return {
    asked,
    answerForBot: async (request: BotRequest) => {
      await new Promise<void>(resolve => asked.push(resolve))
      return request.position.game === 'race' ? request.position.own!.ask!.choices[0]! : answerForBot(request)
    },
    release: () => {
      for (const answer of asked.splice(0)) answer()
    },
  }
}

test('a game of bots only is played to its end while the host watches', async () => {
  lab = await openLab()
  const host = lab.connect('host')
  const table = await host.create('overboss', {}, 2, 'Ola')
  for (const seat of [0, 1]) await table.ask('seat', { seat, to: { kind: 'bot', level: 'random' } })
  await table.ask('start', {})
  await until(() => table.table?.status === 'over', 'the game ends')
  expect(table.seat('spectator')!.position().result?.scores).toHaveLength(2)
  expect(lab.errors).toEqual([])
})

test('a choice taken back while a bot thinks of the same round', async () => {
  const bots = slowBots()
  lab = await openLab({ ...bots, findGame: () => race as never })
  const [, table] = await startedAgainstBots(lab, 'race', 1)
  await until(() => bots.asked.length === 1, 'the bot thinks')
  expect(await choose({ ...askedOf(table, 0)!, table })).toBeUndefined()
  await until(() => table.seat(0)!.position().undoable !== undefined, 'the choice')
  // Its answer to the old decision is still on the way when the seats are asked anew.
  await table.ask('undo', { seat: 0, decision: table.seat(0)!.position().undoable! })
  await until(() => askedOf(table, 0) !== undefined, 'the person is asked again')
  bots.release()
  await until(() => table.seat('spectator')!.position().asked.length === 1, 'the bot has chosen')
  expect(await choose({ ...askedOf(table, 0)!, table })).toBeUndefined()
  await until(() => table.seat(0)!.position().revision === 4, 'two choices and an undo, then one more')
  expect(lab.errors).toEqual([])
})

/** A storage whose appends wait for a sign. */
async function heldStorage() {
  const storage: FaultyStorage = await openFaultyStorage()
  const waiting: (() => void)[] = []
  return {
    storage,
    hold: () => {
      storage.fault = async (append, real) => {
        await new Promise<void>(resolve => waiting.push(resolve))
        await real.append(append)
      }
    },
    release: () => {
      storage.fault = undefined
      for (const write of waiting.splice(0)) write()
    },
  }
}

test('a choice that arrives again, over another connection, is answered when it is on disk', async () => {
  const { storage, hold, release } = await heldStorage()
  lab = await openLab({ storage })
  const places = await started(lab, 'overboss', 2)
  const next = await nextDecision(places)
  const again = await lab.connect(`device-${next.seat}`).enter(next.table.table!.id)
  // A connection is answered in order, and the log that it has asked for waits for the disk, too.
  await new Promise(resolve => setTimeout(resolve, 100))
  hold()
  const chosen = choose(next)
  await new Promise(resolve => setTimeout(resolve, 20))
  let isAnswered = false
  const repeated = choose({ ...next, table: again }).finally(() => {
    isAnswered = true
  })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(isAnswered).toBe(false)
  release()
  expect(await Promise.all([chosen, repeated])).toEqual([undefined, undefined])
  expect(lab.errors).toEqual([])
})

test('a person replaced while a choice is on the way: the choice counts, the bot makes the next one', async () => {
  const { storage, hold, release } = await heldStorage()
  lab = await openLab({ storage })
  const places = await started(lab, 'overboss', 2)
  let next = await nextDecision(places)
  while (next.seat !== 1) {
    await play(places)
    next = await nextDecision(places)
  }
  const { revision } = next.table.seat(1)!.position()
  hold()
  const chosen = choose(next)
  await new Promise(resolve => setTimeout(resolve, 20))
  const replaced = places[0]![1].ask('substitute', { seat: 1, level: 'random' })
  await new Promise(resolve => setTimeout(resolve, 20))
  release()
  expect(await chosen).toBeUndefined()
  await replaced
  await until(() => askedOf(places[0]![1], 0) !== undefined, 'the bot has played until the other person is asked')
  const steps = places[0]![1].seat('spectator')!.log()
  expect(places[1]![1].seat(1)!.log()[revision]!.choice).toEqual(next.choices[0])
  expect(steps.length).toBeGreaterThan(revision)

  const back = places[1]![1].ask('substitute', { seat: 1, level: null })
  await back
  await play(places, 4)
  expect(lab.errors).toEqual([])
})

test('a choice that comes after a bot has answered for the person is refused, and nothing is lost', async () => {
  lab = await openLab()
  const places = await started(lab, 'overboss', 2)
  let next = await nextDecision(places)
  while (next.seat !== 1) {
    await play(places)
    next = await nextDecision(places)
  }
  const { revision } = next.table.seat(1)!.position()
  await places[0]![1].ask('substitute', { seat: 1, level: 'random' })
  await until(() => next.table.seat(1)!.position().revision > revision, 'the bot has played')
  const ofBot = places[1]![1].seat(1)!.log()[revision]!.choice
  const another = next.choices.find(choice => !isDeepStrictEqual(choice, ofBot))!
  expect(await choose(next, another)).toBe('stale')
  expect(lab.errors).toEqual([])
})

test('a pause while a bot thinks: it plays only after the pause', async () => {
  const bots = slowBots()
  lab = await openLab(bots)
  const [device, table] = await startedAgainstBots(lab, 'overboss', 1)
  while (bots.asked.length === 0) {
    if (askedOf(table, 0)) await play([[device, table]])
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  await table.ask('pause', { paused: true })
  const { revision } = table.seat(0)!.position()
  bots.release()
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(table.seat(0)!.position().revision).toBe(revision)
  await table.ask('pause', { paused: false })
  await until(() => bots.asked.length > 0, 'the bot is asked again')
  bots.release()
  await until(() => table.seat(0)!.position().revision > revision, 'the bot plays')
  expect(lab.errors).toEqual([])
})

test('a table leaves memory when nobody is there and no bot thinks, and comes back as it was', async () => {
  const bots = slowBots()
  lab = await openLab(bots)
  const [device, table] = await startedAgainstBots(lab, 'overboss', 1)
  while (bots.asked.length === 0) {
    if (askedOf(table, 0)) await play([[device, table]])
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  const { revision } = table.seat(0)!.position()
  device.unplug()
  await lab.directory.closeIdle()
  expect(lab.directory.size).toBe(1)
  // The bots go on until the person must choose.
  for (let i = 0; lab.directory.size > 0; i++) {
    expect(i).toBeLessThan(500)
    bots.release()
    await new Promise(resolve => setTimeout(resolve, 5))
    await lab.directory.closeIdle()
  }
  device.plugIn()
  await until(() => table.seat(0)!.position().revision > revision, 'the choices of the bot')
  expect(askedOf(table, 0)).toBeDefined()
  expect(lab.errors).toEqual([])
})

test('after a crash while a bot thinks, the bots go on when a person comes back', async () => {
  const bots = slowBots()
  lab = await openLab(bots)
  const [device, table] = await startedAgainstBots(lab, 'overboss', 1)
  while (bots.asked.length === 0) {
    if (askedOf(table, 0)) await play([[device, table]])
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  const { revision } = table.seat(0)!.position()
  bots.asked.length = 0
  await lab.restart()
  await until(() => bots.asked.length > 0, 'the bot is asked again')
  bots.release()
  await until(() => table.seat(0)!.position().revision > revision, 'the bot plays')
  expect(lab.errors).toEqual([])
})
