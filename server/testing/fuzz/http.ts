// Sends requests that no browser sends to a server. Throws if one stays without a status, or if the server fails.
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { below, oneOf } from './hostile.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'BREW', 'get', '']
const paths = [
  '/',
  '/api/health',
  '/api/ready',
  '/api/metrics',
  '/api/socket',
  '/api/poll',
  '/api/none',
  '/assets/x.js',
  '/none',
]
const strangeParts = [
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/data/overlair.sqlite',
  '/%00',
  '/%E0%A4%A',
  '//[.js',
  '?x=%',
  '/\\..\\',
  '/\u00e9',
  '#',
  ' ',
]
const headers = [
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nOrigin: https://elsewhere.example',
  'Upgrade: h2c',
  'X-Forwarded-For: 127.0.0.1, 127.0.0.1',
  'Cookie: x=y; z',
  'Range: bytes=0-99999999999,-1',
  'If-None-Match: *',
  'Accept-Encoding: gzip;q=9, \t',
  'Expect: 100-continue',
  'Content-Type: application/json',
  'Content-Type: text/plain; charset=\u00ff',
  ': no name',
  'Transfer-Encoding: chunked, chunked',
]
const bodies = ['', '{', '[]', 'null', '{"id":"x","do":"ping"}', '\u0000\u0001', 'x'.repeat(70_000), '['.repeat(5000)]

function hostileRequest(): string {
  const path = oneOf([...paths, ...paths.map(one => one + oneOf(strangeParts)), `/${'x'.repeat(below(20_000))}`])
  const lines = [`${oneOf(methods)} ${path} HTTP/1.1`, oneOf(['Host: x', 'Host: x', 'Host: x', 'Host: \u0001', ''])]
  for (let n = below(4); n > 0; n--) lines.push(oneOf([...headers, `X-Long: ${'y'.repeat(below(20_000))}`]))
  const body = oneOf(bodies)
  if (body) lines.push(`Content-Length: ${oneOf([body.length, body.length, 0, -1, 99_999_999])}`)
  return `${[...lines, 'Connection: close'].filter(line => line !== '').join('\r\n')}\r\n\r\n${body}`
}
/** The status of the response. Undefined if the server closed the connection, or waits for a body that never comes. */
function statusOf(port: number, request: string): Promise<number | undefined> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const end = (status: number | undefined) => {
      socket.destroy()
      resolve(status)
    }
    socket.setTimeout(500, () => end(undefined))
    socket.on('error', () => end(undefined))
    socket.on('close', () => end(undefined))
    socket.once('data', data => end(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1])))
    socket.write(request, 'latin1')
  })
}

const TOGETHER = 25

/** Returns how many responses had each status. */
export async function fuzzHttp(port: number, requests: number): Promise<Readonly<Record<string, number>>> {
  const statuses: Record<string, number> = {}
  const sendOne = async () => {
    const request = hostileRequest()
    const status = await statusOf(port, request)
    const said = `${status}: ${request.slice(0, 300)}`
    assert(status === undefined || status < 500 || status === 501 || status === 503, said)
    statuses[status ?? 'closed'] = (statuses[status ?? 'closed'] ?? 0) + 1
  }
  for (let left = requests; left > 0; left -= TOGETHER)
    await Promise.all(Array.from({ length: Math.min(left, TOGETHER) }, sendOne))
  assert.equal(await statusOf(port, 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'), 200)
  return statuses
}
