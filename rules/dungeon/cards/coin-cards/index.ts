// Cards of our own design that gain and cost coins (SB-288).
import type { Box } from '../../engine/cards.ts'
import { act, choose, commuting, declare, oncePerRound, pay, type StepList } from '../../engine/combinators.ts'
import { player } from '../../engine/queries.ts'
import type { EffectVars } from '../../model/state.ts'
import { addCoins } from '../../super/coins.ts'
import { activated, cast, minionAction, monster, on, spell, trap, whenBuilt } from '../language/declarations.ts'
import {
  bossShows,
  drawRooms,
  drawSpells,
  here,
  heroInYours,
  itTakes,
  thisDealsMore,
  treasureType,
} from '../language/index.ts'

const gainCoins = (count: number): StepList<EffectVars> => commuting(act((s, { you }) => addCoins(s, you, count)))
const payCoins = (count: number): StepList<EffectVars> =>
  pay(
    (s, { you }: EffectVars) => player(s, you).coins >= count,
    (s, { you }) => addCoins(s, you, -count),
  )

const rooms = [
  trap('toll-bridge', { damage: 1, treasure: 'thief', copies: 2 }, on('hero-enters', here, oncePerRound, gainCoins(1))),
  monster('pawn-shop', { damage: 1, treasure: ['fighter', 'thief'], copies: 2 }, minionAction(gainCoins(2))),
  monster(
    'coin-golem',
    { damage: 2, treasure: 'fighter', copies: 2 },
    activated({}, oncePerRound, payCoins(1), declare, thisDealsMore(2)),
  ),
  trap('collection-box', { damage: 1, treasure: ['cleric', 'cleric'], copies: 2 }, on('hero-dies', here, gainCoins(1))),
  monster(
    'bribed-oracle',
    { damage: 3, treasure: 'mage', copies: 1, advanced: true },
    activated({}, oncePerRound, payCoins(2), declare, drawSpells(1)),
  ),
  trap('royal-mint', { damage: 2, treasure: ['cleric', 'mage'], copies: 1, advanced: true }, whenBuilt(gainCoins(3))),
]
const spells = [
  spell(
    'hired-muscle',
    { phase: 'adventure', copies: 2 },
    cast(choose('hero', heroInYours), payCoins(2), declare, itTakes(4)),
  ),
  spell(
    'bribe',
    { phase: 'build', copies: 2 },
    cast(choose('treasure', treasureType), payCoins(1), declare, bossShows(2)),
  ),
  spell('tax-refund', { phase: 'both', copies: 1 }, cast(declare, gainCoins(2), drawRooms(1))),
]

export const coinCardsBox: Box = {
  id: 'coin-cards',
  source: 'own',
  bosses: [],
  rooms,
  spells,
  heroes: [],
  heroCounts: {},
}
