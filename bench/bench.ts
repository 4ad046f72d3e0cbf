// Measures decisions per second in random play, as a ratio against a peer in the same process, and how much faster a
// game copies its state than structuredClone does.
//   npm run bench [-- --json] [--rounds 7] [--seconds 1]
import process from 'node:process'
import { parseArgs } from 'node:util'
import { games } from '@overlair/rules'
import { type AnyGame, randomBelow, randomSource } from '@overlair/rules/kernel'
import { peerRound } from './peer.ts'

const { json, rounds, seconds } = readFlags()
function readFlags(): { readonly json: boolean; readonly rounds: number; readonly seconds: number } {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '7' },
        seconds: { type: 'string', default: '1' },
      },
    })
    const flags = { json: values.json, rounds: Number(values.rounds), seconds: Number(values.seconds) }
    if (flags.rounds >= 1 && flags.seconds > 0) return flags
    throw new Error('--rounds is a number from 1, --seconds a number above 0')
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : error}`)
    process.exit(2)
  }
}

interface Speed {
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
}
const source = randomSource('bench')
const random = (below: number) => randomBelow(source, below)
const players = 4

/** Plays random games: lists all legal choices at every step, creates all events and computes the result. */
function gameRound(game: AnyGame): Speed {
  let decisions = 0
  let played = 0
  const start = performance.now()
  while (performance.now() - start < seconds * 1000) {
    const state = game.setup({ players }, `bench ${played++}`)
    for (let asks = game.asks(state); asks.length > 0; asks = game.asks(state)) {
      const ask = asks.length === 1 ? asks[0]! : asks[random(asks.length)]!
      game.apply(state, ask.seat, ask.choices[random(ask.choices.length)]!)
      decisions++
    }
    if (!game.result(state)) throw new Error(`a game of ${game.id} ended without a result`)
  }
  const elapsed = (performance.now() - start) / 1000
  return { decisionsPerSecond: decisions / elapsed, gamesPerSecond: played / elapsed }
}

const MIDDLE_STATES = 10
/** States from the middle of random games. */
function middleStates(game: AnyGame): unknown[] {
  return Array.from({ length: MIDDLE_STATES }, (_, i) => {
    const { length } = randomGame(game, `middle ${i}`, Number.POSITIVE_INFINITY)
    return randomGame(game, `middle ${i}`, length >> 1).state
  })
}
function randomGame(
  game: AnyGame,
  seed: string,
  maxLength: number,
): { readonly state: unknown; readonly length: number } {
  const ownSource = randomSource(seed)
  const state = game.setup({ players }, seed)
  let length = 0
  for (let [ask] = game.asks(state); ask && length < maxLength; [ask] = game.asks(state)) {
    game.apply(state, ask.seat, ask.choices[randomBelow(ownSource, ask.choices.length)]!)
    length++
  }
  return { state, length }
}
function copiesPerSecond(states: readonly unknown[], copy: (state: unknown) => unknown): number {
  let copies = 0
  const start = performance.now()
  while (performance.now() - start < seconds * COPY_MILLISECONDS) {
    for (const state of states) copy(state)
    copies += states.length
  }
  return copies / (performance.now() - start)
}
/** Milliseconds of copying for each second of `--seconds`. */
const COPY_MILLISECONDS = 100

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!

// Peer and games take turns in every round, so a slow moment of the machine affects all of them. The first round warms
// up.
const peer = peerRound()
const peerMoves: number[] = []
const speeds = new Map(games.map(game => [game.id, [] as Speed[]]))
const cloneRatios = new Map(games.map(game => [game.id, [] as number[]]))
const midGameStates = new Map(games.map(game => [game.id, middleStates(game)]))
for (let round = 0; round <= rounds; round++) {
  const moves = peer(seconds, random)
  if (round > 0) peerMoves.push(moves)
  for (const game of games) {
    const speed = gameRound(game)
    const states = midGameStates.get(game.id)!
    const cloneRatio = copiesPerSecond(states, game.clone) / copiesPerSecond(states, structuredClone)
    if (round === 0) continue
    speeds.get(game.id)!.push(speed)
    cloneRatios.get(game.id)!.push(cloneRatio)
  }
}

const movesPerSecond = Math.round(median(peerMoves))
const report = {
  peer: { name: 'boardgame.io tic-tac-toe', movesPerSecond },
  games: Object.fromEntries(
    games.map(({ id }) => {
      const list = speeds.get(id)!
      const ratio = median(list.map((speed, round) => speed.decisionsPerSecond / peerMoves[round]!))
      return [
        id,
        {
          decisionsPerSecond: Math.round(median(list.map(s => s.decisionsPerSecond))),
          gamesPerSecond: Math.round(median(list.map(s => s.gamesPerSecond))),
          ratio: Number(ratio.toFixed(1)),
          cloneRatio: Number(median(cloneRatios.get(id)!).toFixed(1)),
        },
      ]
    }),
  ),
}

if (json) console.log(JSON.stringify(report))
else {
  console.log(`${report.peer.name}: ${movesPerSecond} moves/s`)
  for (const [id, { decisionsPerSecond, gamesPerSecond, ratio, cloneRatio }] of Object.entries(report.games)) {
    console.log(`${id}: ${decisionsPerSecond} decisions/s, ${gamesPerSecond} games/s, ${ratio} times the peer`)
    console.log(`  copies a state ${cloneRatio} times as fast as structuredClone`)
  }
}
