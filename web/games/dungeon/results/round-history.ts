// The game round by round, for the chart at its end: the record is played once more.
import type { Event, View } from '@overlair/rules/dungeon'
import { heroFacts } from '@overlair/rules/dungeon/engine/card-registry'
import { type Choice, type Game, type GameRecord, replay, type Seat } from '@overlair/rules/kernel'

/** The heroes in the scoring area of a player. */
interface ScoringArea {
  readonly slain: readonly string[]
  readonly survivors: readonly string[]
}
interface RoundEnd {
  readonly round: number
  /** By seat. */
  readonly souls: readonly number[]
  readonly wounds: readonly number[]
}
export interface History {
  readonly rounds: readonly RoundEnd[]
  /** By seat; of who was eliminated, as they lay there last (BM-149). */
  readonly heroes: readonly ScoringArea[]
}

const worth = (heroes: readonly string[], what: 'souls' | 'wounds'): number =>
  heroes.reduce((sum, hero) => sum + heroFacts(hero)[what], 0)

/** What a step has still added before it eliminated the player. */
const withEvents = ({ slain, survivors }: ScoringArea, seat: Seat, events: readonly object[]): ScoringArea => {
  const heroesOf = (what: Event['event']): readonly string[] =>
    events.flatMap(event => {
      const { event: name, seat: whose, hero }: { readonly [fact: string]: unknown } = { ...event }
      return name === what && whose === seat && typeof hero === 'string' ? [hero] : []
    })
  return { slain: [...slain, ...heroesOf('killed')], survivors: [...survivors, ...heroesOf('survived')] }
}

export function roundHistoryOf(game: Game<unknown, Choice, View>, record: GameRecord): History {
  const rounds = new Map<number, RoundEnd>()
  let heroes: readonly (ScoringArea & { readonly out: boolean })[] = []
  replay(game, record, ({ state, events }) => {
    const { round, players } = game.view(state, 'spectator')
    heroes = players.map(({ slain, survivors, out }, seat) => {
      const before = heroes[seat]
      if (!out || !before) return { slain: [...slain], survivors: [...survivors], out }
      return before.out ? before : { ...withEvents(before, seat, events), out }
    })
    rounds.set(round, {
      round,
      souls: heroes.map(({ slain }) => worth(slain, 'souls')),
      wounds: heroes.map(({ survivors }) => worth(survivors, 'wounds')),
    })
  })
  return { rounds: [...rounds.values()], heroes }
}
