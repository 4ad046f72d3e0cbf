import { isPlayedByPerson } from '@overlair/play/match/occupants'
import { players } from '@overlair/rules/overboss/model/player-counts'
import type { GameModule } from '../../game-module/game-module.ts'
import { loadTexts, say } from '../../platform/i18n/say.ts'
import picture from '../../sprites/box-overboss.png'

export const overboss: GameModule = {
  id: 'overboss',
  picture,
  players,
  loadGame: async () => (await import('./playable-game.ts')).playableGame,
  loadCardCollection: async () => (await import('./components/component-collection.tsx')).loadComponentCollection(),
  progressOf: ({ record, seats }) => {
    const person = Math.max(0, seats.findIndex(isPlayedByPerson))
    const placed = record.choices.filter(({ seat, choice }) => seat === person && 'place' in choice).length
    const { level } = record.options
    return [
      ...(typeof level === 'number' && level > 0 ? [say('web.ob.level', { n: level })] : []),
      say('web.ob.tilesPlaced', { n: placed }),
    ].join(' · ')
  },
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  async loadCampaignPage() {
    const [{ Page, title }] = await Promise.all([import('./campaign/page.tsx'), loadTexts(['overboss', 'solo'])])
    return { Page, title }
  },
}
