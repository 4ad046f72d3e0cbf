// Words for the market, in cards of Super Boss Monster. All other words of cards are in `cards/language/`, which lies below
// `super/` and cannot import the market.
import { act, type TargetSource, visibleTargets, withTopics } from '../engine/combinators.ts'
import type { CardName, EffectVars, State } from '../model/state.ts'
import { inMarket, takeFromMarket } from './market.ts'

export const leftInMarket: TargetSource<CardName> = visibleTargets('market.take', inMarket, 'market')
export const takeItFromMarket = withTopics(
  'market',
  act((s, v: EffectVars & { card: CardName }) => takeFromMarket(s, v.you, v.card)),
)
export const marketIsEmpty = (s: State): boolean => s.board!.market.length === 0
