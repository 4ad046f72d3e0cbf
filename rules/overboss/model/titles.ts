// What points are called. The locales know the titles by these ids.
const scoreMode = [0, 40, 48, 54, 60, 66, 72] as const
const campaign = [0, 12, 18, 24, 30, 36, 42] as const
export type SoloTitle = `soloTitle:${(typeof scoreMode)[number]}`
export type CampaignTitle = `campaignTitle:${(typeof campaign)[number]}`

const reached = <Step extends number>(steps: readonly [Step, ...Step[]], points: number): Step =>
  steps.findLast(step => step <= points) ?? steps[0]

/** One game for the highest score (OB-156). */
export const soloTitle = (points: number): SoloTitle => `soloTitle:${reached(scoreMode, points)}`
/** A whole campaign (OB-181). */
export const campaignTitle = (points: number): CampaignTitle => `campaignTitle:${reached(campaign, points)}`
