import { defaultSettings, type Table } from '@overlair/protocol/table'
import { gameIds } from '@overlair/rules/game-ids'
import { expect, test } from 'vitest'
import { createTable, openScene, playOn, type Scene, sitDown } from '../../testing/people.ts'
import type { RawClient } from '../../testing/raw-client.ts'

const tableOf = (client: RawClient): Table => client.last('table')!.table
const settings = { ...defaultSettings, pace: 'brisk', chat: false } as const

/** A game of two people and a bot that is over. */
async function finished({ lab, person }: Scene) {
  const [ola, max] = [await person('Ola'), await person('Max')]
  const table = await createTable(ola, 3)
  await sitDown(max, table, 1)
  await ola.request('seat', { table, seat: 2, to: { kind: 'bot', level: 'random' } })
  await ola.request('configure', { table, options: { board: '4x4' }, settings })
  await ola.request('start', { table })
  await ola.request('substitute', { table, seat: 0, level: 'random' })
  await playOn(lab, table, [max])
  return { ola, max, table }
}

test('a rematch seats the same people and bots one seat further, with the same options and settings', async () => {
  const scene = await openScene()
  const { ola, max, table } = await finished(scene)
  const { options } = tableOf(ola)
  const next = String((await max.request('rematch', { table })).table)
  for (const client of [ola, max]) expect(client.last('table')).toMatchObject({ rematch: next, table: { id: table } })
  await ola.request('enter', { table: next })
  const opened = tableOf(ola)
  expect(opened).toMatchObject({ id: next, status: 'lobby', host: ola.person, settings, options: { board: '4x4' } })
  const { players: _, ...same } = options
  expect(opened.options).toEqual(same)
  expect(opened.seats).toEqual([
    { kind: 'person', person: max.person, name: 'Max', colour: 'blue' },
    { kind: 'bot', level: 'random' },
    { kind: 'person', person: ola.person, name: 'Ola', colour: 'red' },
  ])
  await ola.request('start', { table: next })
  expect(tableOf(ola).status).toBe('running')
  expect(scene.lab.errors).toEqual([])
  await scene.lab.close()
})

test.each(gameIds)('a rematch of %s can start', async game => {
  const { lab, person } = await openScene()
  const ola = await person('Ola')
  const table = await createTable(ola, 2, game)
  await ola.request('seat', { table, seat: 1, to: { kind: 'bot', level: 'random' } })
  await ola.request('configure', { table, settings })
  await ola.request('start', { table })
  await ola.request('substitute', { table, seat: 0, level: 'random' })
  await playOn(lab, table, [])
  const next = String((await ola.request('rematch', { table })).table)
  await ola.request('enter', { table: next })
  await ola.request('start', { table: next })
  expect(tableOf(ola)).toMatchObject({ id: next, status: 'running', seats: [{ kind: 'bot' }, { name: 'Ola' }] })
  expect(lab.errors).toEqual([])
  await lab.close()
})

test('all who ask for a rematch come to the same table, also after a restart', async () => {
  const scene = await openScene()
  const { ola, max, table } = await finished(scene)
  const [one, other] = await Promise.all([ola, max].map(client => client.request('rematch', { table })))
  expect(one).toEqual(other)
  for (const client of [ola, max]) client.leave()
  await scene.lab.restart()
  const again = await scene.person('Max')
  await again.request('enter', { table })
  expect(again.last('table')).toMatchObject({ rematch: one!.table })
  expect(await again.request('rematch', { table })).toEqual(one)
  const list = (await again.request('tables', {})).tables as readonly { table: string }[]
  expect(list.map(entry => entry.table).sort()).toEqual([String(one!.table), table].sort())
  await scene.lab.close()
})

test('a host who is gone is not the host of the rematch', async () => {
  const scene = await openScene()
  const { ola, max, table } = await finished(scene)
  ola.leave()
  const next = String((await max.request('rematch', { table })).table)
  await max.request('enter', { table: next })
  expect(tableOf(max).host).toBe(max.person)
  await scene.lab.close()
})

test('only people at the table can ask for a rematch, and only after the game', async () => {
  const scene = await openScene()
  const ola = await scene.person('Ola')
  const table = await createTable(ola, 2)
  expect(await ola.refusal('rematch', { table })).toBe('not-over')
  const stranger = await scene.person('stranger')
  await stranger.request('enter', { table })
  expect(await stranger.refusal('rematch', { table })).toBe('not-seated')
  await scene.lab.close()
})
