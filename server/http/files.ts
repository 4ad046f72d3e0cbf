// Serves the built app.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { pageBelow } from './base-path.ts'

/** Files with a hash in their name never change. The browser must check all others. */
const cacheOf = (file: string): string =>
  file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** `base`: the path below which people see the app. */
export async function serveFiles(app: FastifyInstance, folder: string, base: string): Promise<void> {
  // A higher quality takes longer than it saves.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 512, brotliOptions })
  await app.register(files, {
    root: folder,
    cacheControl: false,
    index: false,
    setHeaders: (response, file) => void response.header('Cache-Control', cacheOf(file)),
  })
  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined)
    if (html === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('The app is not built.\n')
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(pageBelow(html, base))
  }
  for (const address of ['/', '/index.html']) app.get(address, (_request, reply) => sendPage(reply))
  // An address that no file can have, for instance with a part of 256 letters, is one without a file.
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    error.statusCode === 403 || error.statusCode === 404 ? reply.callNotFound() : reply.send(error),
  )
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?')
    // An address without an extension is a route of the app.
    if (request.method === 'GET' && path.extname(pathname) === '' && !pathname.startsWith('/api/'))
      return sendPage(reply)
    return reply.code(404).type('text/plain; charset=utf-8').send('404\n')
  })
}
