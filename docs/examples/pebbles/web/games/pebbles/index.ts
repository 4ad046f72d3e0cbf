import type { GameModule } from '../../game-module/game-module.ts'
import picture from '../../sprites/wall.png'

export const pebbles: GameModule = {
  id: 'pebbles',
  picture,
  players: { min: 2, max: 4 },
  minutes: { min: 1, max: 3 },
  loadGame: async () => (await import('./playable-game.tsx')).playableGame,
  loadCardCollection: async () => (await import('./card-collection.tsx')).cardCollection,
}
