import { expect, test } from 'vitest'
import { BadSetting, readConfig } from './config.ts'

test('as many bots think at once as there are cores, without one for people', () => {
  expect(readConfig({}).botThreads).toBeGreaterThanOrEqual(1)
  expect(readConfig({ BOT_THREADS: '' }).botThreads).toBe(readConfig({}).botThreads)
  expect(readConfig({ BOT_THREADS: '3' }).botThreads).toBe(3)
})
test.each(['0', '-1', '1.5', '65', 'many'])('BOT_THREADS=%s is refused', threads => {
  expect(() => readConfig({ BOT_THREADS: threads })).toThrow(BadSetting)
  expect(() => readConfig({ BOT_THREADS: threads })).toThrow('BOT_THREADS is a number from 1 to 64')
})
