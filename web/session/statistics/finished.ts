// Collects facts about finished games: at their end, and once from the games that are saved on this device.
import { botLevelOf, isPlayedByPerson, type Occupant } from '@overlair/play/match/occupants'
import { isGameId } from '@overlair/rules/game-ids'
import { GameError, type GameRecord, type Result, replay, type Seat } from '@overlair/rules/kernel'
import { deleteFinished, type FinishedGame, listFinished, saveFinished } from '../../platform/storage/finished-games.ts'
import { gameOfLessonMatch } from '../../platform/storage/lesson-progress.ts'
import { type LocalMatch, listMatches } from '../../platform/storage/matches.ts'
import { loadRecord } from '../load-record.ts'

interface Ended {
  readonly id: string
  readonly record: GameRecord
  readonly result: Result
  readonly seats: readonly Occupant[]
  readonly own: readonly Seat[]
  readonly when: number
}
/** Undefined for a lesson: its end is given. */
export function factsOf({ id, record, result, seats, own, when }: Ended): FinishedGame | undefined {
  if (gameOfLessonMatch(id) || !isGameId(record.game)) return undefined
  return {
    match: id,
    game: record.game,
    scores: [...result.scores],
    winners: [...result.winners],
    own,
    bots: [...new Set(seats.flatMap(seat => botLevelOf(seat) ?? []))],
    choices: record.choices.length,
    when,
  }
}

/** Brings the facts up to date with the games that are saved here, and returns all. */
export async function collectFinished(): Promise<readonly FinishedGame[]> {
  const known = new Set((await listFinished()).map(({ match }) => match))
  for (const match of await listMatches()) {
    if ('damage' in match) continue
    if (!match.over && known.has(match.id)) await deleteFinished(match.id)
    const facts = match.over && !known.has(match.id) ? await factsOfSaved(match) : undefined
    if (facts) await saveFinished(facts)
  }
  return listFinished()
}
/** Undefined for a game that the current rules cannot replay to its end. */
async function factsOfSaved({ id, record: saved, seats, touched }: LocalMatch): Promise<FinishedGame | undefined> {
  try {
    const { playable, record } = await loadRecord(saved)
    const result = playable.game.result(replay(playable.game, record))
    const own = seats.flatMap((occupant, seat) => (isPlayedByPerson(occupant) ? [seat] : []))
    return result && factsOf({ id, record, result, seats, own, when: touched })
  } catch (error) {
    if (error instanceof GameError) return undefined
    throw error
  }
}
