// What a player alone is called (SB-266). The locales know the titles by these ids.
/** The least points for each title; below all of them is a failure. */
export const titleSteps = [0, 7, 13, 17, 22, 26, 29, 32, 35, 36] as const
export type SoloTitle = `sbm-title-${(typeof titleSteps)[number] | 'failure'}`

export const soloTitle = (points: number): SoloTitle =>
  `sbm-title-${titleSteps.findLast(step => step <= points) ?? 'failure'}`
