// Figures for operators, in the form of Prometheus. Only for this machine: a proxy must not pass the address on.
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'

interface Sources {
  readonly sockets: () => number
  readonly tables: () => number
}
const isLocal = (address: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address)

export function addMetrics(http: FastifyInstance, registry: Registry, { sockets, tables }: Sources): void {
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('overlair_sockets', 'Open websockets.', sockets)
  gauge('overlair_tables', 'Tables in memory.', tables)
  http.get('/api/metrics', async (request, reply) => {
    if (!isLocal(request.ip)) return reply.code(404).send()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
