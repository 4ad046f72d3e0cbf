// @vitest-environment node
import type { MyTable } from '@overlair/protocol/table'
import { expect, test, vi } from 'vitest'

const request = vi.fn()
vi.mock('./server-connection.ts', () => ({ askServer: request }))
const { listMyTables } = await import('./my-tables.ts')

const table = (id: string, changes: Partial<MyTable>): MyTable => ({
  table: id,
  game: 'overboss',
  status: 'running',
  touched: 0,
  seats: [],
  mine: [0],
  yourTurn: false,
  host: false,
  ...changes,
})

test('tables that wait for this person come first, tables that are over last', async () => {
  request.mockResolvedValue({
    tables: [
      table('over', { status: 'over' }),
      table('lobby', { status: 'lobby' }),
      table('others choose', {}),
      table('my turn', { yourTurn: true }),
    ],
  })
  expect((await listMyTables()).map(one => one.table)).toEqual(['my turn', 'lobby', 'others choose', 'over'])
})
