import process from 'node:process'
import { expect, test } from 'vitest'
import { orderIn, syncOrder } from './sync-order.ts'

const table = 'table1234567890123456'
const steps = (n: number) => `7 sendto(24, "\\1${table}\\2${n}\\3abcdefghij", 99) = 99`
const synced = '9 fdatasync(21) = 0'

test('a batch that is sent before the disk has it is found in a trace', () => {
  expect(orderIn([synced, steps(1), steps(1), synced, steps(2)].join('\n'), table)).toEqual({ batches: 2, early: 0 })
  const unfinished = ['9 fdatasync(21 <unfinished ...>', steps(3), '9 <... fdatasync resumed>) = 0']
  expect(orderIn([synced, steps(1), steps(2), ...unfinished].join('\n'), table)).toEqual({ batches: 3, early: 2 })
  const digit = '7 sendto(24, "\\0010able\\2001", 99) = 99'
  expect(orderIn([synced, digit].join('\n'), '0able')).toEqual({ batches: 1, early: 0 })
})

// Other systems have no strace. scripts/test.mjs says there that this is not checked.
if (process.platform === 'linux')
  test('a server syncs each choice to the disk before it sends it to anybody', async () => {
    const { batches, early } = await syncOrder(10)
    expect(batches).toBeGreaterThan(5)
    expect(early).toBe(0)
  }, 120_000)
