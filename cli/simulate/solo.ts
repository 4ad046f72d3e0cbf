// Statistics over games of one player: scores, titles, objectives and side missions. Such a player wins every game.
import type { SoloMark } from '@overlair/rules/kernel'
import type { SoloTotals } from './totals.ts'

export interface MarkLine {
  readonly kind: SoloMark['kind']
  readonly id: string
  readonly games: number
}
/** `solo` in the output of `--json`. */
export interface SoloSummary {
  /** Null if no game finished. */
  readonly worst: number | null
  readonly best: number | null
  /** Number of games by score, lowest score first. Scores of no game are missing. */
  readonly scores: readonly { readonly score: number; readonly games: number }[]
  /** The number of games that reached each title, objective and side mission. */
  readonly marks: readonly MarkLine[]
}

export function soloSummary({ games, marks }: SoloTotals): SoloSummary {
  const scores = [...games].map(([score, n]) => ({ score, games: n })).sort((a, b) => a.score - b.score)
  return {
    worst: scores[0]?.score ?? null,
    best: scores.at(-1)?.score ?? null,
    scores,
    marks: [...marks].map(([id, { kind, games: n }]) => ({ kind, id, games: n })),
  }
}

const SPAN = 5
/** A row of the distribution: the games with scores from `least` to `most`. */
export interface ScoreSpan {
  readonly least: number
  readonly most: number
  readonly games: number
}
/** Groups the scores by spans of five, from the worst to the best, without gaps. */
export function scoreSpans({ worst, best, scores }: SoloSummary): readonly ScoreSpan[] {
  if (worst === null || best === null) return []
  const first = Math.floor(worst / SPAN)
  return Array.from({ length: Math.floor(best / SPAN) - first + 1 }, (_, i) => {
    const least = (first + i) * SPAN
    const most = least + SPAN - 1
    const inSpan = scores.filter(({ score }) => score >= least && score <= most)
    return { least, most, games: inSpan.reduce((sum, { games }) => sum + games, 0) }
  })
}
