import { afterEach, expect, test, vi } from 'vitest'
import { frameHeight } from '../../../table/around-table.ts'

afterEach(() => vi.unstubAllGlobals())

test('the table has the height of the window without the frame of an online table', async () => {
  const resizes: (() => void)[] = []
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => resizes.push(listener))
  const { screenSize } = await import('./viewport.ts')
  expect(screenSize.value).toEqual({ width: 1440, height: 900 })
  frameHeight.value = 40
  expect(screenSize.value).toEqual({ width: 1440, height: 860 })
  vi.stubGlobal('innerHeight', 700)
  for (const resize of resizes) resize()
  expect(screenSize.value).toEqual({ width: 1440, height: 660 })
})
