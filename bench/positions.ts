// Measures sealed positions: their size as JSON, the size of the patch from one to the next, and how long sealing and dealing take.
// Prints a table of docs/positions.md.
//   npm run positions -w bench [-- --games 4]
import process from 'node:process'
import { parseArgs } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { diff } from '@overlair/play/patch'
import { games } from '@overlair/rules'
import { type AnyGame, randomBelow, randomSource, seal } from '@overlair/rules/kernel'

const { values } = parseArgs({ options: { games: { type: 'string', default: '4' } } })
const gamesEach = Number(values.games)
if (!(gamesEach >= 1)) {
  console.error('positions: --games is a number from 1')
  process.exit(2)
}

/** The viewer whose positions are measured. */
const VIEWER = 0
const CHOICES_BETWEEN_TIMINGS = 10
const CALLS = 20

interface Measured {
  readonly bytes: number[]
  readonly deflated: number[]
  readonly patch: number[]
  readonly patchDeflated: number[]
  readonly seal: number[]
  readonly deal: number[]
  /** `structuredClone` of the state: the peer in the same run. */
  readonly copy: number[]
}
const emptyLists = (): Measured => ({
  bytes: [],
  deflated: [],
  patch: [],
  patchDeflated: [],
  seal: [],
  deal: [],
  copy: [],
})

const deflatedSize = (text: string): number => deflateRawSync(text).length
function microseconds(action: (call: number) => unknown): number {
  const start = performance.now()
  for (let call = 0; call < CALLS; call++) action(call)
  return ((performance.now() - start) * 1000) / CALLS
}

/** Plays a random game and measures the position after every choice. */
function measureGame(game: AnyGame, players: number, seed: string, lists: Measured): void {
  const random = randomSource(seed)
  const state = game.setup({ players }, seed)
  let before: unknown = seal(game, state, VIEWER)
  for (let choices = 1; ; choices++) {
    const asks = game.asks(state)
    if (asks.length === 0) return
    const ask = asks[randomBelow(random, asks.length)]!
    game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
    const position = seal(game, state, VIEWER)
    const text = JSON.stringify(position)
    const patch = JSON.stringify(diff(before, position) ?? null)
    before = position
    lists.bytes.push(text.length)
    lists.deflated.push(deflatedSize(text))
    lists.patch.push(patch.length)
    lists.patchDeflated.push(deflatedSize(patch))
    if (choices % CHOICES_BETWEEN_TIMINGS > 0) continue
    lists.seal.push(microseconds(() => seal(game, state, VIEWER)))
    lists.deal.push(microseconds(call => game.deal(position, call)))
    lists.copy.push(microseconds(() => structuredClone(state)))
  }
}

/** The value that this share of a list does not exceed. */
const percentile = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]!
const whole = (list: readonly number[], share = 0.5): string => Math.round(percentile(list, share)).toLocaleString('en')
const both = (list: readonly number[]): string => `${whole(list)} / ${whole(list, 0.95)}`

function row(game: AnyGame, players: number): string {
  const lists = emptyLists()
  measureGame(game, players, 'warm up', emptyLists())
  for (let n = 0; n < gamesEach; n++) measureGame(game, players, `position ${n}`, lists)
  const copy = percentile(lists.copy, 0.5)
  const timed = (list: readonly number[]): string => `${whole(list)} µs (${(percentile(list, 0.5) / copy).toFixed(2)})`
  const cells = [
    game.id,
    players,
    both(lists.bytes),
    both(lists.deflated),
    both(lists.patch),
    both(lists.patchDeflated),
    timed(lists.seal),
    timed(lists.deal),
  ]
  return `| ${cells.join(' | ')} |`
}

console.log('| game | players | position | deflated | patch | deflated | seal | deal |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const game of games) for (const players of new Set([2, 4, game.players.max])) console.log(row(game, players))
