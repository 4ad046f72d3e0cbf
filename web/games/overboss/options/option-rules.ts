// Which wishes go together before a game of Overboss.
import type { RawOptions } from '@overlair/rules/kernel'
import { withBosses } from '../model/with-bosses.ts'

export type DisabledReason = 'board' | 'commands'
/** Why an option, or this value of it, cannot be chosen. */
export function disabledReasonOf(players: number, option: string, value: unknown): DisabledReason | undefined {
  if (option === 'board' && value === '4x4' && players > 4) return 'board' // OB-24
  if (option === 'commands' && players === 1) return 'commands' // OB-154
  return undefined
}
/** The terrains that were chosen one by one. */
export const ownTerrains = ({ terrains: chosen }: RawOptions): readonly string[] | undefined =>
  Array.isArray(chosen) ? chosen.filter(one => typeof one === 'string') : undefined

/** What of the wishes holds at a table of so many; a boss is chosen beforehand only by a player alone (OB-157). */
export const validOptions = (players: number, wishes: RawOptions): RawOptions =>
  Object.fromEntries(
    Object.entries(wishes).filter(
      ([option, value]) =>
        disabledReasonOf(players, option, value) === undefined &&
        (option !== 'boss' || (players === 1 && withBosses(players, wishes))),
    ),
  )
