// A storage that counts the choices that it has written.
import type { Storage } from '../storage/contract.ts'
import type { Figures } from './figures.ts'

export const countedStorage = (storage: Storage, figures: Figures): Storage => ({
  ...storage,
  async append(append) {
    await storage.append(append)
    for (const { kind, automatic } of append.entries)
      if (kind === 'chose') figures.chose(automatic ? 'match' : 'choice')
  },
})
