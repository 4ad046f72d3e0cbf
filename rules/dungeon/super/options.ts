// What can be set before a game of Super Boss Monster, and what it means.
import { flag, GameError, type OptionSpec, type OptionValue, type PlayerCounts } from '../../kernel/index.ts'
import type { GameSettings } from '../engine/settings.ts'
import { noVariants } from '../model/state.ts'

const own = 'super-boss-monster'
const crashLanding = 'crash-landing'
const coinCards = 'coin-cards'
const itemCards = 'items'
export const superCounts: PlayerCounts = { min: 1, max: 6 } // SB-1
export const superOptions: readonly OptionSpec[] = [
  { id: 'townDeckEnd', kind: 'word', words: ['afterRound', 'onReveal'], default: 'afterRound', why: 'SB-219' },
  flag('challenge', 'SB-267'),
  flag('bossMonster', 'SB-270'),
  flag('nextLevel', 'SB-270'),
  { id: 'heroes', kind: 'word', words: [own, 'boss-monster', 'next-level'], default: own, why: 'SB-271' },
  flag('crashLanding', 'SB-281'),
  flag('items', 'SB-277'),
  flag('coins', 'SB-288'),
]

const refuse = (message: string): never => {
  throw new GameError('bad-option', message)
}
export function superSettings(players: number, read: { readonly [option: string]: OptionValue }): GameSettings {
  const is = (id: string): boolean => read[id] === true
  const alone = players === 1
  const large = players > 4 || is('crashLanding') // SB-281
  const heroes = String(read.heroes)
  const sets = [own, ...(is('bossMonster') ? ['boss-monster'] : []), ...(is('nextLevel') ? ['next-level'] : [])]
  if (is('challenge') && !alone) refuse('the challenge is for a player alone (SB-267)')
  if (alone && heroes !== own) refuse('a player alone meets the heroes of Super Boss Monster only (SB-269)')
  if (alone && large) refuse('the extension board is not for a player alone (SB-269)')
  if (!sets.includes(heroes)) refuse(`heroes of ${heroes} come only together with its other cards (SB-271)`)
  return {
    game: own,
    players,
    sets: [
      ...sets,
      ...(large ? [crashLanding] : []),
      ...(is('items') ? [itemCards] : []),
      ...(is('coins') ? [coinCards] : []),
    ],
    heroes: [heroes, ...(large ? [crashLanding] : [])],
    variants: {
      ...noVariants,
      choose: true, // SB-26
      challenge: is('challenge'),
      endsOnShortReveal: read.townDeckEnd === 'onReveal',
      items: is('items'),
      coins: is('coins'),
    },
  }
}
