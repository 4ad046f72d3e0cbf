// Deals a state that fits a sealed position. The seed decides everything that the viewer does not know.
import type { Seat } from '../../kernel/contract.ts'
import { GameError } from '../../kernel/errors.ts'
import { listOf, type Multiset } from '../../kernel/multisets.ts'
import { type HasRandom, randomBelow, randomSource, type Seed, seeded, shuffle } from '../../kernel/random.ts'
import { bossNumber } from '../bosses/index.ts'
import { bit, spaceAt } from '../model/boards.ts'
import { type BossId, bossIds } from '../model/boss-ids.ts'
import { commandNumber } from '../model/commands.ts'
import { NONE, terrainNumber, tileNumber, tokenNumber } from '../model/pieces.ts'
import type { OverbossPosition, OwnOverboss, PublicPlayer } from '../model/sealed.ts'
import type { Boss, Player, State } from '../model/state.ts'
import { version } from '../model/version.ts'
import { run } from './machine.ts'
import { openStep } from './sealed-steps.ts'

const bossNumbers = new Map<string, Boss>(bossIds.map((id, boss) => [id, boss]))
type NumberOf = (id: string) => number | undefined
const tile = (id: string | null): number => (id === null ? NONE : tileNumber(id)!)
const token = (id: string | null): number => (id === null ? NONE : tokenNumber(id)!)

export function deal(sealed: OverbossPosition, seed: Seed): State {
  if (sealed.version !== version)
    throw new GameError('other-version', `the position was made with rules ${sealed.version}; these are ${version}`)
  const source = randomSource(seed)
  const unseen = (pieces: Multiset, numberOf: NumberOf, seen: readonly string[] = []) =>
    shuffle(
      source,
      listOf(pieces, id => numberOf(id)!, seen),
    )
  const { options, turn, market, hidden, own, viewer } = sealed
  const players = sealed.players.map((player, seat) => playerInSight(player, seat === viewer ? own : null))
  const state: State = {
    version,
    options: { ...options, terrains: options.terrains.map(terrain => terrainNumber(terrain)!) },
    // Another generator than the one that deals. Whoever knows it must not learn how the pieces were dealt.
    random: seeded(`${seed} played on`),
    deck: unseen(hidden.deck, tileNumber),
    discard: sealed.discard.map(tile),
    bag: unseen(hidden.bag, tokenNumber),
    marketTiles: market.map(pair => tile(pair.tile)),
    marketTokens: market.map(pair => token(pair.token)),
    commandDeck: unseen(hidden.commands, commandNumber),
    commandRow: sealed.commandRow.map(id => commandNumber(id)!),
    commandDiscard: sealed.commandDiscard.map(id => commandNumber(id)!),
    boxedBosses: unseen(hidden.bosses, id => bossNumbers.get(id), own?.dealt),
    players,
    turn: { ...turn, placed: turn.placed.reduce((mask, cell) => mask | bit(spaceAt(cell)!), 0) },
    steps: sealed.steps.map(openStep),
    asks: own?.ask ? [own.ask] : [],
    answers: [],
    result: sealed.result,
  }
  dealBosses(state, sealed, source)
  askOthers(state, sealed, source)
  return state
}

const playerInSight = ({ map, stash, boss, revealed, skipsTurn }: PublicPlayer, own: OwnOverboss | null): Player => ({
  tiles: map.map(space => (space ? tile(space.tile) : NONE)),
  tokens: map.map(space => (space ? token(space.token) : NONE)),
  stash: stash.map(token),
  boss: bossInSight(own ? own.boss : boss),
  revealed,
  dealt: own ? own.dealt.map(bossNumber) : [],
  skipsTurn,
})
const bossInSight = (boss: BossId | 'hidden' | null): Boss =>
  boss === null || boss === 'hidden' ? NONE : bossNumber(boss)

/** Deals two boss cards to each of the others. Who has chosen keeps one of them: the one in sight, or any. */
function dealBosses(state: State, { players, viewer }: OverbossPosition, source: HasRandom): void {
  for (const [seat, { dealt, boss }] of players.entries()) {
    if (seat === viewer) continue
    const player = state.players[seat]!
    const inSight = player.boss === NONE ? [] : [player.boss]
    player.dealt = dealt === 0 ? [] : [...inSight, ...state.boxedBosses.splice(inSight.length - dealt)]
    if (boss === 'hidden') player.boss = player.dealt[randomBelow(source, player.dealt.length)]!
  }
}

/** Asks the other seats, whose choices depend on their bosses. Their hidden answers are random ones. */
function askOthers(state: State, { asked, answered, viewer, own }: OverbossPosition, source: HasRandom): void {
  if (answered.length === 0 && asked.every(seat => seat === viewer)) return
  state.asks = []
  run(state, [])
  const { asks } = state
  const asksOf = (seats: readonly Seat[]) => asks.filter(one => seats.includes(one.seat))
  state.asks = asksOf(asked).map(one => (one.seat === viewer && own?.ask ? own.ask : one))
  state.answers = answered.map(seat => {
    if (seat === viewer && own?.answer) return { seat, choice: own.answer }
    const { choices } = asksOf([seat])[0]!
    return { seat, choice: choices[randomBelow(source, choices.length)]! }
  })
}
