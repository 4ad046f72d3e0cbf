// People change seats before the game.
import { afterEach, expect, test } from 'vitest'
import { createTable, openScene, type Scene, sitDown } from '../../testing/people.ts'
import type { RawClient } from '../../testing/raw-client.ts'

let scene: Scene
afterEach(() => scene.lab.close())

/** Ola, the host, sits at seat 0, Jan and Ewa follow; the last of four seats is free. */
async function gathered() {
  scene = await openScene()
  const [ola, jan, ewa] = [await scene.person('Ola'), await scene.person('Jan'), await scene.person('Ewa')]
  const table = await createTable(ola, 4)
  await sitDown(jan, table, 1)
  await sitDown(ewa, table, 2)
  const names = async () => {
    const { table: now } = await scene.lab.directory.find(table)
    return now.seats.map(seat => (seat.kind === 'person' ? `${seat.name} ${seat.colour}` : seat.kind))
  }
  const move = (client: RawClient, seat: number, to: number) => client.request('move', { table, seat, to })
  const swaps = (client: RawClient) => client.last('table')!.swaps
  return { ola, jan, ewa, table, names, move, swaps }
}

test('a person moves to a free seat, with name and colour, and leaves the old one free', async () => {
  const { jan, table, names, move } = await gathered()
  expect(await move(jan, 1, 3)).toEqual({})
  expect(await names()).toEqual(['Ola red', 'open', 'Ewa green', 'Jan blue'])
  expect(jan.pushes.some(({ push }) => push === 'note')).toBe(false)
  await scene.lab.directory.closeAll()
  // The log has it, too.
  expect((await scene.lab.services.storage.read(table)).at(-1)?.entry).toMatchObject({ kind: 'swapped', seats: [1, 3] })
})
test('two people swap when both want it, and all see who waits', async () => {
  const { ola, jan, ewa, names, move, swaps } = await gathered()
  expect(await move(jan, 1, 2)).toEqual({ asked: true })
  expect([swaps(ola), swaps(ewa)]).toEqual([[{ seat: 1, to: 2 }], [{ seat: 1, to: 2 }]])
  expect(await names()).toEqual(['Ola red', 'Jan blue', 'Ewa green', 'open'])
  expect(await move(ewa, 2, 1)).toEqual({})
  expect(await names()).toEqual(['Ola red', 'Ewa green', 'Jan blue', 'open'])
  expect(swaps(ola)).toBeUndefined()
})
test('a person who stays refuses, and the one who asked takes it back in the same way', async () => {
  const { ola, jan, ewa, names, move, swaps } = await gathered()
  for (const client of [ewa, jan]) {
    await move(jan, 1, 2)
    expect(swaps(ola)).toHaveLength(1)
    expect(await move(client, client === jan ? 1 : 2, client === jan ? 1 : 2)).toEqual({})
    expect(swaps(ola)).toBeUndefined()
  }
  await move(ewa, 2, 1)
  expect(await names()).toEqual(['Ola red', 'Jan blue', 'Ewa green', 'open'])
})
test('a wish lapses when its person leaves the seat, or wants another one', async () => {
  const { ola, jan, ewa, table, move, swaps } = await gathered()
  await move(jan, 1, 2)
  await move(jan, 1, 0)
  expect(swaps(ola)).toEqual([{ seat: 1, to: 0 }])
  await ewa.request('seat', { table, seat: 2, to: { kind: 'open' } })
  await move(jan, 1, 2)
  expect(swaps(ola)).toBeUndefined()
})
test('the host moves anybody without asking; others move only themselves, and not to closed seats', async () => {
  const { ola, jan, ewa, table, names, move } = await gathered()
  expect(await jan.refusal('move', { table, seat: 2, to: 3 })).toBe('not-your-seat')
  await move(ola, 1, 2)
  expect(await names()).toEqual(['Ola red', 'Ewa green', 'Jan blue', 'open'])
  await ola.request('seat', { table, seat: 3, to: { kind: 'closed' } })
  expect(await ewa.refusal('move', { table, seat: 1, to: 3 })).toBe('taken')
  await ola.request('seat', { table, seat: 3, to: { kind: 'bot', level: 'greedy' } })
  await move(ewa, 1, 3)
  expect(await names()).toEqual(['Ola red', 'bot', 'Jan blue', 'Ewa green'])
  expect(await ola.refusal('move', { table, seat: 1, to: 2 })).toBe('no-person')
  expect(await ola.refusal('move', { table, seat: 0, to: 7 })).toBe('no-seat')
})
test('seats are fixed when the game has begun', async () => {
  const { ola, jan, table, move } = await gathered()
  await ola.request('seat', { table, seat: 3, to: { kind: 'bot', level: 'greedy' } })
  await move(jan, 1, 2)
  await ola.request('start', { table })
  expect(jan.last('table')!.swaps).toBeUndefined()
  expect(await jan.refusal('move', { table, seat: 1, to: 3 })).toBe('started')
})
