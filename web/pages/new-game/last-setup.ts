// How each game was last set up on this device, so that “Play now” repeats it.
import { type BotLevel, isBotLevel } from '@overlair/bots/levels'
import type { GameId } from '@overlair/rules/game-ids'
import { isJsonObject, type RawOptions } from '@overlair/rules/kernel'

export interface LastSetup {
  /** The levels of the bots. */
  readonly bots: readonly BotLevel[]
  readonly options: RawOptions
}
const keyOf = (game: GameId): string => `overlair.setup.${game}`

export function rememberSetup(game: GameId, setup: LastSetup): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(setup))
  } catch {
    // Without storage the next game begins with the default options.
  }
}

/** Undefined if the game was never set up here, or if the entry is damaged. */
export function lastSetup(game: GameId): LastSetup | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    if (!isJsonObject(saved) || !Array.isArray(saved.bots) || !isJsonObject(saved.options)) return undefined
    const { bots, options } = saved
    return bots.every(level => typeof level === 'string' && isBotLevel(level))
      ? { bots: bots as readonly BotLevel[], options: options as RawOptions }
      : undefined
  } catch {
    return undefined
  }
}
