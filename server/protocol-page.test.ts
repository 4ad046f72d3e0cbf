// docs/protocol.md has every request and push, as they really are.
import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { decompress } from '@overlair/client/decompress'
import { limits, phrases, protocolVersion } from '@overlair/protocol/limits'
import type { Push } from '@overlair/protocol/messages'
import { readRequest, requestNames } from '@overlair/protocol/requests'
import { seatColours } from '@overlair/protocol/table'
import { hashOf, isJsonObject } from '@overlair/rules/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repositoryFiles } from '../scripts/source-imports.ts'
import { AddressLimits } from './connections/address-limits.ts'
import { Polls } from './connections/polls.ts'
import { type Exchange, exchange } from './testing/exchange.ts'
import { FakeTime } from './testing/fake-time.ts'
import { type Lab, openLab } from './testing/lab.ts'
import { RawClient } from './testing/raw-client.ts'

const page = readFileSync(`${import.meta.dirname}/../docs/protocol.md`, 'utf8')
/** The example in the section with this heading. */
function exampleOf(heading: string): string {
  const [, section = ''] = page.split(`\n### \`${heading}\`\n`)
  return /```json\n([^`]*)```/.exec(section)?.[1]?.trim() ?? ''
}
/** Every kind of push. A new one does not compile before it is here. */
const pushes: Readonly<Record<Push['push'], true>> = {
  table: true,
  position: true,
  steps: true,
  said: true,
  note: true,
  closed: true,
}

let lab: Lab
let real: Exchange
beforeAll(async () => {
  const time = new FakeTime()
  lab = await openLab({ now: time.now, startTimer: time.startTimer })
  real = await exchange(lab, time)
})
afterAll(() => lab.close())

/** The fields of a message and of the objects in it that have a fixed form, with their types. */
const free = ['position', 'own', 'options', 'changes', 'choice', 'events', 'steps', 'choices']
const formOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return 'list'
  if (!isJsonObject(value)) return value === null ? 'null' : typeof value
  const fields = Object.entries(value).map(([key, part]) => [key, free.includes(key) ? 'free' : formOf(part)] as const)
  return Object.fromEntries(fields)
}

/** The page leaves out the parts of a table. */
const formOfMessage = (message: object) =>
  formOf('push' in message && message.push === 'table' ? { ...message, table: null } : message)

test.each(requestNames)('the request %s has an example that fits a real one', name => {
  const [request, reply] = exampleOf(name).split('\n')
  expect(readRequest(request!)).toMatchObject({ ok: true, request: { do: name } })
  const told = real.requests.get(name)
  expect(formOf(JSON.parse(request!))).toEqual(formOf(told?.request))
  expect(formOf(JSON.parse(reply!))).toEqual(formOf(told?.reply))
})
test.each(Object.keys(pushes))('the push %s has an example that fits a real one', kind => {
  const example: unknown = JSON.parse(exampleOf(kind))
  expect(example).toMatchObject({ push: kind })
  const forms = real.pushes.filter(({ push }) => push === kind).map(formOf)
  expect(forms).toContainEqual(formOf(example))
})
test.each(['WholePosition', 'WholeLog', 'Past'] as const)(
  'the content %s has an example that fits a real one',
  kind => {
    expect(real.contents[kind].map(formOf)).toContainEqual(formOf(JSON.parse(exampleOf(kind))))
  },
)
test('the compressed example can be read', async () => {
  const [, section = ''] = page.split('\n## Compressed parts\n')
  const lines = /```json\n([^`]*)```/.exec(section)![1]!.trim().split('\n')
  const [dictionary, compressed, content] = lines.map(line => JSON.parse(line))
  expect(hashOf(dictionary.text).slice(-8)).toBe(dictionary.name)
  expect(await decompress(compressed, dictionary)).toEqual(content)
  const { text } = dictionary
  const known = Buffer.from(text)
  expect(inflateRawSync(Buffer.from(compressed.compressed, 'base64'), { dictionary: known }).toString()).toBe(lines[2])
})
test('an open request for an undo has an example that fits a real one', () => {
  const requests = real.pushes.flatMap(push => (push.push === 'table' && push.undoRequest ? [push.undoRequest] : []))
  expect(requests.map(formOf)).toContainEqual(formOf(JSON.parse(exampleOf('undoRequest'))))
})

test('the requests over HTTP have examples that fit real ones', async () => {
  const [, section = ''] = page.split('\n## Without websockets\n')
  const blocks = [...section.split('\n## ')[0]!.matchAll(/```json\n([^`]*)```/g)]
  const examples = blocks.map(([, text = '']) =>
    text
      .trim()
      .split('\n')
      .map((line): object => JSON.parse(line)),
  )
  const lab = await openLab()
  const host = new RawClient(lab, 'host-of-polls')
  await host.hello()
  const create = { key: 'polls', game: 'overboss', options: {}, players: 2, name: 'Zofia', colour: 'red' } as const
  const created = await host.ask({ id: '1', do: 'create', ...create })
  const table = String(created.ok && created.result.table)
  await host.ask({ id: '2', do: 'enter', table })
  const polls = new Polls({ services: lab.services, limits: new AddressLimits() })
  let stream: string | undefined
  for (const [i, example] of examples.entries()) {
    const requests = example.filter(message => 'do' in message)
    // The same messages, with the table and the stream of this server.
    const asked = requests.map(message => ({
      ...message,
      ...('table' in message && { table }),
      ...(stream !== undefined && 'stream' in message && { stream: { id: stream, got: 1 } }),
    }))
    const poll = await polls.open('channel-of-the-page', 'x', asked.length)
    const answered = poll.answer(
      asked.map(message => JSON.stringify(message)),
      20,
    )
    if (i > 0) await host.ask({ id: '3', do: 'say', table, phrase: 'hello' })
    const received = (await answered).map((line): object => JSON.parse(line))
    poll.finish()
    const described = example.filter(message => !('do' in message))
    // A push may come before or after a reply.
    expect(new Set(received.map(formOfMessage))).toEqual(new Set(described.map(formOfMessage)))
    for (const { result } of received as { result?: { stream?: string } }[]) stream = result?.stream ?? stream
  }
  expect(stream).toBeDefined()
  await lab.close()
})

describe('the page says', () => {
  test('the version, the limits and the words that a client may use', () => {
    expect(page).toContain(`version number ${protocolVersion}.`)
    expect(page).toContain(`| a message | ${limits.message.toLocaleString('en')} characters |`)
    expect(page).toContain(`| a name, a text | ${limits.name}, ${limits.text} characters`)
    expect(page).toContain(`| words of a choice; their length | ${limits.words}; ${limits.word} characters |`)
    for (const word of [...phrases, ...seatColours]) expect(page).toContain(`\`${word}\``)
  })
  test('every code of a refusal', () => {
    const sources = repositoryFiles(/^(server|play\/match)\/.*(?<!\.test)\.ts$/)
    const text = sources.map(file => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8')).join('\n')
    const codes = [...text.matchAll(/(?:refuse\(|RequestRefused\(|code: )'([a-z-]+)'/g)].map(([, code]) => code!)
    expect(codes.length).toBeGreaterThan(25)
    expect(codes.filter(code => !page.includes(`\`${code}\``))).toEqual([])
  })
})
