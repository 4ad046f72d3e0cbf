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
test.each([
  'example.org',
  'ftp://example.org',
  'https://example.org/?a=1',
  'https://ann:word@example.org',
  'https://x/#a',
])('PUBLIC_URL=%s is refused', url => {
  expect(() => readConfig({ PUBLIC_URL: url })).toThrow(/^PUBLIC_URL is an address such as https:/)
})
test.each(['-1', '1.5', '36501', 'never'])('KEEP_LOBBIES_DAYS=%s is refused', days => {
  expect(() => readConfig({ KEEP_LOBBIES_DAYS: days })).toThrow('KEEP_LOBBIES_DAYS is a number of days from 0')
})
test('0 days are for ever', () => {
  expect(readConfig({ KEEP_ENDED_DAYS: '0' }).keep).toEqual({ lobbies: 7, games: 60, ended: 0 })
})
test.each(['0', '-1', '1.5', 'many'])('TABLES_PER_HOUR cannot be %s', tables => {
  expect(() => readConfig({ TABLES_PER_HOUR: tables })).toThrow('TABLES_PER_HOUR is a number from 1 on')
  expect(readConfig({ TABLES_PER_HOUR: '' }).tablesPerHour).toBe(30)
})
test('REDIS_URL needs a database that processes can share', () => {
  const [databaseUrl, redisUrl] = ['postgres://example.org/overlair', 'redis://:secret@example.org:6379']
  expect(readConfig({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl })).toMatchObject({ databaseUrl, redisUrl })
  expect(readConfig({ DATABASE_URL: databaseUrl, REDIS_URL: '' }).redisUrl).toBeUndefined()
  expect(() => readConfig({ REDIS_URL: redisUrl })).toThrow('REDIS_URL needs DATABASE_URL')
})
test('a wrong REDIS_URL is refused without showing its password', () => {
  const read = () => readConfig({ DATABASE_URL: 'postgres://example.org', REDIS_URL: 'http://:secret@example.org' })
  expect(read).toThrow(BadSetting)
  expect(read).not.toThrow('secret')
})
