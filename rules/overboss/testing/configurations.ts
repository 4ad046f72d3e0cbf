// Every way to set the game up that random play has to survive.
import type { GameConfiguration } from '../../kernel/testing/configuration.ts'
import { levels } from '../campaign/levels.ts'
import { overboss } from '../index.ts'
import { boardIds } from '../model/boards.ts'

export type OverbossSetUp = GameConfiguration<typeof overboss>
const yesAndNo = [false, true]

/** Both boards, with and without bosses and commands, as far as the rules allow (OB-24, OB-154). */
const tables: readonly OverbossSetUp[] = boardIds.flatMap(board =>
  yesAndNo.flatMap(bosses =>
    yesAndNo.map(commands => ({
      name: ['Overboss', board, ...(bosses ? ['bosses'] : []), ...(commands ? ['commands'] : [])].join(' '),
      game: overboss,
      players: [...(commands ? [] : [1]), 2, 3, 4, ...(board === '4x4' ? [] : [5])],
      options: { board, bosses, commands, terrains: 'random' },
    })),
  ),
)
const campaign: readonly OverbossSetUp[] = levels.map(({ level }) => ({
  name: `Overboss campaign level ${level}`,
  game: overboss,
  players: [1],
  options: { level: String(level) },
}))
export const setUps: readonly OverbossSetUp[] = [...tables, ...campaign]
