// All configurations of the games that random play must handle.
import type { RawOptions } from '../../kernel/index.ts'
import type { GameConfiguration } from '../../kernel/testing/configuration.ts'
import { bossMonster, type DungeonGame, nextLevel, superBossMonster } from '../index.ts'

export type DungeonConfiguration = GameConfiguration<DungeonGame>
const allVariants = {
  choose: true,
  machinations: true,
  hard: true,
  classic: true,
  infiniteLives: true,
  revised: true,
  everyTurn: true,
}
const players = [2, 3, 4]
/** Configurations of Boss Monster and The Next Level. */
export const configurations: readonly DungeonConfiguration[] = [
  { name: 'Boss Monster', game: bossMonster, players, options: {} },
  {
    name: 'Boss Monster with variants',
    game: bossMonster,
    players,
    options: { choose: true, machinations: true, hard: true, revised: true, everyTurn: true },
  },
  { name: 'The Next Level', game: nextLevel, players, options: {} },
  {
    name: 'The Next Level with infinite lives',
    game: nextLevel,
    players,
    options: { infiniteLives: true, machinations: true },
  },
  { name: 'both sets mixed', game: nextLevel, players, options: { mixed: true } },
  {
    name: 'both sets with the base heroes and all variants',
    game: nextLevel,
    players,
    options: { ...allVariants, mixed: true, heroes: 'boss-monster' },
  },
]

const withBoss = { bossMonster: true }
const withNext = { nextLevel: true }
const withBoth = { ...withBoss, ...withNext }
const superSetUp = (name: string, playerCounts: readonly number[], options: RawOptions): DungeonConfiguration => ({
  name: `Super Boss Monster, ${name}`,
  game: superBossMonster,
  players: playerCounts,
  options,
})
export const superConfigurations: readonly DungeonConfiguration[] = [
  superSetUp('alone', [1], {}),
  superSetUp('the challenge', [1], { challenge: true }),
  superSetUp('as printed', [2, 3, 4, 5, 6], {}),
  superSetUp('to the last reveal', [3], { townDeckEnd: 'onReveal' }),
  superSetUp('by the other readings', [2, 4], { mulligan: 'cards', stunnedTarget: 'lost' }),
  superSetUp('the extension for few', [2], { crashLanding: true }),
  superSetUp('with Boss Monster', [2], withBoss),
  superSetUp('with Boss Monster and its heroes', [3], { ...withBoss, heroes: 'boss-monster' }),
  superSetUp('with The Next Level', [3], withNext),
  superSetUp('with The Next Level and its heroes', [2], { ...withNext, heroes: 'next-level' }),
  superSetUp('with both', [2], withBoth),
  superSetUp('with both and the heroes of Boss Monster', [3], { ...withBoth, heroes: 'boss-monster' }),
  superSetUp('with both and the heroes of The Next Level', [2], { ...withBoth, heroes: 'next-level' }),
  superSetUp('with both, alone', [1], withBoth),
  superSetUp('items', [1, 2], { items: true }),
  superSetUp('coins', [1, 2], { coins: true }),
  superSetUp('everything', [6], { ...withBoth, items: true, coins: true }),
]
