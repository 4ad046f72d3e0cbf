// Figures for operators, in the form of Prometheus. Only for this machine and those that the operator names: the address counts from which
// a request came before all trusted proxies.
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import type { Figures } from '../figures/figures.ts'
import { AddressList } from '../settings/addresses.ts'
import type { Config } from '../settings/config.ts'

const thisMachine = new AddressList(['127.0.0.0/8', '::1'])

export function addMetrics(
  http: FastifyInstance,
  { registry }: Figures,
  { metricsFrom, trustedProxies }: Config,
): void {
  collectDefaultMetrics({ register: registry })
  http.get('/api/metrics', async (request, reply) => {
    const { ip, headers, socket } = request
    // Without trust in the proxy on this machine, everybody seems to be this machine.
    const isUnknown = headers['x-forwarded-for'] !== undefined && !trustedProxies.includes(socket.remoteAddress ?? '')
    if (isUnknown || !(thisMachine.includes(ip) || metricsFrom.includes(ip))) return reply.code(404).send()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
