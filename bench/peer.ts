// The peer: boardgame.io's own tic-tac-toe, production mode, one Client reused with reset().
import { createRequire } from 'node:module'
import process from 'node:process'

interface TicTacToe {
  readonly cells: (string | null)[]
}
interface PeerClient {
  start(): void
  reset(): void
  getState(): { readonly G: TicTacToe; readonly ctx: { readonly gameover?: unknown } }
  readonly moves: { clickCell(cell: number): void }
}

function ticTacToeClient(): PeerClient {
  process.env.NODE_ENV = 'production'
  const require = createRequire(import.meta.url)
  const { Client } = require('boardgame.io/client')
  const { INVALID_MOVE } = require('boardgame.io/core')
  const lines = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ]
  const won = (cells: TicTacToe['cells']) =>
    lines.some(line => line.every(cell => cells[cell] !== null && cells[cell] === cells[line[0]!]))
  // The game of the library's tutorial.
  const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }: { G: TicTacToe; playerID: string }, cell: number) => {
        if (G.cells[cell] !== null) return INVALID_MOVE
        G.cells[cell] = playerID
      },
    },
    endIf: ({ G, ctx }: { G: TicTacToe; ctx: { currentPlayer: string } }) => {
      if (won(G.cells)) return { winner: ctx.currentPlayer }
      if (G.cells.every(cell => cell !== null)) return { draw: true }
    },
  }
  const client: PeerClient = Client({ game, debug: false })
  client.start()
  return client
}

/** Returns a function that plays random games for about this many seconds and returns moves per second. */
export function peerRound(): (seconds: number, random: (below: number) => number) => number {
  const client = ticTacToeClient()
  return (seconds, random) => {
    let moves = 0
    const start = performance.now()
    while (performance.now() - start < seconds * 1000) {
      client.reset()
      for (;;) {
        const { G, ctx } = client.getState()
        if (ctx.gameover) break
        const free = [...G.cells.keys()].filter(cell => G.cells[cell] === null)
        client.moves.clickCell(free[random(free.length)]!)
        moves++
      }
    }
    return moves / ((performance.now() - start) / 1000)
  }
}
