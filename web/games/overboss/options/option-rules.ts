// Which options of Overboss can be combined.
import type { RawOptions } from '@overlair/rules/kernel'
import { hasBosses } from '../model/has-bosses.ts'

export type DisabledReason = 'board' | 'commands'
/** Returns why an option, or this value of it, cannot be chosen. Undefined if it can. */
export function disabledReasonOf(players: number, option: string, value: unknown): DisabledReason | undefined {
  if (option === 'board' && value === '4x4' && players > 4) return 'board' // OB-24
  if (option === 'commands' && players === 1) return 'commands' // OB-154
  return undefined
}
/** Returns the terrains that the player chose one by one. Undefined for the basic or a random set. */
export const ownTerrains = ({ terrains: chosen }: RawOptions): readonly string[] | undefined =>
  Array.isArray(chosen) ? chosen.filter(one => typeof one === 'string') : undefined

/** The players of whom one can be chosen to begin (OB-188). A player alone has no choice. */
export const possibleFirstPlayers = (players: number): readonly string[] =>
  players === 1 ? [] : Array.from({ length: players }, (_, seat) => String(seat + 1))

/** Drops the options that this player count does not allow. Only a solo player chooses the boss beforehand (OB-157). */
export const validOptions = (players: number, options: RawOptions): RawOptions =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([option, value]) =>
        disabledReasonOf(players, option, value) === undefined &&
        (option !== 'firstPlayer' || value === 'random' || possibleFirstPlayers(players).includes(String(value))) &&
        (option !== 'boss' || (players === 1 && hasBosses(players, options))),
    ),
  )
