// Every way to set the games up that random play has to survive.
import type { RawOptions } from '../../kernel/index.ts'
import type { GameConfiguration } from '../../kernel/testing/configuration.ts'
import { bossMonster, type DungeonGame, nextLevel, superBossMonster } from '../index.ts'

export type DungeonSetUp = GameConfiguration<DungeonGame>
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
/** Of Boss Monster and The Next Level. */
export const setUps: readonly DungeonSetUp[] = [
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
const atTheTable = (name: string, numbers: readonly number[], options: RawOptions): DungeonSetUp => ({
  name: `Super Boss Monster, ${name}`,
  game: superBossMonster,
  players: numbers,
  options,
})
export const superSetUps: readonly DungeonSetUp[] = [
  atTheTable('alone', [1], {}),
  atTheTable('the challenge', [1], { challenge: true }),
  atTheTable('as printed', [2, 3, 4, 5, 6], {}),
  atTheTable('to the last reveal', [3], { townDeckEnd: 'onReveal' }),
  atTheTable('the extension for few', [2], { crashLanding: true }),
  atTheTable('with Boss Monster', [2], withBoss),
  atTheTable('with Boss Monster and its heroes', [3], { ...withBoss, heroes: 'boss-monster' }),
  atTheTable('with The Next Level', [3], withNext),
  atTheTable('with The Next Level and its heroes', [2], { ...withNext, heroes: 'next-level' }),
  atTheTable('with both', [2], withBoth),
  atTheTable('with both and the heroes of Boss Monster', [3], { ...withBoth, heroes: 'boss-monster' }),
  atTheTable('with both and the heroes of The Next Level', [2], { ...withBoth, heroes: 'next-level' }),
  atTheTable('with both, alone', [1], withBoth),
  atTheTable('items', [1, 2], { items: true }),
  atTheTable('coins', [1, 2], { coins: true }),
  atTheTable('everything', [6], { ...withBoth, items: true, coins: true }),
]
