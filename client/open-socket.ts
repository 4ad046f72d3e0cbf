// Chooses the way to the server: a websocket, or requests over HTTP where the network blocks websockets.
import { realTimers, type Socket, type Timers } from './connection.ts'
import { PollSocket } from './poll-socket.ts'

export interface ServerAddresses {
  /** Of `/api/socket`, `/api/poll` and `/api/health`. */
  readonly socket: string
  readonly poll: string
  readonly health: string
}
/** So many websockets in a row must fail, while the server answers over HTTP. */
const MOST_FAILURES = 2
/** A network may let the handshake of a websocket through, and then nothing. */
const FIRST_MESSAGE_WITHIN = 6000
const TRY_WEBSOCKET_AGAIN = 300_000

/** Returns a function that opens a socket. It remembers which way works. */
export function socketOpener(addresses: ServerAddresses, timers: Timers = realTimers): () => Socket {
  let failures = 0
  let isBlocked = false

  function openWebSocket(onFirstMessage: () => void, onFailure: () => void): WebSocket {
    const socket = new WebSocket(addresses.socket)
    let works = false
    const stopTimer = timers.after(FIRST_MESSAGE_WITHIN, () => socket.close())
    socket.addEventListener('message', () => {
      if (works) return
      works = true
      stopTimer()
      onFirstMessage()
    })
    socket.addEventListener('close', () => {
      stopTimer()
      if (!works) onFailure()
    })
    return socket
  }
  function openPolls(): PollSocket {
    const polls = new PollSocket(addresses.poll)
    let stopTimer = () => {}
    // If a websocket works now, the connection is lost for a moment and comes back over a websocket.
    const tryWebSocket = () => {
      const socket = openWebSocket(() => {
        socket.close()
        isBlocked = false
        failures = 0
        polls.close()
      }, tryLater)
      socket.addEventListener('open', () => socket.send('{"id":"try","do":"ping"}'))
      stopTimer = () => socket.close()
    }
    let isOpen = true
    function tryLater() {
      if (isOpen) stopTimer = timers.after(TRY_WEBSOCKET_AGAIN, tryWebSocket)
    }
    polls.addEventListener('close', () => {
      isOpen = false
      stopTimer()
    })
    tryLater()
    return polls
  }
  /** A server that is down answers neither way. */
  async function failed(): Promise<void> {
    failures = (await answers(addresses.health)) ? failures + 1 : 0
    isBlocked = failures >= MOST_FAILURES
  }
  return () =>
    isBlocked
      ? openPolls()
      : openWebSocket(
          () => {
            failures = 0
          },
          () => void failed(),
        )
}

async function answers(health: string): Promise<boolean> {
  try {
    const response = await fetch(health, { cache: 'no-store', signal: AbortSignal.timeout(FIRST_MESSAGE_WITHIN) })
    const answer: unknown = await response.json()
    return answer !== null && typeof answer === 'object' && 'ok' in answer && answer.ok === true
  } catch {
    return false
  }
}
