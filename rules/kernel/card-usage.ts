// Counts how each card of a game was used, by replaying the game's record.
import type { AnyGame, Ask, GameEvent, Seat } from './contract.ts'
import { type GameRecord, replay } from './records.ts'

/**
 * `came`: the card was revealed or drawn. `had`: `seat` held it. Each game defines what `played` and `used` mean for its
 * cards.
 */
export interface CardUse {
  readonly card: string
  readonly use: 'came' | 'had' | 'played' | 'used'
  readonly seat?: Seat
}
/** What a game reports about its cards for statistics. */
export interface CardUsageSource<State = unknown, E extends GameEvent = GameEvent> {
  /** All cards in this game, grouped by kind. */
  cards(state: State): readonly { readonly kind: string; readonly card: string }[]
  /** The cards that are in hands now. */
  usesInHands(state: State): readonly CardUse[]
  /** The uses caused by one choice. `state` is the state after it; `asked` are the asks before it. */
  usesIn(events: readonly E[], state: State, asked: readonly Ask[]): readonly CardUse[]
  rounds(state: State): number
  /** The final figures of a seat: souls and wounds, or points. */
  figures(state: State, seat: Seat): { readonly [figure: string]: number }
}

export interface CardCount {
  readonly kind: string
  came: boolean
  readonly had: Seat[]
  played: number
  used: number
}
export interface GameCount {
  readonly rounds: number
  readonly choices: number
  readonly winners: readonly Seat[]
  /** By seat. */
  readonly figures: readonly { readonly [figure: string]: number }[]
  readonly cards: { readonly [card: string]: CardCount }
}

export function countCardUsage(game: AnyGame, source: CardUsageSource, record: GameRecord): GameCount {
  const start = game.setup(record.options, record.seed)
  const cards: Record<string, CardCount> = {}
  for (const { kind, card } of source.cards(start)) cards[card] = { kind, came: false, had: [], played: 0, used: 0 }
  const add = ({ card, use, seat }: CardUse) => {
    const count = cards[card]
    if (!count) return
    count.came = true
    if (use === 'played' || use === 'used') count[use]++
    if (use === 'had' && seat !== undefined && !count.had.includes(seat)) count.had.push(seat)
  }
  source.usesInHands(start).forEach(add)
  let asked = game.asks(start)
  const end = replay(game, record, ({ state, events }) => {
    source.usesIn(events, state, asked).forEach(add)
    source.usesInHands(state).forEach(add)
    asked = game.asks(state)
  })
  const result = game.result(end)
  return {
    rounds: source.rounds(end),
    choices: record.choices.length,
    winners: result?.winners ?? [],
    figures: (result?.scores ?? []).map((_, seat) => source.figures(end, seat)),
    cards,
  }
}
