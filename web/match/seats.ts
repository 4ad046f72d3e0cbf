// Who sits where: people on this device and bots.
import { isWords } from '@overlair/rules/kernel'

export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }

/** A seat as it was kept, or undefined when it makes no sense. */
export function readSeat(value: unknown): SeatPlan | undefined {
  if (!isWords(value) || typeof value.name !== 'string') return undefined
  const name = value.name
  if (value.kind === 'person') return { kind: 'person', name }
  if (value.kind === 'bot' && typeof value.level === 'string') return { kind: 'bot', name, level: value.level }
  return undefined
}

export const isPerson = (seat: SeatPlan | undefined): boolean => seat?.kind === 'person'
