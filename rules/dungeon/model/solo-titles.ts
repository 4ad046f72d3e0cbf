// Titles of a solo game (SB-266). The locales have a text for each id.
/** The points needed for each title. A player with fewer points than all of them has failed. */
export const titleSteps = [0, 7, 13, 17, 22, 26, 29, 32, 35, 36] as const
export type SoloTitle = `sbm-title-${(typeof titleSteps)[number] | 'failure'}`

/** All titles, lowest first. */
export const soloTitles: readonly SoloTitle[] = (['failure', ...titleSteps] as const).map(
  step => `sbm-title-${step}` as const,
)

export const soloTitle = (points: number): SoloTitle =>
  `sbm-title-${titleSteps.findLast(step => step <= points) ?? 'failure'}`
