// Titles for points. The ids are locale keys.
const scoreMode = [0, 40, 48, 54, 60, 66, 72] as const
const campaign = [0, 12, 18, 24, 30, 36, 42] as const
export type SoloTitle = `soloTitle:${(typeof scoreMode)[number]}`
export type CampaignTitle = `campaignTitle:${(typeof campaign)[number]}`

const highestReached = <Points extends number>(thresholds: readonly [Points, ...Points[]], points: number): Points =>
  thresholds.findLast(threshold => threshold <= points) ?? thresholds[0]

/** All titles of Score mode, lowest first (OB-156). */
export const soloTitles: readonly SoloTitle[] = scoreMode.map(points => `soloTitle:${points}` as const)
/** The title for one solo game in Score mode (OB-156). */
export const soloTitle = (points: number): SoloTitle => `soloTitle:${highestReached(scoreMode, points)}`
/** The title for a whole campaign (OB-181). */
export const campaignTitle = (points: number): CampaignTitle => `campaignTitle:${highestReached(campaign, points)}`
