const SECOND = 1000
const pad = (n: number): string => String(n).padStart(2, '0')

/** “0:07”, “12:30”, “1:02:03”. A time below zero counts as none. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}
/** The same for a time that runs out: it shows 0:01 until the last second is over. */
export const countdownText = (milliseconds: number): string => clockText(Math.ceil(milliseconds / SECOND) * SECOND)
