import { basePlayers, superPlayers } from '@overlair/rules/dungeon/model/player-counts'
import type { GameModule } from '../../game-module/game-module.ts'
import bossMonsterBox from '../../sprites/box-boss-monster.png'
import nextLevelBox from '../../sprites/box-next-level.png'
import superBossMonsterBox from '../../sprites/box-super-boss-monster.png'

const loadGames = () => import('./playable-games.ts')
const loadCardCollection = async () => (await import('./card-collection.tsx')).loadCardCollection()

export const bossMonster: GameModule = {
  id: 'boss-monster',
  picture: bossMonsterBox,
  players: basePlayers,
  minutes: { min: 20, max: 30 },
  loadGame: async () => (await loadGames()).bossMonsterGame,
  loadCardCollection,
  loadLesson: async () => (await import('./lessons/boss-monster.ts')).lesson,
}
export const nextLevel: GameModule = {
  id: 'next-level',
  picture: nextLevelBox,
  players: basePlayers,
  minutes: { min: 20, max: 30 },
  loadGame: async () => (await loadGames()).nextLevelGame,
  loadCardCollection,
}
export const superBossMonster: GameModule = {
  id: 'super-boss-monster',
  picture: superBossMonsterBox,
  players: superPlayers,
  minutes: { min: 40, max: 60 },
  loadGame: async () => (await loadGames()).superBossMonsterGame,
  loadCardCollection,
  loadLesson: async () => (await import('./lessons/super-boss-monster.ts')).lesson,
}
