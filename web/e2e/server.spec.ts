// The server as a person starts it. Its answers to requests that no browser sends.
import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { expect, test } from './support/test.ts'

let server: ChildProcess
let port: number

test.beforeAll(async () => {
  const root = path.join(import.meta.dirname, '../..')
  // In a process group of its own, so that the test can end npm and everything that npm has started.
  server = spawn('npm', ['start'], { cwd: root, detached: true, env: { ...process.env, HOST: '', PORT: '0' } })
  port = await new Promise((resolve, reject) => {
    let output = ''
    server.stdout!.on('data', data => {
      output += data
      const address = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(output)
      if (address) resolve(Number(address[1]))
    })
    server.on('exit', () => reject(new Error(`npm start ended: ${output}`)))
  })
})
test.afterAll(() => {
  process.kill(-server.pid!, 'SIGTERM')
})

/** Sends a request line. Returns the status line of the response. */
const statusOf = (target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', data => {
      resolve(String(data).split('\r\n')[0]!)
      socket.destroy()
    })
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  })

const long = 'a'.repeat(256)
for (const [name, target, status] of [
  ['a part of 256 letters', `/${long}.js`, '404 Not Found'],
  ['a part of 256 letters without extension, a route of the app', `/${long}`, '200 OK'],
  ['8,000 letters in many parts', `/${'a/'.repeat(4000)}x.js`, '404 Not Found'],
  ['60,000 letters', `/${'a'.repeat(60_000)}`, '431 Request Header Fields Too Large'],
  ['a file as a folder', '/index.html/x.js', '404 Not Found'],
  ['a broken escape', '/%E0%A4%A', '400 Bad Request'],
] as const)
  test(`npm start answers an address with ${name} and goes on`, async () => {
    expect(await statusOf(target)).toBe(`HTTP/1.1 ${status}`)
    expect(await statusOf('/')).toBe('HTTP/1.1 200 OK')
  })
