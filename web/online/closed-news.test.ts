// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../ui/announcements.ts'
import { ClosedNews } from './closed-news.ts'

vi.mock('../platform/i18n/say.ts', () => ({ say: (id: string) => id }))

beforeEach(() => {
  vi.useFakeTimers()
  toasts.value = []
})
afterEach(() => vi.useRealTimers())
const texts = () => toasts.value.map(({ text }) => text)

test('players hear why a table was closed, and the same not again at once', () => {
  const news = new ClosedNews()
  const closed = { push: 'closed', table: 't' } as const
  news.tell(closed)
  expect(texts()).toEqual([])
  news.tell({ ...closed, why: 'not-saved' })
  vi.advanceTimersByTime(1000)
  news.tell({ ...closed, why: 'not-saved' })
  expect(texts()).toEqual(['online.closed.not-saved'])
  news.tell({ ...closed, why: 'failed' })
  expect(texts()).toEqual(['online.closed.not-saved', 'online.closed.failed'])
  vi.advanceTimersByTime(16_000)
  toasts.value = []
  news.tell({ ...closed, why: 'failed' })
  expect(texts()).toEqual(['online.closed.failed'])
})
