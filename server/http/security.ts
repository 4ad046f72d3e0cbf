// Headers of every response, and the check where a web page that opens a socket comes from.
import type { FastifyInstance } from 'fastify'

const headers = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
/** Browsers that have seen the public address over TLS do not try it without, for half a year. */
const overTlsOnly = { 'Strict-Transport-Security': 'max-age=15768000' }

export function addSecurityHeaders(app: FastifyInstance, publicUrl: URL | undefined): void {
  const all = { ...headers, ...(publicUrl?.protocol === 'https:' && overTlsOnly) }
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers(all)
    return payload
  })
}

/**
 * Whether a page of this origin may open a socket here: one that this server, or its public address, has served. Programs that are
 * no browsers send no origin. They have no cookies of a person either, so they may connect.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: URL | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || from.origin === publicUrl?.origin
}
