import { bossMonster, nextLevel } from '@overlair/rules/dungeon'
import { type AnyGame, type Ask, type Choice, GameError, type Seat } from '@overlair/rules/kernel'
import { dungeonOutlook } from './dungeon.ts'
import { overbossOutlook } from './overboss.ts'
import { superBossMonsterOutlook } from './super-boss-monster.ts'

/** What a bot has to be told of a game to think ahead in it. */
export interface Outlook<State = unknown> {
  /** How good the state is for the seat: more is better. */
  worth(state: State, seat: Seat): number
  /** Differs from turn to turn: thinking ends with the turn. */
  turn(state: State): number
  /** Those of the choices that are worth a thought, at least one; all of them unless the game knows better. */
  considered?(state: State, ask: Ask): readonly Choice[]
  /** Choices that are followed up at each depth: as many as there is time for. */
  readonly beam: number
}

const outlooks: { readonly [game: string]: Outlook } = {
  'boss-monster': dungeonOutlook(bossMonster),
  'next-level': dungeonOutlook(nextLevel),
  'super-boss-monster': superBossMonsterOutlook,
  overboss: overbossOutlook,
}

export function outlookOn(game: AnyGame): Outlook {
  const outlook = outlooks[game.id]
  if (!outlook) throw new GameError('no-outlook', `no bot knows yet what is good in ${game.id}`)
  return outlook
}
