// A proxy before a server, as a host with several sites has one: it passes everything below a path on, without the path.
import { createServer, type IncomingMessage, request as send } from 'node:http'
import { connect } from 'node:net'

export interface SubPathProxy {
  readonly origin: string
  close(): void
}

/** Requests for other paths get 404. Give `port` if it must be known before. */
export async function startProxy(target: () => number, path: string, port = 0): Promise<SubPathProxy> {
  const below = (url: string): string | undefined => (url.startsWith(`${path}/`) ? url.slice(path.length) : undefined)
  const headersOf = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
  })
  const server = createServer((request, response) => {
    const url = below(request.url ?? '')
    if (url === undefined) return void response.writeHead(404).end('another site\n')
    const passed = send(
      { host: '127.0.0.1', port: target(), path: url, method: request.method, headers: headersOf(request) },
      answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    passed.on('error', () => response.writeHead(502).end())
    request.pipe(passed)
  })
  server.on('upgrade', (request, socket, head) => {
    const url = below(request.url ?? '')
    if (url === undefined) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    const passed = connect(target(), '127.0.0.1', () => {
      const headers = Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${value}\r\n`)
      passed.write(`${request.method} ${url} HTTP/1.1\r\n${headers.join('')}\r\n`)
      passed.write(head)
      passed.pipe(socket).pipe(passed)
    })
    for (const one of [socket, passed]) one.on('error', () => [socket, passed].forEach(end => end.destroy()))
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
