// The door for clients that cannot open websockets: messages of the protocol in the body of a request, one on each line.
import { limits } from '@overlair/protocol/limits'
import { readPollQuery } from '@overlair/protocol/poll-query'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Polls } from '../connections/polls.ts'
import { RequestRefused } from '../tables/requests/refusals.ts'

export interface PollDoor {
  readonly polls: Polls
  readonly isAllowed: (request: FastifyRequest) => boolean
  readonly addressOf: (request: FastifyRequest) => string
}
const LINES = 'application/x-ndjson'
/** All messages of one request. */
const MOST_BYTES = 64 * 1024
/** A response that its client does not read is cut off. */
const READ_WITHIN = 20_000

const statuses: Readonly<Record<string, number>> = { 'too-many': 429, restart: 503 }

const refused = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ refused: { code, message } })

export function addPolls(http: FastifyInstance, { polls, isAllowed, addressOf }: PollDoor): void {
  http.addContentTypeParser(LINES, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  http.post('/api/poll', {
    onRequest: async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      if (!isAllowed(request)) return refused(reply, 403, 'bad-request', 'a page of another site may not do this')
    },
    handler: async (request, reply) => {
      const query = readPollQuery(request.query)
      if (!query) return refused(reply, 400, 'bad-request', `channel: 16 to 64 letters; wait: 0 to ${limits.pollWait}`)
      if (typeof request.body !== 'string' || !request.headers['content-type']?.startsWith(LINES))
        return refused(reply, 415, 'bad-request', `the body is ${LINES}: one message on each line`)
      const messages = request.body.split('\n').filter(line => line !== '')
      if (messages.length > limits.pollMessages)
        return refused(reply, 413, 'too-long', `a request has at most ${limits.pollMessages} messages`)
      try {
        const poll = await polls.open(query.channel, addressOf(request), messages.length)
        reply.raw.once('close', () => poll.finish())
        if (reply.raw.destroyed) poll.finish()
        const texts = await poll.answer(messages, query.wait)
        const cutOff = setTimeout(() => reply.raw.destroy(), READ_WITHIN)
        reply.raw.once('close', () => clearTimeout(cutOff))
        return reply.type(LINES).send(texts.join('\n'))
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error
        return refused(reply, statuses[error.code] ?? 400, error.code, error.message)
      }
    },
  })
}
