// Registry of the automatic answers of all games. Those of a family load on demand, so a browser fetches only what it plays.
import { type GameId, isGameId } from '@overlair/rules/game-ids'
import type { AnyGame } from '@overlair/rules/kernel'
import { type AutoPass, onlyForced } from '../match/automatic.ts'

const loadDungeon = (): Promise<AutoPass> => import('./dungeon/index.ts').then(({ dungeonAutoPass }) => dungeonAutoPass)

const autoPasses: Readonly<Record<GameId, () => Promise<AutoPass>>> = {
  'boss-monster': loadDungeon,
  'next-level': loadDungeon,
  'super-boss-monster': loadDungeon,
  overboss: async () => onlyForced,
}

/** Loads how a match answers for the people of a game. */
export const automaticFor = ({ id }: AnyGame): Promise<AutoPass> =>
  isGameId(id) ? autoPasses[id]() : Promise.resolve(onlyForced)
