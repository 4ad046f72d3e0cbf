// Spans and moments of time in the language of the reader.
import { currentLanguage } from '../platform/i18n/say.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** “30 sec”, “5 min”, “1 day”: in the largest unit that fits, rounded down. */
export function spanText(seconds: number): string {
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? units[3]
  const number = new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'short' })
  return number.format(Math.floor(seconds / length))
}
export const momentText = (time: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(time)
