import { type AnyGame, GameError, type RawOptions } from '@overlair/rules/kernel'
import { type Arguments, numberOf } from './arguments.ts'
import { rawOptions } from './game-flags.ts'

/** Returns the number of players and the options. Throws if the game does not accept them. */
export function playersAndOptions(
  game: AnyGame,
  args: Arguments,
): { readonly players: number; readonly options: RawOptions } {
  const given = rawOptions(game, args)
  const players = numberOf(args, 'players', game.players.min, game.players.max) ?? defaultPlayers(game, given)
  const options = { ...given, players }
  game.setup(options, 0)
  return { players, options }
}

/** The default number of players: two, or the lowest number that the other options allow. */
function defaultPlayers(game: AnyGame, options: RawOptions): number {
  const { min, max } = game.players
  const counts = [2, ...Array.from({ length: max - min + 1 }, (_, i) => min + i)]
  return counts.find(players => accepts(game, { ...options, players })) ?? min
}

function accepts(game: AnyGame, options: RawOptions): boolean {
  try {
    game.setup(options, 0)
    return true
  } catch (error) {
    if (error instanceof GameError) return false
    throw error
  }
}
