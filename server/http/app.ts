// The HTTP side of a server: the app, its health, and the doors for clients.
import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { AddressLimits } from '../connections/address-limits.ts'
import { Polls } from '../connections/polls.ts'
import type { SessionServices } from '../connections/session.ts'
import { Sockets } from '../connections/sockets.ts'
import type { Figures } from '../figures/figures.ts'
import { clientAddress } from '../settings/addresses.ts'
import type { Config } from '../settings/config.ts'
import { basePathOf, withoutBasePath } from './base-path.ts'
import { serveFiles } from './files.ts'
import { logger } from './log.ts'
import { addMetrics } from './metrics.ts'
import { addPolls } from './polls.ts'
import { addSecurityHeaders, isOwnOrigin } from './security.ts'

const SOCKET_PATH = '/api/socket'
/** Looking whether the database can write costs a commit. Anybody may ask. */
const READY_EVERY = 1000

export interface App {
  readonly http: FastifyInstance
  /** Hears no more requests of clients. */
  stopListening(): void
  close(): Promise<void>
}
export async function buildApp(config: Config, services: SessionServices, figures: Figures): Promise<App> {
  const base = basePathOf(config.publicUrl)
  const http = Fastify({
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, base),
    logger: logger(config),
    trustProxy: address => config.trustedProxies.includes(address),
    bodyLimit: 64 * 1024,
    // Longer than browsers keep an idle connection. Otherwise a request can meet a connection that is just being closed.
    keepAliveTimeout: 310_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
  })
  addSecurityHeaders(http, config.publicUrl)
  const health = atMostEvery(READY_EVERY, () => services.storage.health())
  let isEnding = false
  const isAllowed = ({ headers }: IncomingMessage) => isOwnOrigin(headers.origin, headers.host, config.publicUrl)
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for'], config.trustedProxies)
  const limits = new AddressLimits()
  const onShed = () => figures.shed()
  const sockets = new Sockets({ services, limits, path: SOCKET_PATH, onShed, isAllowed, addressOf })
  const polls = new Polls({ services, limits })
  http.server.on('upgrade', (request, socket, head) => {
    request.url = withoutBasePath(request.url ?? '/', base)
    sockets.upgrade(request, socket, head)
  })
  addPolls(http, {
    polls,
    isAllowed: request => isAllowed(request.raw),
    addressOf: request => addressOf(request.raw),
  })
  http.get('/api/health', async () => ({ ok: true }))
  http.get('/api/ready', async (_request, reply) => {
    if (isEnding) return reply.code(503).send({ ok: false, why: 'the server ends' })
    try {
      await health()
      return { ok: true }
    } catch (error) {
      services.report(error)
      return reply.code(503).send({ ok: false, why: 'the database does not answer, or cannot write' })
    }
  })
  figures.read('sockets', 'Open websockets.', () => sockets.count)
  figures.read('polls', 'Open requests of clients without websockets.', () => polls.count)
  addMetrics(http, figures, config)
  await serveFiles(http, config.app, base)
  return {
    http,
    stopListening() {
      isEnding = true
      sockets.stopListening()
      polls.stopListening()
    },
    async close() {
      await Promise.all([sockets.close(), polls.close()])
      await http.close()
    },
  }
}

/** Returns a function that calls `action` at most once in this time, and else returns the last result. */
function atMostEvery<Result>(milliseconds: number, action: () => Result): () => Result {
  let last: { readonly at: number; readonly result: Result } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at >= milliseconds) last = { at, result: action() }
    return last.result
  }
}
