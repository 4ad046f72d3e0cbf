// What a saved game has come to, in words.
import { say } from '../platform/i18n/say.ts'
import type { MatchSummary } from '../platform/storage/matches.ts'

/** “Round 7”, “Turn 10 of 12”, “Setup”. */
export function progressText({ round, rounds }: MatchSummary): string {
  if (rounds !== undefined) return say('web.summary.turn', { n: round, total: rounds })
  return round === 0 ? say('web.summary.setup') : say('web.summary.round', { n: round })
}
/** “4 souls · 1 wound” or “37 points”. */
export function scoreText({ points, wounds }: MatchSummary['scores'][number]): string {
  if (wounds === undefined) return say('web.summary.points', { n: points })
  return `${say('web.summary.souls', { n: points })} · ${say('web.summary.wounds', { n: wounds })}`
}
/** Who is ahead. Undefined while nobody is. */
export function leaderText({ scores }: MatchSummary, names: readonly string[]): string | undefined {
  const best = Math.max(...scores.map(({ points }) => points))
  const leaders = names.filter((_, seat) => scores[seat]?.points === best)
  const [leader] = leaders
  return leaders.length === 1 && leader !== undefined && scores.length > 1
    ? say('web.summary.leads', { name: leader })
    : undefined
}

/** Who has won or how far the match is, and what each player has. */
export function courseText(summary: MatchSummary, names: readonly string[]): string {
  const winners = summary.winners?.map(seat => names[seat] ?? '') ?? []
  const course =
    winners.length > 0
      ? say('web.summary.won', { names: winners.join(', ') })
      : summary.winners
        ? []
        : progressText(summary)
  const scores = names.flatMap((name, seat) => {
    const score = summary.scores[seat]
    return score ? `${name}: ${scoreText(score)}` : []
  })
  return [course, ...scores].flat().join(' · ')
}
