// @vitest-environment node
import type { NoteMessage, SaidMessage } from '@overlair/protocol/messages'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableTalk } from './table-talk.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (id = 't') => new TableTalk(id, signal([0]))
const said = (number: number, by: number, text = `text ${number}`, at = number * 100): SaidMessage => ({
  push: 'said',
  table: 't',
  number,
  by,
  name: `Seat ${by}`,
  text,
  at,
})
const note: NoteMessage = { push: 'note', table: 't', at: 250, note: { kind: 'resigned', seat: 1 } }

test('words and notes stand in their order, and what comes again after entering is shown once', () => {
  const talk = open()
  expect([said(1, 1), said(3, 0), note, said(3, 0), note, said(1, 1)].map(line => talk.receive(line))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(talk.lines.value.map(({ at }) => at)).toEqual([100, 250, 300])
})
test('a server that was restarted counts from the start again', () => {
  const talk = open()
  talk.receive(said(1, 1))
  expect(talk.receive(said(1, 1, 'later', 5000))).toBe(true)
})
test('only words of others are unread, until the chat is opened', () => {
  const talk = open()
  for (const line of [said(1, 1), said(2, 0), said(3, 2), note]) talk.receive(line)
  expect(talk.unread.value).toBe(2)
  talk.open()
  talk.receive(said(4, 1))
  expect(talk.unread.value).toBe(0)
  talk.close()
  talk.receive(said(5, 1))
  expect([talk.unread.value, open().unread.value]).toEqual([1, 0])
})
test('what was read, whom the device has muted and the unsent text outlive the page, for this table only', () => {
  const talk = open()
  talk.receive(said(1, 1))
  talk.open()
  talk.mute(2, true)
  talk.write('Who called')
  talk.close()
  const again = open()
  expect([again.receive(said(1, 1)), again.unread.value]).toEqual([true, 0])
  expect([again.receive(said(2, 2)), again.unread.value, again.lines.value.length]).toEqual([false, 0, 1])
  expect([again.draft.value, again.muted.value]).toEqual(['Who called', [2]])
  expect([open('other').draft.value, open('other').muted.value]).toEqual(['', []])
})
test('words of a muted person are there again when they are no longer muted', () => {
  const talk = open()
  talk.mute(1, true)
  talk.receive(said(1, 1))
  expect(talk.lines.value).toEqual([])
  talk.mute(1, false)
  expect(talk.lines.value).toHaveLength(1)
})
test('a damaged memory counts as none', () => {
  for (const damaged of ['{', 'null', '{"muted":"all","draft":3,"readUntil":"x"}']) {
    stored.set('overlair.talk.t', damaged)
    expect([open().draft.value, open().muted.value, open().unread.value]).toEqual(['', [], 0])
  }
})
