import type { GoldenModes } from '../../kernel/testing/golden.ts'

/** Every set-up and variant at least once, at every number of players. */
export const bossMonsterModes: GoldenModes = {
  'boss-monster-two': { players: 2 },
  'boss-monster-a-turn-for-all': { players: 2, everyTurn: true },
  'boss-monster-three': { players: 3 },
  'boss-monster-four': { players: 4 },
  'boss-monster-choose-and-machinations': { players: 3, choose: true, machinations: true },
  'boss-monster-hard-and-revised': { players: 4, hard: true, revised: true },
}
export const nextLevelModes: GoldenModes = {
  'next-level-two': { players: 2 },
  'next-level-three': { players: 3 },
  'next-level-four': { players: 4 },
  'next-level-classic': { players: 2, classic: true, choose: true },
  'next-level-machinations': { players: 3, machinations: true, hard: true },
  'next-level-infinite-lives': { players: 4, infiniteLives: true },
  mixed: { players: 3, mixed: true },
  'mixed-with-the-heroes-of-the-first-game': { players: 4, mixed: true, heroes: 'boss-monster' },
  'mixed-with-everything': {
    players: 2,
    mixed: true,
    choose: true,
    machinations: true,
    hard: true,
    classic: true,
    infiniteLives: true,
    revised: true,
    everyTurn: true,
  },
}
export const superBossMonsterModes: GoldenModes = {
  'super-alone': { players: 1 },
  'super-alone-with-both-sets': { players: 1, bossMonster: true, nextLevel: true },
  'super-challenge': { players: 1, challenge: true },
  'super-two': { players: 2 },
  'super-three-to-the-last-reveal': { players: 3, townDeckEnd: 'onReveal' },
  'super-four': { players: 4 },
  'super-four-by-the-other-readings': { players: 4, mulligan: 'cards', stunnedTarget: 'lost' },
  'super-five': { players: 5 },
  'super-six': { players: 6 },
  'super-extension-for-few': { players: 2, crashLanding: true },
  'super-with-boss-monster': { players: 2, bossMonster: true },
  'super-with-the-heroes-of-boss-monster': { players: 3, bossMonster: true, heroes: 'boss-monster' },
  'super-with-next-level': { players: 3, nextLevel: true },
  'super-with-the-heroes-of-next-level': { players: 2, nextLevel: true, heroes: 'next-level' },
  'super-with-both-sets': { players: 4, bossMonster: true, nextLevel: true },
  'super-items': { players: 3, items: true },
  'super-coins': { players: 2, coins: true },
  'super-with-everything': {
    players: 3,
    bossMonster: true,
    nextLevel: true,
    crashLanding: true,
    items: true,
    coins: true,
  },
}
