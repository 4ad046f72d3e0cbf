// A game over real sockets, as its operator sees it: in figures and in the log.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Connection } from '@overlair/client/connection'
import { RemoteTable } from '@overlair/client/remote-table'
import { defaultSettings } from '@overlair/protocol/table'
import { expect, test } from 'vitest'
import { openStorage } from './storage/open/open-storage.ts'
import { gameOf } from './tables/services.ts'
import { askedOf, until } from './testing/tables.ts'

test('figures count what happens, and the most detailed log holds no secret, code, text or card', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-operators-'))
  const server = spawn(process.execPath, [`${import.meta.dirname}/main.ts`], {
    env: { ...process.env, HOST: '', PORT: '0', DATA: data, LOG_LEVEL: 'debug', BOT_THREADS: '1' },
  })
  let log = ''
  for (const output of [server.stdout, server.stderr]) output.on('data', text => (log += text))
  await until(() => log.includes('Overlair is open at'), 'the server is open')
  const url = /open at (\S+)/.exec(log)![1]!

  const secret = 'operators-secret'.padEnd(43, '0')
  let person: string | undefined
  let table: RemoteTable | undefined
  const connection = new Connection({
    secret,
    open: () => new WebSocket(`${url.replace('http', 'ws')}api/socket`),
    onPush: push => void table?.receive(push),
    onStatus: () => {},
    onPerson: id => {
      person = id
    },
  })
  const game = { key: 'figures', game: 'boss-monster', options: {}, players: 3, name: 'Zofia', colour: 'red' } as const
  const { table: id } = await connection.request('create', game)
  table = new RemoteTable({
    id: String(id),
    person: () => person,
    connection,
    loadGame: async () => gameOf('boss-monster'),
    onTable: () => {},
    onSending: () => {},
    onMatch: () => {},
    onFailure: () => {},
  })
  await table.enter()
  const { code } = (await table.ask('invite', {})) as { code: string }
  await connection.request('find', { code: code })
  await fetch(`${url}online?code=${code}`)
  await fetch(`${url}join/${code}`)
  for (const seat of [1, 2]) await table.ask('seat', { seat, to: { kind: 'bot', level: 'greedy' } })
  await table.ask('configure', { settings: { ...defaultSettings, pace: 'brisk' } })
  await table.ask('say', { text: 'Dzień dobry' })
  await table.ask('start', {})
  for (let n = 0; n < 6; n++) {
    await until(() => askedOf(table!, 0) !== undefined, 'the person is asked')
    const { decision, choices } = askedOf(table, 0)!
    await table.ask('choose', { seat: 0, decision, choice: choices[0] as never })
    await until(() => askedOf(table!, 0)?.decision !== decision, 'the choice was made')
  }
  await table.enter()
  await expect(table.ask('choose', { seat: 0, decision: 999, choice: {} as never })).rejects.toThrow()
  await expect(connection.request('find', { code: 'NONE22' })).rejects.toThrow()

  const figures = await (await fetch(`${url}api/metrics`)).text()
  const figure = (name: string): number =>
    Number(
      figures
        .split('\n')
        .find(line => line.startsWith(`overlair_${name} `))
        ?.split(' ')[1],
    )
  expect(figure('sockets')).toBe(1)
  expect(figure('tables')).toBe(1)
  expect(figure('resent_total')).toBe(1)
  expect(figure('requests_total{request="choose"}')).toBe(7)
  expect(figure('refused_total{code="stale"}')).toBe(1)
  expect(figure('refused_total{code="no-code"}')).toBe(1)
  expect(figure('choices_total{by="choice"}')).toBeGreaterThanOrEqual(6)
  expect(figure('choices_total{by="match"}')).toBeGreaterThan(0)
  for (const measured of ['delivery_seconds', 'reply_seconds', 'commit_seconds', 'commit_appends', 'bot_seconds'])
    expect(figure(`${measured}_count`), measured).toBeGreaterThan(0)
  expect(figure('shed_total')).toBe(0)
  expect(figures).not.toMatch(/failures_total\{.*\} [1-9]/)

  connection.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  const storage = await openStorage({ data })
  const text = JSON.stringify(await storage.read(String(id)))
  await storage.close()
  const lines = log.split('\n').filter(line => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(30)
  for (const line of lines) JSON.parse(line)
  const cards = [...text.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g)].map(([, card]) => card!)
  const hidden = new Set(cards.filter(card => card !== 'boss-monster'))
  expect(hidden.size).toBeGreaterThan(3)
  const seed = /"seed":"([^"]+)"/.exec(text)![1]!
  for (const word of [secret, code, 'Dzień', 'Zofia', seed, ...hidden]) expect(log).not.toContain(word)
}, 60_000)
