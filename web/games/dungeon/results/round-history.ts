// Souls and wounds round by round, for the chart after the game. They come from a replay of the record.
import { openReplay } from '@overlair/play/match/replay'
import type { Event, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Choice, Game, GameRecord, Seat } from '@overlair/rules/kernel'

/** The heroes in the scoring area of a player. */
interface ScoredHeroes {
  readonly slain: readonly string[]
  readonly survivors: readonly string[]
}
interface RoundEnd {
  readonly round: number
  /** By seat. */
  readonly souls: readonly number[]
  readonly wounds: readonly number[]
}
export interface RoundHistory {
  readonly rounds: readonly RoundEnd[]
  /** By seat. For an eliminated player: the last state of the scoring area (BM-149). */
  readonly heroes: readonly ScoredHeroes[]
}

const totalOf = (heroes: readonly string[], kind: 'souls' | 'wounds'): number =>
  heroes.reduce((sum, hero) => sum + shelf.heroFacts(hero)[kind], 0)

/** Adds the heroes that died or survived in the choice that eliminated the player. The view after it no longer shows them. */
const withEvents = ({ slain, survivors }: ScoredHeroes, seat: Seat, events: readonly object[]): ScoredHeroes => {
  const heroesOf = (eventName: Event['event']): readonly string[] =>
    events.flatMap(event => {
      const { event: name, seat: owner, hero }: { readonly [field: string]: unknown } = { ...event }
      return name === eventName && owner === seat && typeof hero === 'string' ? [hero] : []
    })
  return { slain: [...slain, ...heroesOf('killed')], survivors: [...survivors, ...heroesOf('survived')] }
}

export function roundHistoryOf(game: Game<unknown, Choice, View>, record: GameRecord): RoundHistory {
  const rounds = new Map<number, RoundEnd>()
  let heroes: readonly (ScoredHeroes & { readonly out: boolean })[] = []
  const replay = openReplay(game, record, [])
  const table = replay.seat('spectator')
  replay.seek(replay.length)
  for (const { index, events } of table.log()) {
    replay.seek(index + 1)
    const { round, players } = table.view()
    heroes = players.map(({ slain, survivors, out }, seat) => {
      const before = heroes[seat]
      if (!out || !before) return { slain: [...slain], survivors: [...survivors], out }
      return before.out ? before : { ...withEvents(before, seat, events), out }
    })
    rounds.set(round, {
      round,
      souls: heroes.map(({ slain }) => totalOf(slain, 'souls')),
      wounds: heroes.map(({ survivors }) => totalOf(survivors, 'wounds')),
    })
  }
  return { rounds: [...rounds.values()], heroes }
}
