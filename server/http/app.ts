// The HTTP side of a server: the app, its health, and the door for websockets.
import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { SessionServices } from '../connections/session.ts'
import { Sockets } from '../connections/sockets.ts'
import type { Config } from '../settings/config.ts'
import { serveFiles } from './files.ts'
import { addMetrics } from './metrics.ts'
import { addSecurityHeaders, isOwnOrigin } from './security.ts'

const SOCKET_PATH = '/api/socket'

export interface App {
  readonly http: FastifyInstance
  /** Hears no more requests over websockets. */
  stopListening(): void
  close(): Promise<void>
}
export async function buildApp(config: Config, services: SessionServices): Promise<App> {
  const http = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    // Longer than browsers keep an idle connection. Otherwise a request can meet a connection that is just being closed.
    keepAliveTimeout: 310_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
  })
  addSecurityHeaders(http)
  const sockets = new Sockets({
    services,
    path: SOCKET_PATH,
    isAllowed: ({ headers }) => isOwnOrigin(headers.origin, headers.host, config.publicUrl),
    addressOf: ({ socket, headers }) => {
      const direct = socket.remoteAddress ?? ''
      const forwarded = headers['x-forwarded-for']
      return config.trustedProxies.includes(direct) && typeof forwarded === 'string'
        ? (forwarded.split(',').at(-1)?.trim() ?? direct)
        : direct
    },
  })
  http.server.on('upgrade', sockets.upgrade)
  http.get('/api/health', async () => ({ ok: true }))
  http.get('/api/ready', async (_request, reply) => {
    try {
      await services.storage.health()
      return { ok: true }
    } catch (error) {
      services.report(error)
      return reply.code(503).send({ ok: false })
    }
  })
  addMetrics(http, new Registry(), { sockets: () => sockets.count, tables: () => services.directory.size })
  await serveFiles(http, config.app)
  return {
    http,
    stopListening: () => sockets.stopListening(),
    async close() {
      await sockets.close()
      await http.close()
    },
  }
}
