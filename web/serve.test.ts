import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const program = `${import.meta.dirname}/serve.mjs`
const listening = (env: Readonly<Record<string, string>>) =>
  spawn(process.execPath, [program], { env: { ...process.env, HOST: '', ...env } })

let server: ReturnType<typeof listening>
let port: number
beforeAll(async () => {
  server = listening({ PORT: '0' })
  const [said] = await once(server.stdout, 'data')
  port = Number(/:(\d+)\/$/.exec(String(said).trim())?.[1])
})
afterAll(() => {
  server.kill()
})

/** The first line of the answer to a line that no browser would send. */
async function asked(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}

describe('the server', () => {
  test.each(['//[.js', 'http://[.js', '/%E0%A4%A', '/%00'])('answers %s and goes on', async target => {
    expect(await asked(target)).toBe('HTTP/1.1 404 Not Found')
    expect(await asked('/assets/none.js')).toBe('HTTP/1.1 404 Not Found')
  })

  test('serves nothing that lies outside its folder', async () => {
    expect(await asked('/../package.json')).toBe('HTTP/1.1 404 Not Found')
    expect(await asked('/..%2fpackage.json')).toBe('HTTP/1.1 404 Not Found')
  })

  const said = (env: Readonly<Record<string, string>>) => {
    const { status, stderr } = spawnSync(process.execPath, [program], {
      env: { ...process.env, HOST: '', ...env },
      encoding: 'utf8',
      // One that listens after all would never end.
      timeout: 10_000,
    })
    return [status, stderr.trim()]
  }
  test('says what is wrong with a port or a host, and what works', () => {
    expect(said({ PORT: 'abc' })).toEqual([1, 'PORT is a number from 0 to 65535, not “abc”.'])
    expect(said({ PORT: String(port) })).toEqual([
      1,
      `Port ${port} on 127.0.0.1 is taken. Choose another: PORT=${port + 1} npm start`,
    ])
    expect(said({ HOST: '300.1.1.1', PORT: '0' })).toEqual([
      1,
      'HOST is an address of this machine, and “300.1.1.1” is none. This one works: HOST=127.0.0.1 npm start',
    ])
  })
})
