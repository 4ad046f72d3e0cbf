// What the server writes into its log about a request: never a code, a secret or a text of a person.
import type { FastifyRequest } from 'fastify'
import type { Config } from '../settings/config.ts'

/** Addresses of the interface have no secrets. Those of pages may hold an invitation. */
function pathOf(url: string): string {
  const [pathname = ''] = url.split('?')
  return pathname.startsWith('/api/') ? pathname : '(page)'
}
export const logger = ({ logLevel }: Config) => ({
  level: logLevel,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: pathOf(url), address: ip }),
  },
})
