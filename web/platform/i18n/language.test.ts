// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'

const broken = new Set<string>()
vi.mock('./load-texts.ts', () => ({
  loadNamespace: async (language: string, namespace: string) => {
    if (broken.has(language)) throw new Error(`${language}/${namespace} could not be fetched`)
    return { [`${namespace}.language`]: language }
  },
}))
const load = async () => {
  const texts = await import('./say.ts')
  const shown = (namespace: string) => texts.say.maybe(`${namespace}.language`)
  return { ...texts, shown }
}
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: {} })
  broken.clear()
})

test('a language that cannot be fetched leaves the app, and what it loads meanwhile, in its language', async () => {
  const { setLanguage, loadTexts, shown } = await load()
  await setLanguage('en')
  broken.add('pl')
  const [changed, loaded] = await Promise.allSettled([setLanguage('pl'), loadTexts(['lobby'])])
  expect([changed.status, loaded.status]).toEqual(['rejected', 'fulfilled'])
  expect([shown('web'), shown('lobby')]).toEqual(['en', 'en'])
  broken.clear()
  await setLanguage('pl')
  expect([shown('web'), shown('lobby')]).toEqual(['pl', 'pl'])
})
test('texts that cannot be fetched in the language of the app are reported', async () => {
  const { setLanguage, loadTexts } = await load()
  broken.add('en')
  await expect(setLanguage('en')).rejects.toThrow('en/web could not be fetched')
  broken.clear()
  await setLanguage('en')
  broken.add('en')
  await expect(loadTexts(['lobby'])).rejects.toThrow('could not be fetched')
})
