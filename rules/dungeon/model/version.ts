/** Changes whenever an old record would no longer lead to the same states, or an old frame would stand elsewhere. */
export const rulesVersion = '6'
