/** Changes whenever an old record no longer leads to the same states. */
export const version = 'overboss/4'
