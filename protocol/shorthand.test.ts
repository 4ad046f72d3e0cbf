import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPlain, lengthened, pieces, shortened } from './shorthand.ts'

const steps =
  '{"push":"steps","table":"abc","from":7,"steps":[{"index":7,"seat":0,"events":[{"event":"passed","seat":0}]}]}'

test('a message is the same after it was shortened', () => {
  expect(shortened(steps).length).toBeLessThan(steps.length / 2)
  expect(lengthened(shortened(steps))).toBe(steps)
})
test('parts are shortened one by one', () => {
  for (let at = 30; at < steps.length; at += 7)
    expect(lengthened(shortened(steps.slice(0, at)) + shortened(steps.slice(at)))).toBe(steps)
})
test('other messages stay as they are', () => {
  expect(lengthened('{"push":"said","text":"\u0080"}')).toBe('{"push":"said","text":"\u0080"}')
  expect(isPlain('{"text":"\u0080"}')).toBe(false)
  expect(isPlain(steps)).toBe(true)
})
test('docs/protocol.md lists all pieces in their order', () => {
  const page = readFileSync(`${import.meta.dirname}/../docs/protocol.md`, 'utf8')
  const [, list = ''] = /```text\n([^`]*)```/.exec(page) ?? []
  expect(list.trimEnd().split('\n')).toEqual(pieces)
})
