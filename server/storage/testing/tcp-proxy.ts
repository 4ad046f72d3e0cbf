// A network between a client and a server that tests can break.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  /** The address of the server, through the proxy. */
  readonly url: string
  /** From now on no byte arrives, but no connection closes. */
  silence(): void
  restore(): void
  /** The connections so far stay open, and no byte arrives on them any more. New ones work. */
  strand(): void
  /** Cuts the connection that sends this text: the server gets it, its answer is lost. */
  loseAnswerTo(text: string): void
  close(): Promise<void>
}

export async function proxyTo(serverUrl: string): Promise<TcpProxy> {
  const url = new URL(serverUrl)
  const [host, port] = [url.hostname, Number(url.port)]
  const sockets = new Set<Socket>()
  const stranded = new WeakSet<Socket>()
  let silent = false
  let fatal: string | undefined

  const proxy = createServer(client => {
    const server = connect(port, host)
    let cut = false
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('data', data => {
        if (from === server && cut) client.destroy()
        else if (!silent && !stranded.has(from)) to.write(data)
        if (from === client && fatal !== undefined && data.includes(fatal)) {
          cut = true
          fatal = undefined
        }
      })
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (typeof address === 'object' && address) url.port = String(address.port)
  return {
    url: url.href,
    silence: () => {
      silent = true
    },
    restore: () => {
      silent = false
    },
    strand() {
      for (const socket of sockets) stranded.add(socket)
    },
    loseAnswerTo: text => {
      fatal = text
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
