// The options of Super Boss Monster and their meaning.
import { flag, GameError, type OptionSpec, type PlayerCounts, type ReadOptions } from '../../kernel/index.ts'
import type { GameSettings } from '../engine/rulesets.ts'
import { noVariants } from '../model/state.ts'

const baseBox = 'super-boss-monster'
export const superPlayers: PlayerCounts = { min: 1, max: 6 } // SB-1
export const superOptions: readonly OptionSpec[] = [
  { id: 'townDeckEnd', kind: 'word', words: ['afterRound', 'onReveal'], default: 'afterRound', why: 'SB-219' },
  {
    id: 'mulligan',
    kind: 'word',
    words: ['treasures', 'cards'],
    default: 'treasures',
    before: 'cards',
    why: 'SB-34',
  },
  { id: 'stunnedTarget', kind: 'word', words: ['affected', 'lost'], default: 'affected', why: 'SB-333' },
  flag('challenge', 'SB-267'),
  flag('bossMonster', 'SB-270'),
  flag('nextLevel', 'SB-270'),
  { id: 'heroes', kind: 'word', words: [baseBox, 'boss-monster', 'next-level'], default: baseBox, why: 'SB-271' },
  { ...flag('crashLanding', 'SB-281'), defaultFor: { 5: true, 6: true } },
  flag('items', 'SB-277'),
  flag('coins', 'SB-288'),
]

const refuse = (message: string): never => {
  throw new GameError('bad-option', message)
}
export function superSettings(options: ReadOptions): Pick<GameSettings, 'sets' | 'heroes' | 'variants'> {
  const is = (id: string): boolean => options[id] === true
  const { players } = options
  const solo = players === 1
  const extension = is('crashLanding')
  const heroes = String(options.heroes)
  const sets = [baseBox, ...(is('bossMonster') ? ['boss-monster'] : []), ...(is('nextLevel') ? ['next-level'] : [])]
  if (is('challenge') && !solo) refuse('option “challenge” needs exactly one player (SB-267)')
  if (solo && heroes !== baseBox) refuse('a solo game uses only the heroes of super-boss-monster (SB-269)')
  if (solo && extension) refuse('a solo game cannot use the extension board (SB-269)')
  if (players > 4 && !extension)
    refuse(`option “crashLanding” can be off only for at most 4 players, not ${players} (SB-281)`)
  if (!sets.includes(heroes)) refuse(`heroes of ${heroes} come only together with its other cards (SB-271)`)
  return {
    sets: [
      ...sets,
      ...(extension ? ['crash-landing'] : []),
      ...(is('items') ? ['items'] : []),
      ...(is('coins') ? ['coin-cards'] : []),
    ],
    heroes: [heroes, ...(extension ? ['crash-landing'] : [])],
    variants: {
      ...noVariants,
      choose: true, // SB-26
      challenge: is('challenge'),
      endsOnShortReveal: options.townDeckEnd === 'onReveal',
      mulliganCountsTreasures: options.mulligan === 'treasures',
      stunLosesTarget: options.stunnedTarget === 'lost',
      items: is('items'),
      coins: is('coins'),
    },
  }
}
