// Real processes with a real Postgres and a real Redis.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askedOf, until } from '../testing/tables.ts'
import { Arena } from './testing/arena.ts'
import { checkLog } from './testing/log-check.ts'
import type { Player } from './testing/player.ts'

let arena: Arena
beforeAll(async () => {
  arena = await Arena.open()
})
afterEach(() => arena.clear())
afterAll(() => arena.close())

/** All play to the end. Then the log has each acknowledged choice once. */
async function finish(table: string, people: readonly Player[]): Promise<void> {
  await Promise.all(people.map(player => player.play()))
  const storage = await arena.storage()
  const acknowledged = people.flatMap(player => player.acknowledged)
  const check = await checkLog(storage, table, acknowledged)
  await storage.close()
  expect(check).toEqual({ acknowledged: acknowledged.length, lost: [], doubled: 0, isOver: true })
}

test('people on two processes play at one table', async () => {
  const [a, b] = await arena.processes(2)
  const people = [arena.person(a!), arena.person(b!)]
  const table = await arena.startGame(people)
  await finish(table, people)
  expect(people.flatMap(player => player.refusals)).toEqual([])
  expect(people.map(player => player.pushes.includes('closed'))).toEqual([false, false])
  await until(() => people.every(player => player.isOver), 'all see the end')
})

/** All play until each has made so many choices. */
async function playSome(people: readonly Player[], count: number): Promise<void> {
  const isEnough = () => people.every(player => player.acknowledged.length >= count)
  await Promise.all(people.map(player => player.play(isEnough)))
}
/** How long it takes until the next choice of these people is acknowledged. */
async function recovery(people: readonly Player[]): Promise<number> {
  const start = performance.now()
  const before = people.map(player => player.acknowledged.length)
  const hasGoneOn = () => people.some((player, i) => player.acknowledged.length > before[i]!)
  await Promise.all(people.map(player => player.play(hasGoneOn)))
  return performance.now() - start
}

test('the owner is killed: the table opens elsewhere, with every acknowledged choice', async () => {
  const [a, b, c] = await arena.processes(3)
  // The host connects to the first process, so it owns the table.
  const people = [arena.person(a!, c!), arena.person(b!), arena.person(c!)]
  const table = await arena.startGame(people)
  await playSome(people, 3)
  await a!.end('SIGKILL')
  // Half of it on a machine that does nothing else.
  expect(await recovery(people)).toBeLessThan(10_000)
  expect(people[1]!.pushes).toContain('closed')
  await finish(table, people)
})

test('each process restarts in turn while people play: nothing is refused for long, nothing is lost', async () => {
  const [a, b, c, d] = await arena.processes(4)
  const people = [arena.person(a!, c!), arena.person(b!, d!)]
  const table = await arena.startGame(people)
  const game = finish(table, people)
  for (const old of [a!, b!]) {
    await until(() => people.every(player => player.acknowledged.length >= 2), 'the game goes on')
    const start = performance.now()
    expect(await old.end('SIGTERM')).toBe(0)
    const made = people.map(player => player.acknowledged.length)
    await until(() => people.some((one, i) => one.acknowledged.length > made[i]! || one.isOver), 'the game goes on')
    expect(performance.now() - start).toBeLessThan(5000)
  }
  await game
})

test('Redis is killed: own tables go on, the others when it is back', async () => {
  const [a, b] = await arena.processes(2)
  const near = [arena.person(a!), arena.person(a!)]
  const far = [arena.person(a!), arena.person(b!)]
  const [nearTable, farTable] = [await arena.startGame(near), await arena.startGame(far)]
  await Promise.all([playSome(near, 2), playSome(far, 2)])
  await arena.redis.kill()
  const before = far[1]!.acknowledged.length
  // If it is their turn, their choice waits for Redis.
  const choosing = far[1]!.play(() => near.every(one => one.acknowledged.length >= 5))
  await playSome(near, 5)
  expect(far[1]!.acknowledged.length - before).toBeLessThanOrEqual(1)
  await arena.redis.start()
  await choosing
  await Promise.all([finish(nearTable, near), finish(farTable, far)])
})

test('an owner that hung does nothing stale when it wakes up', async () => {
  const [a, b] = await arena.processes(2)
  const [slept, awake, other] = [arena.person(a!, b!), arena.person(b!), arena.person(b!)]
  const people = [slept, awake, other]
  const table = await arena.startGame(people)
  const isAsked = () => askedOf(awake.table, awake.seat) !== undefined && awake.acknowledged.length > 0
  await Promise.all(people.map(player => player.play(isAsked)))
  a!.signal('SIGSTOP')
  await until(() => awake.pushes.includes('closed') && other.pushes.includes('closed'), 'the owner is given up')
  // The table opens at the other process, and the game goes on there.
  const made = awake.acknowledged.length
  await awake.play(() => awake.acknowledged.length > made)
  const heard = slept.pushes.length
  a!.signal('SIGCONT')
  await until(() => slept.pushes.length > heard, 'the person hears of it')
  expect(slept.pushes[heard]).toBe('closed')
  await until(() => slept.revision >= awake.revision, 'the person has the true position')
  await finish(table, people)
})

test('Postgres is killed: choices are put off until it is back, and nothing is lost', async () => {
  const [a, b] = await arena.processes(2)
  const people = [arena.person(a!), arena.person(b!)]
  const table = await arena.startGame(people)
  await playSome(people, 2)
  await arena.postgres.kill()
  const game = finish(table, people)
  await until(() => people.some(player => player.pushes.includes('closed')), 'the table closes')
  await arena.postgres.start()
  await game
})
