// The options of Super Boss Monster and their meaning.
import { flag, type OptionDraft, type OptionRefusal, type OptionSpec, type ReadOptions } from '../../kernel/index.ts'
import type { GameSettings } from '../engine/rulesets.ts'
import type { OptionReason } from '../model/refusals.ts'
import { noVariants } from '../model/state.ts'

const baseBox = 'super-boss-monster'
/** The option that adds the other cards of a box. */
const optionForBox: { readonly [box: string]: string } = { 'boss-monster': 'bossMonster', 'next-level': 'nextLevel' }
/** The most players without the extension board. */
const PLAYERS_ON_BOARD = 4

type Refused = OptionRefusal<OptionReason> | undefined
const refuse = (reason: OptionReason, why: string, message: string): Refused => ({
  reason,
  why,
  message: `${message} (${why})`,
})
const refuseChallenge = (on: unknown, { players }: OptionDraft): Refused =>
  on === true && players > 1 ? refuse('solo-only', 'SB-267', 'option “challenge” needs exactly one player') : undefined
function refuseHeroes(heroes: unknown, draft: OptionDraft): Refused {
  if (heroes === baseBox) return undefined
  if (draft.players === 1)
    return refuse('solo-has-own-heroes', 'SB-269', `a solo game uses only the heroes of ${baseBox}`)
  return draft[optionForBox[String(heroes)] ?? ''] === true
    ? undefined
    : refuse('needs-its-box', 'SB-271', `heroes of ${heroes} come only together with its other cards`)
}
function refuseExtension(on: unknown, { players }: OptionDraft): Refused {
  if (on === true && players === 1) return refuse('not-solo', 'SB-269', 'a solo game cannot use the extension board')
  return on === false && players > PLAYERS_ON_BOARD
    ? refuse(
        'always-from-five-players',
        'SB-281',
        `option “crashLanding” can be off only for at most ${PLAYERS_ON_BOARD} players, not ${players}`,
      )
    : undefined
}

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
  { ...flag('challenge', 'SB-267'), refuse: refuseChallenge },
  flag('bossMonster', 'SB-270'),
  flag('nextLevel', 'SB-270'),
  {
    id: 'heroes',
    kind: 'word',
    words: [baseBox, ...Object.keys(optionForBox)],
    default: baseBox,
    why: 'SB-271',
    refuse: refuseHeroes,
  },
  { ...flag('crashLanding', 'SB-281'), defaultFor: { 5: true, 6: true }, refuse: refuseExtension },
  flag('items', 'SB-277'),
  flag('coins', 'SB-288'),
]

export function superSettings(options: ReadOptions): Pick<GameSettings, 'sets' | 'heroes' | 'variants'> {
  const is = (id: string): boolean => options[id] === true
  const extension = is('crashLanding')
  const heroes = String(options.heroes)
  const sets = [baseBox, ...Object.keys(optionForBox).filter(box => is(optionForBox[box]!))]
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
