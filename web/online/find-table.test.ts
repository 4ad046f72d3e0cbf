// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'

const request = vi.fn()
vi.mock('./server-connection.ts', () => ({ askServer: request }))
const { claimSeat, createTable, findCode } = await import('./find-table.ts')
beforeEach(() => {
  request.mockReset()
})

test('a whole link names its table without the server', async () => {
  expect(await findCode('https://play.example/online/Zk3_9-f?x=1')).toEqual({ kind: 'table', table: 'Zk3_9-f' })
  expect(request).not.toHaveBeenCalled()
})
test('six letters lead to a table, eight to a seat with a name', async () => {
  request.mockResolvedValueOnce({ table: 't' })
  expect(await findCode('ABCDEF')).toEqual({ kind: 'table', table: 't' })
  request.mockResolvedValueOnce({ table: 't', seat: 1, name: 'Ola' })
  expect(await findCode('ABCDEFGH')).toEqual({ kind: 'seat', table: 't', code: 'ABCDEFGH', name: 'Ola' })
  request.mockResolvedValueOnce({ table: 't', seat: 1 })
  expect(await claimSeat('ABCDEFGH')).toBe('t')
  expect(request).toHaveBeenLastCalledWith('claim', { code: 'ABCDEFGH' })
})
test('the people of this device sit down at a new table, in different colours', async () => {
  request.mockResolvedValue({ table: 't' })
  await createTable({ game: 'overboss', options: {}, players: 3, people: ['Ada', 'Max', 'Eve'] })
  const seated = request.mock.calls.flatMap(([name, fields]) => (name === 'sit' ? [fields] : []))
  expect(seated).toMatchObject([
    { table: 't', seat: 1, name: 'Max' },
    { table: 't', seat: 2, name: 'Eve' },
  ])
  const host = request.mock.calls[0]![1]
  expect(host).toMatchObject({ name: 'Ada', players: 3 })
  expect(new Set([host, ...seated].map(({ colour }) => colour)).size).toBe(3)
  expect(request).toHaveBeenLastCalledWith('leave', { table: 't' })
})
