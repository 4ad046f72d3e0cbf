import { type AnyGame, GameError, type RawOptions } from '@overlair/rules/kernel'
import { type Arguments, numberOf } from './arguments.ts'
import { rawOptions } from './game-flags.ts'

/** How many play, and what else was asked for; the game has accepted it. */
export function playersAndOptions(
  game: AnyGame,
  args: Arguments,
): { readonly players: number; readonly options: RawOptions } {
  const wished = rawOptions(game, args)
  const players = numberOf(args, 'players', 0) ?? usualPlayers(game, wished)
  const options = { ...wished, players }
  game.setup(options, 0)
  return { players, options }
}

/** How many play when nobody said it: two, or as many as the other options allow. */
function usualPlayers(game: AnyGame, options: RawOptions): number {
  const { min, max } = game.players
  const counts = [2, ...Array.from({ length: max - min + 1 }, (_, i) => min + i)]
  return counts.find(players => allows(game, { ...options, players })) ?? min
}

function allows(game: AnyGame, options: RawOptions): boolean {
  try {
    game.setup(options, 0)
    return true
  } catch (error) {
    if (error instanceof GameError) return false
    throw error
  }
}
