// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.resetModules()
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())
const load = () => import('./device.ts')

describe('the secret of a device', () => {
  test('is made once and kept', async () => {
    const secret = (await load()).deviceSecret()
    expect(secret).toMatch(/^[\w-]{43}$/)
    vi.resetModules()
    expect((await load()).deviceSecret()).toBe(secret)
  })
  test('is another one on another device', async () => {
    const { deviceSecret } = await load()
    const secret = deviceSecret()
    stored.clear()
    vi.resetModules()
    expect((await load()).deviceSecret()).not.toBe(secret)
  })
  test('replaces a damaged one', async () => {
    stored.set('overlair.secret', 'too short')
    expect((await load()).deviceSecret()).toMatch(/^[\w-]{43}$/)
  })
  test('lasts as long as the page if the device denies storage', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { deviceSecret } = await load()
    expect(deviceSecret()).toBe(deviceSecret())
  })
})

test('the last name and colour are remembered, and damaged ones are not', async () => {
  const { rememberMe, rememberedMe } = await load()
  expect(rememberedMe()).toEqual({ name: '', colour: 'red' })
  rememberMe({ name: 'Ola', colour: 'green' })
  expect(rememberedMe()).toEqual({ name: 'Ola', colour: 'green' })
  for (const damaged of ['{', '[]', 'null', '{"name":3,"colour":"pink"}']) {
    stored.set('overlair.me', damaged)
    expect(rememberedMe()).toEqual({ name: '', colour: 'red' })
  }
})
