// What became of every card of a game, counted along its record.
import type { AnyGame, Ask, GameEvent, Seat } from './contract.ts'
import { type GameRecord, replay } from './records.ts'

/** `came`: it came to light or into a hand. `had`: by whom. `played` and `used`: the game says what that is for its cards. */
export interface CardUse {
  readonly card: string
  readonly deed: 'came' | 'had' | 'played' | 'used'
  readonly seat?: Seat
}
/** What a game tells of its cards to those who count. */
export interface CardUsageSource<State = unknown, E extends GameEvent = GameEvent> {
  /** Every card that takes part, kind by kind. */
  cards(state: State): readonly { readonly kind: string; readonly card: string }[]
  /** What lies in the hands now. */
  usesInHands(state: State): readonly CardUse[]
  /** What one choice brought about: `state` is the one after it, `asked` what was asked before it. */
  usesIn(events: readonly E[], state: State, asked: readonly Ask[]): readonly CardUse[]
  rounds(state: State): number
  /** What a seat has at the end: souls and wounds, or points. */
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

export function countCardUsage(game: AnyGame, census: CardUsageSource, record: GameRecord): GameCount {
  const start = game.setup(record.options, record.seed)
  const cards: Record<string, CardCount> = {}
  for (const { kind, card } of census.cards(start)) cards[card] = { kind, came: false, had: [], played: 0, used: 0 }
  const note = ({ card, deed, seat }: CardUse) => {
    const line = cards[card]
    if (!line) return
    line.came = true
    if (deed === 'played' || deed === 'used') line[deed]++
    if (deed === 'had' && seat !== undefined && !line.had.includes(seat)) line.had.push(seat)
  }
  census.usesInHands(start).forEach(note)
  let asked = game.asks(start)
  const end = replay(game, record, ({ state, events }) => {
    census.usesIn(events, state, asked).forEach(note)
    census.usesInHands(state).forEach(note)
    asked = game.asks(state)
  })
  const result = game.result(end)
  return {
    rounds: census.rounds(end),
    choices: record.choices.length,
    winners: result?.winners ?? [],
    figures: (result?.scores ?? []).map((_, seat) => census.figures(end, seat)),
    cards,
  }
}
