// The games that can go on: those of this device and those on the server in one list.
import { nameOf } from '@overlair/play/match/occupants'
import type { MyTable } from '@overlair/protocol/table'
import { type GameId, isGameId } from '@overlair/rules/game-ids'
import type { Route } from '../../platform/routing/routes.ts'
import { gameOfLessonMatch } from '../../platform/storage/lesson-progress.ts'
import type { DamagedMatch, LocalMatch, MatchSummary } from '../../platform/storage/matches.ts'

interface WaitingSeat {
  readonly name: string
  readonly kind: 'person' | 'bot' | 'open' | 'closed'
  readonly level?: string
}
export interface WaitingGame {
  readonly key: string
  readonly game: GameId | undefined
  readonly to: Route
  readonly touched: number
  /** A person of this device must choose. */
  readonly yourTurn: boolean
  readonly seats: readonly WaitingSeat[]
  readonly summary?: MatchSummary | undefined
  /** Set for a table on the server. */
  readonly table?: MyTable
  readonly damage?: string
}

const waitingMatch = (match: LocalMatch | DamagedMatch): WaitingGame => {
  const shared = { key: match.id, to: { page: 'table', match: match.id } as const }
  if ('damage' in match)
    return { ...shared, game: undefined, touched: 0, yourTurn: false, seats: [], damage: match.damage }
  const { record, seats, touched, summary } = match
  return {
    ...shared,
    game: isGameId(record.game) ? record.game : undefined,
    touched,
    yourTurn: true,
    summary,
    seats: seats.flatMap(seat =>
      seat.kind === 'empty'
        ? []
        : [{ name: nameOf(seat), kind: seat.kind, ...(seat.kind === 'bot' && { level: seat.level }) }],
    ),
  }
}
const waitingTable = (table: MyTable): WaitingGame => ({
  key: table.table,
  game: isGameId(table.game) ? table.game : undefined,
  to: { page: 'online', table: table.table },
  touched: table.touched,
  yourTurn: table.yourTurn,
  seats: table.seats.map(({ kind, name = '' }) => ({ kind, name })),
  table,
})

/** The player’s turn comes first, a finished table last. Otherwise the latest change decides. */
export function waitingGames(
  matches: readonly (LocalMatch | DamagedMatch)[],
  tables: readonly MyTable[],
): readonly WaitingGame[] {
  const local = matches.filter(match => 'damage' in match || (!match.over && !gameOfLessonMatch(match.id)))
  return [...local.map(waitingMatch), ...tables.map(waitingTable)].sort(
    (a, b) => urgency(a) - urgency(b) || b.touched - a.touched,
  )
}
const urgency = ({ yourTurn, table, damage }: WaitingGame): number =>
  yourTurn ? 0 : damage === undefined && (table?.status === 'lobby' || table?.status === 'running') ? 1 : 2

/** The lessons that have begun and are not over. */
export const begunLessons = (matches: readonly (LocalMatch | DamagedMatch)[]): readonly GameId[] =>
  matches.flatMap(match => {
    const game = gameOfLessonMatch(match.id)
    return game && !('damage' in match) && !match.over ? [game] : []
  })
