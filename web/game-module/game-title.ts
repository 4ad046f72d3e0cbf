import type { GameId } from '@overlair/rules/game-ids'
import { say } from '../platform/i18n/say.ts'

/** Returns the title as it is printed on the box in the language of the app. */
export const gameTitle = (game: GameId): string => say(`web.game.${game}`)
