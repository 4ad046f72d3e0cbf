import { players } from '@overlair/rules/overboss/model/player-counts'
import type { GameModule } from '../../game-module/game-module.ts'
import { loadTexts } from '../../platform/i18n/say.ts'
import picture from '../../sprites/box-overboss.png'

export const overboss: GameModule = {
  id: 'overboss',
  picture,
  players,
  minutes: { min: 15, max: 25 },
  loadGame: async () => (await import('./playable-game.ts')).playableGame,
  loadCardCollection: async () => (await import('./components/component-collection.tsx')).loadComponentCollection(),
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  async loadCampaignPage() {
    const [{ Page, title }] = await Promise.all([import('./campaign/page.tsx'), loadTexts(['overboss', 'solo'])])
    return { Page, title }
  },
}
