// What a choice would bring: the score sheets after it against those of now, line by line.
import type { LookaheadPosition } from '@overlair/play/lookahead'
import type { Seat } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import type { LineId } from '@overlair/rules/overboss/result/sheet'

export type Position = LookaheadPosition<View, Choice>
type Sheet = View['players'][number]['score']

export interface ScorePreview {
  /** What the one who chooses gains. */
  readonly gain: number
  readonly sheet: Sheet
  readonly changes: readonly LineChange[]
  /** What each seat gains or loses. */
  readonly gains: readonly number[]
  /** The choices that were looked at: the first one, and what would best follow it. */
  readonly path: readonly Choice[]
}
interface LineChange {
  readonly line: LineId
  readonly points: number
}

/** Follows a choice through all that must come of it: a drafted tile is placed, its token settles, each where it brings most. */
export function previewChoice(now: Position, choice: Choice, seat: Seat): ScorePreview {
  const before = now.view().players.map(player => player.score)
  const { position, path } = followed(now.after(choice), [choice], seat)
  const after = position.view().players.map(player => player.score)
  const gains = after.map((sheet, i) => sheet.total - (before[i]?.total ?? 0))
  const [old, sheet] = [before[seat], after[seat]]
  if (!old || !sheet) throw new Error(`there is no seat ${seat}`)
  return { gain: gains[seat] ?? 0, sheet, changes: changesOf(old, sheet), gains, path }
}

interface Followed {
  readonly position: Position
  readonly path: readonly Choice[]
}
function followed(position: Position, path: readonly Choice[], seat: Seat): Followed {
  const asked = position.ask?.choices ?? []
  const places = asked.filter(choice => 'place' in choice)
  if (places.length > 0) return best(places, choice => followed(position.after(choice), [...path, choice], seat), seat)
  // Tokens settle one by one, each where it brings most by itself: a hand of four would have too many ways.
  const settles = asked.filter(choice => 'settle' in choice)
  if (settles.length === 0) return { position, path }
  const one = best(settles, choice => ({ position: position.after(choice), path: [...path, choice] }), seat)
  return followed(one.position, one.path, seat)
}
function best(choices: readonly Choice[], after: (choice: Choice) => Followed, seat: Seat): Followed {
  const ends = choices.map(after).map(end => ({ end, total: totalOf(end.position, seat) }))
  return ends.reduce((a, b) => (b.total > a.total ? b : a)).end
}
const totalOf = (position: Position, seat: Seat): number => position.view().players[seat]?.score.total ?? 0

function changesOf(before: Sheet, after: Sheet): LineChange[] {
  const lines = new Map<LineId, number>()
  for (const { line, points } of before.lines) lines.set(line, -points)
  for (const { line, points } of after.lines) lines.set(line, (lines.get(line) ?? 0) + points)
  return [...lines].filter(([, points]) => points !== 0).map(([line, points]) => ({ line, points }))
}
