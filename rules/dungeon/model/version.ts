/** Raise it whenever an old record would lead to other states, or an old frame would point to another step. */
export const rulesVersion = '7'
