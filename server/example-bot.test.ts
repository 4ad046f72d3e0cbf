// The example bot of the client plays a whole game at a real server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { answerForBot } from '@overlair/bots/answer'
import { Connection } from '@overlair/client/connection'
import type { Push, TableMessage } from '@overlair/protocol/messages'
import { defaultSettings } from '@overlair/protocol/table'
import { expect, test } from 'vitest'
import { startServer } from './server.ts'
import { readConfig } from './settings/config.ts'

const example = path.join(import.meta.dirname, '../client/examples/random-bot.ts')

test('the example bot joins a table by its code and plays to the end', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-example-'))
  const server = await startServer(readConfig({ PORT: '0', DATA: data, LOG_LEVEL: 'silent' }), { answerForBot })
  let heard = (_: TableMessage): void => {}
  const isSeated = new Promise<void>(resolve => {
    heard = ({ table }) => table.seats.every(({ kind }) => kind === 'person') && resolve()
  })
  const connection = new Connection({
    secret: 'host'.padEnd(32, '-'),
    open: () => new WebSocket(new URL('api/socket', server.url)),
    onPush: (push: Push) => push.push === 'table' && heard(push),
    onStatus: () => {},
    onPerson: () => {},
  })
  const fields = { key: 'example', game: 'boss-monster', options: {}, players: 2, name: 'Ola', colour: 'red' } as const
  const table = String((await connection.request('create', fields)).table)
  await connection.request('enter', { table })
  await connection.request('configure', { table, settings: { ...defaultSettings, pace: 'brisk' } })
  const { code } = await connection.request('invite', { table })
  const bot = spawn(process.execPath, [example, server.url, String(code)], { stdio: ['ignore', 'inherit', 'pipe'] })
  const errors: string[] = []
  bot.stderr.on('data', text => errors.push(String(text)))
  const ended = once(bot, 'exit')
  await isSeated
  await connection.request('start', { table })
  await connection.request('substitute', { table, seat: 0, level: 'random' })
  expect(await ended).toEqual([0, null])
  expect(errors).toEqual([])
  connection.close()
  await server.close()
})
test('it has at most 40 lines', () => {
  expect(readFileSync(example, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})
