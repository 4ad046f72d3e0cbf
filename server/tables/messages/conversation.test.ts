import { defaultSettings, type Table } from '@overlair/protocol/table'
import { expect, test } from 'vitest'
import { seatsFor, tableFor } from '../../testing/stage.ts'
import { gameOf } from '../services.ts'
import { Conversation } from './conversation.ts'

const table: Table = tableFor(gameOf('overboss'), seatsFor(2))
const code = (expected: string) => expect.objectContaining({ code: expected })

test('what is said is numbered, and the latest are kept', () => {
  const conversation = new Conversation()
  for (let i = 0; i < 60; i++) conversation.say(table, 'person-1', { phrase: 'hello' }, i * 2000)
  expect(conversation.latest.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 11))
  expect(conversation.latest[0]).toEqual({
    push: 'said',
    table: 'stage',
    number: 11,
    by: 1,
    name: 'Person 1',
    at: 20_000,
    phrase: 'hello',
  })
})
test('a person says a phrase in two seconds and five texts in ten', () => {
  const conversation = new Conversation()
  const say = (person: string, said: object, at: number) => () => conversation.say(table, person, said, at)
  say('person-0', { phrase: 'hello' }, 0)()
  expect(say('person-0', { phrase: 'hello' }, 1999)).toThrow(code('too-fast'))
  for (let i = 0; i < 5; i++) say('person-0', { text: 'hi' }, i)()
  expect(say('person-0', { text: 'hi', phrase: 'oops' }, 9999)).toThrow(code('too-fast'))
  say('person-1', { text: 'hi', phrase: 'oops' }, 9999)()
  say('person-0', { text: 'hi', phrase: 'oops' }, 10_000)()
  expect(conversation.latest).toHaveLength(8)
})
test('only people at the table speak, and only with phrases if the table wants it so', () => {
  const conversation = new Conversation()
  const quiet = { ...table, settings: { ...defaultSettings, chat: false } }
  expect(() => conversation.say(table, 'a stranger', { phrase: 'hello' }, 0)).toThrow(code('not-seated'))
  expect(() => conversation.say(quiet, 'person-0', { text: 'hello' }, 0)).toThrow(code('no-chat'))
  expect(() => conversation.say(table, 'person-0', {}, 0)).toThrow(code('bad-request'))
  conversation.say(quiet, 'person-0', { phrase: 'hello' }, 0)
  expect(conversation.latest).toHaveLength(1)
})
