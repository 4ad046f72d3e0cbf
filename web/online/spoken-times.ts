const SECOND = 1000
/** A clock speaks only at these seconds, so that it does not talk all the time. */
const spoken = [10, 30] as const
/** A clock that begins with less has passed them already. */
const SLACK = 2

export const lastWarning = spoken[0]

/** The seconds to say when so many milliseconds were left before and are left now. Undefined if it is not the time for it. */
export const secondsToSay = (before: number, now: number): (typeof spoken)[number] | undefined =>
  spoken.find(seconds => before > seconds * SECOND && now <= seconds * SECOND && now > (seconds - SLACK) * SECOND)
