// What the address of a request over HTTP says, checked before the server acts on it. docs/protocol.md explains it.
import * as z from 'zod/mini'
import { limits } from './limits.ts'

const query = z.strictObject({
  channel: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  wait: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(limits.pollWait)),
})
export type PollQuery = Readonly<z.infer<typeof query>>

/** Undefined if it has another form. */
export const readPollQuery = (given: unknown): PollQuery | undefined => query.safeParse(given).data
