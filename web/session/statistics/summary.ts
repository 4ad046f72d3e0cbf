// Statistics over finished games. Wins and places count where one person of this device played: with two, the device has no side.
import { botLevels } from '@overlair/bots/levels'
import { type GameId, gameIds } from '@overlair/rules/game-ids'
import type { FinishedGame } from '../../platform/storage/finished-games.ts'

/** Games with wins, over those in which one person of this device played against others. */
export interface Tally {
  readonly games: number
  /** Games that can be won or lost. */
  readonly contested: number
  readonly wins: number
  /** Undefined without contested games. */
  readonly place: number | undefined
}
interface Row extends Tally {
  readonly game: GameId
  readonly players: number
}
/** Points of the own seat in one game. */
interface PointsAt {
  readonly when: number
  readonly points: number
}
export interface Summary {
  readonly all: Tally
  /** Per game and number of players, without empty ones. */
  readonly rows: readonly Row[]
  /** Per level of bots: games with at least one such bot. */
  readonly bots: readonly (Tally & { readonly level: string })[]
  /** Own points over time, by game, without empty ones. */
  readonly points: readonly { readonly game: GameId; readonly played: readonly PointsAt[] }[]
  readonly longest: FinishedGame | undefined
}

const ownSeat = ({ own }: FinishedGame): number | undefined => (own.length === 1 ? own[0] : undefined)

/** The own place, 1 for a winner. Undefined alone at the table, or if several people of this device played. */
export function placeIn(game: FinishedGame): number | undefined {
  const seat = ownSeat(game)
  if (seat === undefined || game.scores.length < 2) return undefined
  if (game.winners.includes(seat)) return 1
  return 1 + game.scores.filter((score, other) => game.winners.includes(other) || score > game.scores[seat]!).length
}

function tally(games: readonly FinishedGame[]): Tally {
  const places = games.flatMap(game => placeIn(game) ?? [])
  return {
    games: games.length,
    contested: places.length,
    wins: places.filter(place => place === 1).length,
    place: places.length === 0 ? undefined : places.reduce((sum, place) => sum + place, 0) / places.length,
  }
}

export function summarise(finished: readonly FinishedGame[]): Summary {
  const of = (game: GameId) => finished.filter(one => one.game === game)
  const counts = [...new Set(finished.map(({ scores }) => scores.length))].sort((a, b) => a - b)
  return {
    all: tally(finished),
    rows: gameIds
      .flatMap(game =>
        counts.map(players => ({ game, players, ...tally(of(game).filter(one => one.scores.length === players)) })),
      )
      .filter(({ games }) => games > 0),
    bots: botLevels
      .map(level => ({ level, ...tally(finished.filter(({ bots }) => bots.includes(level))) }))
      .filter(({ games }) => games > 0),
    points: gameIds
      .map(game => ({
        game,
        played: of(game).flatMap(one => {
          const seat = ownSeat(one)
          return seat === undefined ? [] : [{ when: one.when, points: one.scores[seat]! }]
        }),
      }))
      .filter(({ played }) => played.length > 0),
    longest: finished.reduce<FinishedGame | undefined>(
      (longest, game) => (longest && longest.choices >= game.choices ? longest : game),
      undefined,
    ),
  }
}
