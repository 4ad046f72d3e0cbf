// Score preview of a choice: compares the score sheets after the choice with the current ones, line by line.
import type { LookaheadPosition } from '@overlair/play/lookahead'
import type { Seat } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import { bossCards } from '@overlair/rules/overboss/bosses/index'
import type { LineId } from '@overlair/rules/overboss/result/sheet'

export type Position = LookaheadPosition<View, Choice>
type Sheet = View['players'][number]['score']

export interface ScorePreview {
  /** Points that the choosing seat gains: `sure` and `maybe` together. */
  readonly gain: number
  /** The part that no later move of anybody changes by itself. */
  readonly sure: number
  /** The part that later moves can take away: a majority, or a goal that falls as the map fills. */
  readonly maybe: number
  readonly sheet: Sheet
  readonly changes: readonly LineChange[]
  /** Points that each seat gains or loses. */
  readonly gains: readonly number[]
  /** The simulated choices: the given one and its best follow-ups. */
  readonly path: readonly Choice[]
}
interface LineChange {
  readonly line: LineId
  readonly points: number
}

/**
 * Simulates a choice. Then places the drafted tile and settles the tokens one by one, each where it scores most.
 * Throws if the seat does not exist.
 */
export function previewChoice(now: Position, choice: Choice, seat: Seat): ScorePreview {
  const before = now.view().players.map(player => player.score)
  const { position, path } = playFollowUps(now.after(choice), [choice], seat)
  const after = position.view().players.map(player => player.score)
  const gains = after.map((sheet, i) => sheet.total - (before[i]?.total ?? 0))
  const [old, sheet] = [before[seat], after[seat]]
  if (!old || !sheet) throw new Error(`there is no seat ${seat}`)
  const changes = changesOf(old, sheet)
  const maybe = changes.reduce((sum, { line, points }) => (isUncertain(line, now.view(), seat) ? sum + points : sum), 0)
  const gain = gains[seat] ?? 0
  return { gain, sure: gain - maybe, maybe, sheet, changes, gains, path }
}

/** Whether later moves can take the points of this line away, without a move that attacks the map. */
export function isUncertain(line: LineId, { players }: View, seat: Seat): boolean {
  switch (line) {
    case 'graveyardBonus':
      return players.length > 1
    case 'cloud_island':
      return true
    case 'boss':
      return bossCards.find(({ id }) => id === players[seat]?.boss)?.goal.falls === true
    default:
      return false
  }
}

/** The token to settle first, where it scores most. Undefined if no token can settle. */
export function bestSettlement(now: Position, seat: Seat): Extract<Choice, { settle: unknown }> | undefined {
  const settlements = (now.ask?.choices ?? []).filter(choice => 'settle' in choice)
  if (settlements.length === 0) return undefined
  const { path } = best(settlements, choice => ({ position: now.after(choice), path: [choice] }), seat)
  const [choice] = path
  return choice && 'settle' in choice ? choice : undefined
}

interface Simulated {
  readonly position: Position
  readonly path: readonly Choice[]
}
function playFollowUps(position: Position, path: readonly Choice[], seat: Seat): Simulated {
  const choices = position.ask?.choices ?? []
  const placements = choices.filter(choice => 'place' in choice)
  if (placements.length > 0)
    return best(placements, choice => playFollowUps(position.after(choice), [...path, choice], seat), seat)
  // Tokens settle one by one, each where it scores most on its own: four tokens have too many combinations to try.
  const settlements = choices.filter(choice => 'settle' in choice)
  if (settlements.length === 0) return { position, path }
  const settled = best(settlements, choice => ({ position: position.after(choice), path: [...path, choice] }), seat)
  return playFollowUps(settled.position, settled.path, seat)
}
function best(choices: readonly Choice[], after: (choice: Choice) => Simulated, seat: Seat): Simulated {
  const outcomes = choices.map(after).map(outcome => ({ outcome, total: totalOf(outcome.position, seat) }))
  return outcomes.reduce((a, b) => (b.total > a.total ? b : a)).outcome
}
const totalOf = (position: Position, seat: Seat): number => position.view().players[seat]?.score.total ?? 0

function changesOf(before: Sheet, after: Sheet): LineChange[] {
  const lines = new Map<LineId, number>()
  for (const { line, points } of before.lines) lines.set(line, -points)
  for (const { line, points } of after.lines) lines.set(line, (lines.get(line) ?? 0) + points)
  return [...lines].filter(([, points]) => points !== 0).map(([line, points]) => ({ line, points }))
}
