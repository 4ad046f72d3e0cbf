import type { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { openStorage } from '../open/open-storage.ts'
import { removeFolder, temporaryFolder } from '../testing/databases.ts'
import { create } from '../testing/tables.ts'

const workers: Worker[] = vi.hoisted(() => [])
vi.mock(import('node:worker_threads'), async original => {
  const module = await original()
  return {
    ...module,
    Worker: class extends module.Worker {
      constructor(...options: ConstructorParameters<typeof Worker>) {
        super(...options)
        workers.push(this)
      }
    },
  }
})

test('if the thread of SQLite dies, calls under way and later ones fail instead of waiting for ever', async () => {
  const data = temporaryFolder()
  const storage = await openStorage({ data })
  await storage.append(create('t'))
  const underWay = [storage.append(create('u')), storage.read('t')]
  const failed = Promise.allSettled(underWay)
  await workers[0]?.terminate()
  for (const result of await failed)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ reason: 'connection-lost', uncertain: true })
  await expect(storage.health()).rejects.toMatchObject({ reason: 'connection-lost' })
  await expect(storage.append(create('v'))).rejects.toMatchObject({ reason: 'connection-lost' })
  await storage.close()

  const again = await openStorage({ data })
  expect(await again.read('t')).toHaveLength(1)
  await again.close()
  removeFolder(data)
})
