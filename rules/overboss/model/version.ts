/** Changes whenever an old record would no longer lead to the same states. */
export const version = 'overboss/3'
