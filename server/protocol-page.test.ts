// docs/protocol.md has every request and push, as they really are.
import { readFileSync } from 'node:fs'
import { limits, protocolVersion } from '@overlair/protocol/limits'
import type { Push } from '@overlair/protocol/messages'
import { phrases, readRequest, requestNames } from '@overlair/protocol/requests'
import { seatColours } from '@overlair/protocol/table'
import { isJsonObject } from '@overlair/rules/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repositoryFiles } from '../scripts/source-imports.ts'
import { type Exchange, exchange } from './testing/exchange.ts'
import { type Lab, openLab } from './testing/lab.ts'

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
  closed: true,
}

let lab: Lab
let real: Exchange
beforeAll(async () => {
  lab = await openLab()
  real = await exchange(lab)
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
