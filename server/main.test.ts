import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const program = `${import.meta.dirname}/main.ts`
const dataFolder = () => mkdtempSync(path.join(tmpdir(), 'overlair-main-'))
const startServer = (env: Readonly<Record<string, string>>) =>
  spawn(process.execPath, [program], {
    env: { ...process.env, HOST: '', DATA: dataFolder(), LOG_LEVEL: 'silent', ...env },
  })

let server: ReturnType<typeof startServer>
let port: number
beforeAll(async () => {
  server = startServer({ PORT: '0' })
  const [output] = await once(server.stdout, 'data')
  port = Number(/:(\d+)\/$/.exec(String(output).trim())?.[1])
})
afterAll(() => {
  server.kill()
})

/** Sends a request line that no browser would send. Returns the status line of the response. */
async function statusOf(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  const [response] = await once(socket, 'data')
  socket.destroy()
  return String(response).split('\r\n')[0] ?? ''
}

describe('the server', () => {
  test.each(['//[.js', 'http://[.js', '/%E0%A4%A'])('refuses %s and keeps running', async target => {
    expect(await statusOf(target)).toMatch(/^HTTP\/1.1 40[034] /)
    expect(await statusOf('/assets/none.js')).toBe('HTTP/1.1 404 Not Found')
  })
  const long = `/${'x'.repeat(300)}`
  // If the app is built, these are routes of the app.
  test.each(['/%00', long])('answers %s and keeps running', async target => {
    expect(await statusOf(target)).toMatch(/^HTTP\/1.1 (200|400|404) /)
    expect(await statusOf('/assets/none.js')).toBe('HTTP/1.1 404 Not Found')
  })

  test('serves no file outside its folder', async () => {
    expect(await statusOf('/../package.json')).toMatch(/^HTTP\/1.1 40[34] /)
    expect(await statusOf('/..%2fpackage.json')).toMatch(/^HTTP\/1.1 40[34] /)
  })

  const failedStart = (env: Readonly<Record<string, string>>) => {
    const { status, stderr } = spawnSync(process.execPath, [program], {
      env: { ...process.env, HOST: '', DATA: dataFolder(), ...env },
      encoding: 'utf8',
      // A server that starts after all would never exit.
      timeout: 10_000,
    })
    return [status, stderr.trim()]
  }
  test('rejects a bad port or host and suggests one that works', () => {
    expect(failedStart({ PORT: 'abc' })).toEqual([1, 'PORT is a number from 0 to 65535, not “abc”.'])
    expect(failedStart({ PORT: String(port) })).toEqual([
      1,
      `Port ${port} on 127.0.0.1 is taken. Choose another: PORT=${port + 1} npm start`,
    ])
    expect(failedStart({ HOST: '300.1.1.1', PORT: '0' })).toEqual([
      1,
      'HOST is an address of this machine, and “300.1.1.1” is none. This one works: HOST=127.0.0.1 npm start',
    ])
  })
})
