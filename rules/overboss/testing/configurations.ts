// All configurations of the game for property tests and the fuzzer.
import type { GameConfiguration } from '../../kernel/testing/configuration.ts'
import { levels } from '../campaign/levels.ts'
import { overboss } from '../index.ts'
import { boardIds } from '../model/boards.ts'

export type OverbossConfiguration = GameConfiguration<typeof overboss>
const offAndOn = [false, true]

/** Both boards, with and without bosses and commands, for the player counts that the rules allow (OB-24, OB-154). */
const variants: readonly OverbossConfiguration[] = boardIds.flatMap(board =>
  offAndOn.flatMap(bosses =>
    offAndOn.map(commands => ({
      name: ['Overboss', board, ...(bosses ? ['bosses'] : []), ...(commands ? ['commands'] : [])].join(' '),
      game: overboss,
      players: [...(commands ? [] : [1]), 2, 3, 4, ...(board === '4x4' ? [] : [5])],
      options: { board, bosses, commands, terrains: 'random' },
    })),
  ),
)
/** Every campaign level, on both boards (OB-187). */
const campaign: readonly OverbossConfiguration[] = boardIds.flatMap(board =>
  levels.map(({ level }) => ({
    name: `Overboss ${board} campaign level ${level}`,
    game: overboss,
    players: [1],
    options: { board, level: String(level) },
  })),
)
/** The last player begins by choice (OB-188). */
const chosenFirst: readonly OverbossConfiguration[] = [2, 3, 4, 5].map(players => ({
  name: `Overboss, player ${players} begins`,
  game: overboss,
  players: [players],
  options: { firstPlayer: String(players), bosses: true, commands: true },
}))
export const configurations: readonly OverbossConfiguration[] = [...variants, ...chosenFirst, ...campaign]
