// Shows with strace that the server syncs a choice to the disk before it sends the effect to anybody. Linux only.
//   node server/testing/soak/sync-order-main.ts [--choices 30]
import process from 'node:process'
import { parseArgs } from 'node:util'
import { syncOrder } from './sync-order.ts'

const { values } = parseArgs({ options: { choices: { type: 'string', default: '30' } } })
try {
  const { batches, early } = await syncOrder(Number(values.choices))
  console.log(`${batches} batches, ${early} of them sent without a sync since the batch before`)
  process.exit(batches > 0 && early === 0 ? 0 : 1)
} catch (error) {
  console.error(`sync-order: ${error instanceof Error ? error.message : error}; install the Debian package strace`)
  process.exit(2)
}
