import type { DungeonGame, DungeonPosition } from '@overlair/rules/dungeon'
import { boxesIn, boxesOf, shelf } from '@overlair/rules/dungeon/cards/shelf'
import * as games from '@overlair/rules/dungeon/games/index'
import type { BotGame } from '../evaluation/bot-game.ts'
import { dungeonEvaluation } from '../evaluation/dungeon.ts'
import { superBossMonsterEvaluation } from '../evaluation/super-boss-monster.ts'

const botGameOf = (game: DungeonGame, evaluation = dungeonEvaluation(game)): BotGame => ({
  game,
  evaluation,
  preload: options => shelf.load(boxesIn(game.id, options)),
  prepare: ({ sets }: DungeonPosition) => shelf.load(boxesOf(sets)),
})
export const bossMonster = botGameOf(games.bossMonster)
export const nextLevel = botGameOf(games.nextLevel)
export const superBossMonster = botGameOf(games.superBossMonster, superBossMonsterEvaluation)
