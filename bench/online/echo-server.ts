// The peer: a bare `ws` server that sends each message on to the four sockets of its group. It keeps nothing.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { type WebSocket, WebSocketServer } from 'ws'

const groups = new Map<string, Set<WebSocket>>()
const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
sockets.on('connection', (socket, { url = '' }) => {
  const group = groups.get(url) ?? new Set()
  groups.set(url, group.add(socket))
  socket.on('message', data => {
    const text = String(data)
    for (const one of group) one.send(text)
  })
  socket.on('close', () => group.delete(socket))
})
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo
  console.log(`echo at http://127.0.0.1:${port}/`)
})
process.on('SIGTERM', () => process.exit(0))
