// Clocks of a table: what they charge, what happens at zero, and what is left after a restart.
import { timeLeft } from '@overlair/play/match/clocks'
import { race } from '@overlair/play/testing/race-game'
import { type ClockSettings, defaultSettings, type SeatedPerson } from '@overlair/protocol/table'
import type { AnyGame } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FakeTime } from '../testing/fake-time.ts'
import { type Lab, openLab } from '../testing/lab.ts'
import { askedOf, choose, type Place, play, started, until } from '../testing/tables.ts'

let lab: Lab
let time: FakeTime
beforeEach(() => {
  time = new FakeTime()
})
afterEach(() => lab.close())

const clock: ClockSettings = { perMove: 10, reserve: 20, atZero: 'choice' }
const withClock = (change: Partial<ClockSettings> | null = {}) => ({
  settings: { ...defaultSettings, pace: 'brisk' as const, clock: change && { ...clock, ...change } },
})
/** A race in which every choice is the first one for a bot. */
async function openRace(players: number, change: Partial<ClockSettings> = {}, game: AnyGame = race as never) {
  lab = await openLab({
    now: time.now,
    startTimer: time.startTimer,
    findGame: () => game,
    answerForBot: async ({ position }) => position.own!.ask!.choices[0]!,
  })
  const places = await started(lab, game.id, players, {})
  await places[0]![1].ask('configure', withClock(change))
  await until(() => clocksAt(places[0]!) !== undefined, 'the clocks run')
  return places as readonly [Place, Place, ...Place[]]
}
const clocksAt = ([, table]: Place) => table.seat('spectator')!.position().clocks
const left = (place: Place, players = 2) =>
  Array.from({ length: players }, (_, seat) => timeLeft(clocksAt(place)!, seat, time.now()) / 1000)
const notesOf = ([device]: Place) => device.notes.map(({ note }) => note)
const revisionAt = ([, table]: Place) => table.seat('spectator')!.position().revision
async function step([device, table]: Place, seat: number, choice: object): Promise<void> {
  await until(() => askedOf(table, seat) !== undefined, `seat ${seat} is asked`)
  const before = revisionAt([device, table])
  expect(await choose({ ...askedOf(table, seat)!, table }, choice as never)).toBeUndefined()
  await until(() => revisionAt([device, table]) > before, 'the choice')
}
const seatAt = ([, table]: Place, seat: number) => table.table!.seats[seat] as SeatedPerson

describe('a clock', () => {
  test('runs for those who are asked, and stands still for the others', async () => {
    const places = await openRace(2)
    const [ola, max] = places
    time.pass(4000)
    expect(left(ola)).toEqual([26, 26])
    await step(ola, 0, { colour: 'red' })
    time.pass(4000)
    expect(left(ola)).toEqual([26, 22])
    await step(max, 1, { colour: 'red' })
    await until(() => askedOf(ola[1], 0) !== undefined, 'the race begins')
    expect(left(ola)).toEqual([30, 22])
    expect(left(max)).toEqual(left(ola))
  })
  test('stands still in a pause and while a bot plays', async () => {
    const [ola, max] = await openRace(3)
    await ola[1].ask('pause', { paused: true })
    time.pass(60_000)
    expect(left(ola, 3)).toEqual([30, 30, 30])
    await ola[1].ask('pause', { paused: false })
    time.pass(1000)
    await max[1].ask('substitute', { seat: 1, level: 'random' })
    await until(() => revisionAt(ola) === 1, 'the bot chooses')
    time.pass(1000)
    expect(left(ola, 3)).toEqual([28, 29, 28])
  })
  test('starts anew when the host changes it, and ends when the host takes it away', async () => {
    const [ola] = await openRace(2)
    time.pass(5000)
    await ola[1].ask('configure', withClock({ atZero: 'substitute' }))
    expect(left(ola)).toEqual([25, 25])
    await ola[1].ask('configure', withClock({ perMove: 7 }))
    await until(() => clocksAt(ola)?.perMove === 7000, 'the new clocks')
    expect(left(ola)).toEqual([27, 27])
    await ola[1].ask('configure', withClock(null))
    await until(() => clocksAt(ola) === undefined, 'no clocks')
    expect(time.timers).toBe(0)
  })
  test('goes on when the server was down, without the time in between', async () => {
    const [ola, max] = await openRace(2)
    time.pass(4000)
    await step(ola, 0, { colour: 'red' })
    time.pass(3000)
    // Nothing was written since, so these seconds are not charged either.
    await lab.restart()
    time.pass(100_000)
    await until(() => max[0].connection.status === 'open' && ola[0].connection.status === 'open', 'both are back')
    await max[1].enter()
    await ola[1].enter()
    expect(left(ola)[0]).toBe(26)
    const { since, move, remaining, decisions } = clocksAt(max)!
    expect({ move, remaining, decisions }).toEqual({
      move: [6000, 6000],
      remaining: [20_000, 20_000],
      decisions: [0, 0],
    })
    expect(since[0]).toBeNull()
  })
  test('stands still after a restart in a pause', async () => {
    const [ola, max] = await openRace(2)
    time.pass(4000)
    await ola[1].ask('pause', { paused: true })
    await lab.restart()
    time.pass(100_000)
    await until(() => max[0].connection.status === 'open' && ola[0].connection.status === 'open', 'both are back')
    await ola[1].enter()
    expect(left(ola)).toEqual([26, 26])
    expect(await choose({ ...askedOf(ola[1], 0)!, table: ola[1] })).toBe('paused')
    expect(time.timers).toBe(0)
  })
  test('keeps its table in memory while nobody is there, and one timer for all', async () => {
    const [ola, max] = await openRace(2)
    expect(time.timers).toBe(1)
    for (const [device] of [ola, max]) device.unplug()
    await lab.directory.closeIdle()
    expect(lab.directory.size).toBe(1)
    await lab.directory.closeAll()
    expect(time.timers).toBe(0)
  })
})

describe('at zero', () => {
  test('a bot makes the choice, and all are told', async () => {
    const [ola, max] = await openRace(2)
    await step(ola, 0, { colour: 'red' })
    time.pass(29_999)
    expect(revisionAt(max)).toBe(1)
    time.pass(1)
    await until(() => notesOf(max).length === 1, 'the note')
    expect(notesOf(max)).toEqual([{ kind: 'time-up', seat: 1, atZero: 'choice' }])
    expect(revisionAt(max)).toBe(2)
    expect(seatAt(max, 1)).not.toHaveProperty('substitute')
    // The reserve is used up, each decision has its own time.
    await step(ola, 0, { step: 1 })
    expect(left(max)).toEqual([20 + 10, 10])
    await step(max, 1, { step: 1 })
    expect(lab.errors).toEqual([])
  })
  test('several seats at once each get their choice', async () => {
    const [ola] = await openRace(3)
    time.pass(30_000)
    await until(() => notesOf(ola).length === 3, 'the notes')
    expect(revisionAt(ola)).toBe(3)
    expect(lab.errors).toEqual([])
  })
  test('a bot plays on until the person takes the seat back', async () => {
    const [ola, max] = await openRace(2, { atZero: 'substitute' })
    await step(ola, 0, { colour: 'red' })
    time.pass(30_000)
    await until(() => notesOf(ola).length === 1, 'the note')
    expect(notesOf(ola)).toEqual([{ kind: 'time-up', seat: 1, atZero: 'substitute' }])
    expect(seatAt(ola, 1)).toMatchObject({ substitute: 'greedy', substituteFor: 'clock' })
    await step(ola, 0, { step: 1 })
    await until(() => revisionAt(ola) === 4, 'the bot plays')
    await max[1].ask('substitute', { seat: 1, level: null })
    await step(ola, 0, { step: 1 })
    time.pass(9_999)
    await step(max, 1, { step: 1 })
    expect(lab.errors).toEqual([])
  })
  test('the person may still be faster than the bot', async () => {
    const answers: (() => void)[] = []
    lab = await openLab({
      now: time.now,
      startTimer: time.startTimer,
      findGame: () => race as never,
      answerForBot: async ({ position }) => {
        await new Promise<void>(resolve => answers.push(resolve))
        return position.own!.ask!.choices[0]!
      },
    })
    const [ola] = (await started(lab, 'race', 2)) as unknown as readonly [Place]
    await ola[1].ask('configure', withClock({ perMove: 10, reserve: 0 }))
    time.pass(10_000)
    await until(() => answers.length === 2, 'a bot is asked for both seats')
    await step(ola, 0, { colour: 'blue' })
    for (const answer of answers) answer()
    await until(() => notesOf(ola).length === 1, 'the note')
    expect(notesOf(ola)).toEqual([{ kind: 'time-up', seat: 1, atZero: 'choice' }])
    expect(ola[1].seat(0)!.view()).toMatchObject({ colour: 'blue' })
    expect(revisionAt(ola)).toBe(2)
    expect(lab.errors).toEqual([])
  })
  test('a game that nobody plays comes to its end', async () => {
    const [ola, max] = await openRace(2)
    for (let i = 0; ola[1].table?.status !== 'over'; i++) {
      expect(i).toBeLessThan(20)
      const before = revisionAt(ola)
      time.pass(30_000)
      await until(() => revisionAt(ola) > before || ola[1].table?.status === 'over', 'a choice')
    }
    await until(() => max[1].table?.status === 'over', 'the end')
    expect(time.timers).toBe(0)
    expect(lab.errors).toEqual([])
  })
  test('an exception harms this table only', async () => {
    let isBroken = false
    const game = {
      ...overboss,
      apply(state: never, seat: number, choice: never, watch: never) {
        if (isBroken) throw new Error('broken on purpose')
        return overboss.apply(state, seat, choice, watch)
      },
    } as unknown as AnyGame
    const places = await openRace(2, {}, game)
    const [ola] = places
    isBroken = true
    time.pass(30_000)
    await until(() => lab.errors.length > 0, 'the failure')
    isBroken = false
    expect(lab.errors).toMatchObject([{ message: 'broken on purpose' }])
    // The table opens again, with the clocks of its log.
    await until(() => ola[0].received.filter(text => text.includes('"result":{"seats"')).length >= 2, 'she has entered')
    await play(places, 2)
  })
})

test('clocks of a new game begin with it', async () => {
  lab = await openLab({ now: time.now, startTimer: time.startTimer })
  const device = lab.connect('alone')
  const table = await device.create('overboss', {}, 1, 'Ola')
  await table.ask('configure', withClock())
  time.pass(100_000)
  await table.ask('start', {})
  await until(() => table.seat(0) !== undefined, 'the position')
  expect(table.seat(0)!.position().clocks).toMatchObject({ perMove: 10_000, since: [100_000] })
  expect([...table.askedSince]).toEqual([[0, 100_000]])
})
