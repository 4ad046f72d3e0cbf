import { dungeonEvaluation } from '@overlair/bots/outlooks/dungeon'
import { superBossMonsterOutlook } from '@overlair/bots/outlooks/super-boss-monster'
import type { DungeonGame } from '@overlair/rules/dungeon'
import * as games from '@overlair/rules/dungeon/games'
import { boxesIn, fetchCards } from '../../games/boxes.ts'
import type { BotGame } from './mind.ts'

const mindOf = (game: DungeonGame, evaluation = dungeonEvaluation(game)): BotGame => ({
  game,
  evaluation,
  prepare: options => fetchCards(boxesIn(game.id, options)),
})
export const bossMonster = mindOf(games.bossMonster)
export const nextLevel = mindOf(games.nextLevel)
export const superBossMonster = mindOf(games.superBossMonster, superBossMonsterOutlook)
