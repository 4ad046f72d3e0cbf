// Serves the built app. Plain Node without dependencies, so that it runs on any machine.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'

const root = fileURLToPath(new URL('dist/', import.meta.url))
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}
const compressible = new Set(['.css', '.html', '.js', '.json', '.md', '.txt', '.webmanifest'])

const security = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Returns the file of an address. Undefined if there is none or if it is outside the folder. */
function fileOf(pathname) {
  let path
  try {
    path = normalize(decodeURIComponent(pathname))
  } catch {
    return undefined
  }
  if (path.includes('\0')) return undefined
  const file = join(root, path)
  if (file.startsWith(root) && isFile(file)) return file
  // An address without an extension is a route of the app.
  return extname(path) === '' ? join(root, 'index.html') : undefined
}

function isFile(file) {
  try {
    return statSync(file).isFile()
  } catch {
    return false // It does not exist, its name is too long, or a part of its path is a file.
  }
}

/** Answers one request. An error in it must not end the server. */
export function handle(request, response) {
  try {
    respond(request, response)
  } catch (error) {
    console.error(`Cannot answer a request: ${error.message}`)
    if (response.headersSent) response.destroy()
    else response.writeHead(500, security).end('500\n')
  }
}

function respond(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' })
  // `new URL` would throw for an address such as `//[`.
  const pathname = (request.url ?? '/').replace(/[?#].*/s, '')
  const file = fileOf(pathname)
  if (!file) return answer(404, {})
  const extension = extname(file)
  const gzip = compressible.has(extension) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const headers = {
    'Content-Type': types[extension] ?? 'application/octet-stream',
    // Files with a hash in their name never change. The browser must revalidate all others.
    'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(gzip && { 'Content-Encoding': 'gzip' }),
  }
  response.writeHead(200, { ...security, ...headers })
  if (request.method === 'HEAD') return response.end()
  const stream = createReadStream(file).on('error', () => response.destroy())
  return gzip ? stream.pipe(createGzip()).pipe(response) : stream.pipe(response)

  function answer(status, more) {
    response.writeHead(status, { ...security, 'Content-Type': 'text/plain; charset=utf-8', ...more })
    response.end(`${status}\n`)
  }
}

/** Starts the server, or prints why it cannot start and exits. */
export function serve(host = process.env.HOST || '127.0.0.1', port = Number(process.env.PORT || 4040)) {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT is a number from 0 to 65535, not “${process.env.PORT}”.`)
    process.exit(1)
  }
  const server = createServer(handle)
  // Longer than browsers keep an idle connection. Otherwise a request can meet a connection that is just being closed.
  server.keepAliveTimeout = 310_000
  server.on('error', error => {
    if (error.code === 'EADDRINUSE')
      console.error(
        `Port ${port} on ${host} is taken. Choose another: PORT=${port < 65535 ? port + 1 : 4040} npm start`,
      )
    else if (error.code === 'EACCES')
      console.error(`Port ${port} on ${host} may not be used. Choose one above 1023: PORT=4040 npm start`)
    else if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
      console.error(
        `HOST is an address of this machine, and “${host}” is none. This one works: HOST=127.0.0.1 npm start`,
      )
    else console.error(`Cannot listen on ${host}:${port}: ${error.message}`)
    process.exit(1)
  })
  server.listen(port, host, () => {
    const { address, family, port: actual } = server.address()
    const shown = family === 'IPv6' ? `[${address}]` : address
    console.log(`Overlair is open at http://${shown}:${actual}/`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  return server
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve()
