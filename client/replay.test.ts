// Past choices that a client shows once more.
import type { Update } from '@overlair/play/match/contract'
import type { PositionMessage, StepsMessage } from '@overlair/protocol/messages'
import { overboss } from '@overlair/rules/overboss'
import { expect, test, vi } from 'vitest'
import type { ReplayPace } from './remote-table.ts'
import { oneMatch } from './testing/one-match.ts'

/** A client that has seen so many choices; the server sends the last `again` of them once more. */
async function seen(choices: number, again: number) {
  const asked: unknown[] = []
  const past: { position?: PositionMessage; steps: StepsMessage[] } = { steps: [] }
  const server = oneMatch(overboss, {
    connection: {
      serverNow: () => 0,
      request: async (name, fields) => {
        asked.push([name, fields])
        return name === 'log' ? { steps: [] } : { ...past }
      },
    },
  })
  const table = server.remote()
  await table.receive(server.tableMessage())
  await table.receive(server.position())
  const play = async () => {
    const message = server.batch(1)
    await table.receive(message)
    return message
  }
  for (let i = 0; i < choices - again; i++) await play()
  past.position = server.position() as PositionMessage
  for (let i = 0; i < again; i++) past.steps.push(await play())
  const own = table.seat(0)!
  const updates: Update[] = []
  own.subscribe(update => updates.push(update))
  return { server, table, own, past, asked, updates, play }
}
const atOnce: ReplayPace = async () => true

test('past choices are published one by one, while nobody is asked; then the present is as before', async () => {
  const { table, own, asked, updates } = await seen(6, 4)
  const before = [own.position(), own.sealed(), own.log(), table.seat('spectator')!.log()]
  const at: unknown[] = []
  await table.replay(2, async now => {
    at.push([now.shown, now.total, own.log().length, own.position().ask])
    return true
  })
  expect(asked.at(-1)).toEqual(['replay', { table: 'table', from: 2 }])
  expect(at).toEqual([0, 1, 2, 3, 4].map(shown => [shown, 4, 2 + shown, undefined]))
  expect(
    updates.flatMap(({ step, moments }) => (step ? [[step.index, moments?.length === step.events.length]] : [])),
  ).toEqual([2, 3, 4, 5].map(index => [index, true]))
  const revisions = updates.map(({ position }) => position.revision)
  expect(revisions.slice(0, -1).every(revision => revision < 0)).toBe(true)
  expect([own.position(), own.sealed(), own.log(), table.seat('spectator')!.log()]).toEqual(before)
  expect(updates.at(-1)!.position).toEqual(before[0])
})

test('the person can go to the present at once', async () => {
  const { table, own, updates } = await seen(6, 4)
  const before = own.position()
  await table.replay(2, async ({ shown }) => shown < 1)
  expect(updates.filter(({ step }) => step)).toHaveLength(1)
  expect(own.position()).toEqual(before)
})

test('choices that come meanwhile follow, and a change of the table is shown at once', async () => {
  const { server, table, own, play } = await seen(6, 4)
  let isPlayed = false
  const paused: unknown[] = []
  const replayed = table.replay(2, async ({ shown }) => {
    if (shown === 1) {
      void play().then(() => {
        isPlayed = true
      })
      await table.receive(server.tableMessage({ paused: true }))
    }
    paused.push(own.position().paused)
    expect(isPlayed).toBe(false)
    return true
  })
  await replayed
  expect(paused).toEqual([false, true, true, true, true])
  await vi.waitFor(() => expect(own.log()).toHaveLength(7))
  expect(own.position().revision).toBe(7)
})

test('a connection that is lost meanwhile comes back at the present revision', async () => {
  const { table, asked } = await seen(6, 4)
  await table.replay(2, async ({ shown }) => {
    if (shown === 2) void table.enter()
    return true
  })
  expect(asked).toContainEqual(['enter', { table: 'table', since: 6 }])
})

test('a course that the client does not know yet is left to its messages', async () => {
  const { server, table, own, past, updates } = await seen(6, 4)
  past.steps.push(server.batch(1))
  await table.replay(2, atOnce)
  expect(updates.filter(({ step }) => step)).toHaveLength(4)
  expect(own.log()).toHaveLength(6)
})

test('a listener that fails does not leave the client in the past', async () => {
  const failures: Error[] = []
  const { table, own } = await seen(6, 4)
  const before = own.position()
  let count = 0
  own.subscribe(() => {
    if (++count === 3) throw new Error('listener')
  })
  await table.replay(2, atOnce).catch((error: Error) => failures.push(error))
  expect([failures.length, own.position()]).toEqual([1, before])
})
