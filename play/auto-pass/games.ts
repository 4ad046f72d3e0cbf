// Registry of the automatic answers of all games. Those of a family load on demand, so a browser fetches only what it plays.
import { type GameId, isGameId } from '@overlair/rules/game-ids'
import type { AnyGame } from '@overlair/rules/kernel'
import { type AutoPass, onlyForced } from '../match/automatic.ts'

const loadDungeon = (): Promise<AutoPass> => import('./dungeon/index.ts').then(({ dungeonAutoPass }) => dungeonAutoPass)

/** All other games have no automatic answers. */
const autoPasses: Readonly<Partial<Record<GameId, () => Promise<AutoPass>>>> = {
  'boss-monster': loadDungeon,
  'next-level': loadDungeon,
  'super-boss-monster': loadDungeon,
}

/** Loads how a match answers for the people of a game. */
export async function automaticFor({ id }: AnyGame): Promise<AutoPass> {
  const load = isGameId(id) ? autoPasses[id] : undefined
  return load ? load() : onlyForced
}
