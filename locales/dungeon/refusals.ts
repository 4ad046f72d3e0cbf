// Why a player cannot do something, or cannot choose an option. A new reason without a text here does not compile.
import type { OptionReason, Reason } from '@overlair/rules/dungeon/model/refusals'
import type { OptionRefusal, Refusal } from '@overlair/rules/kernel'
import type { Key } from '../namespaces.ts'
import { cardName } from './names.ts'
import type { TranslateContext } from './text-context.ts'

/** The texts that name a card. */
type CardKey =
  | 'error.build.forbidden'
  | 'error.build.refused'
  | 'error.condition'
  | 'error.market.gone'
  | 'error.noAbility'
  | 'error.noTarget'
  | 'error.notInHand'
  | 'error.notTarget'
  | 'error.spell.phase'
type PlainKey = Exclude<Key<'prompts'> & `error.${string}`, CardKey | `error.ob.${string}`>

const texts: { readonly [R in Reason]: PlainKey | { readonly withCard: CardKey } } = {
  'game-over': 'error.gameOver',
  eliminated: 'error.out',
  'not-your-turn': 'error.notYourTurn',
  'answer-first': 'error.answerFirst',
  'not-asked-for': 'error.notAskedFor',
  'must-choose': 'error.mustChoose',
  'no-mulligan': 'error.mulligan',
  'not-in-hand': { withCard: 'error.notInHand' },
  'build-later': 'error.build.notNow',
  'building-forbidden': { withCard: 'error.build.forbidden' },
  'dungeon-full': 'error.build.full',
  'no-such-place': 'error.build.place',
  'other-dungeon': 'error.build.otherDungeon',
  'first-room-advanced': 'error.build.firstAdvanced',
  'no-matching-treasure': 'error.build.treasure',
  'on-face-down': 'error.build.faceDown',
  'on-deactivated': 'error.build.deactivated',
  'on-minion': 'error.room.minion',
  'cover-refused': { withCard: 'error.build.refused' },
  'wrong-phase': { withCard: 'error.spell.phase' },
  'only-responses': 'error.spell.onlyNegation',
  'no-target': { withCard: 'error.noTarget' },
  'condition-not-met': { withCard: 'error.condition' },
  'once-per-round': 'error.oncePerRound',
  'no-ability': { withCard: 'error.noAbility' },
  'not-a-target': { withCard: 'error.notTarget' },
  'room-face-down': 'error.room.faceDown',
  'room-deactivated': 'error.room.deactivated',
  'room-guarded': 'error.room.minion',
  spellproof: 'error.hero.spellproof',
  'market-closed': 'error.market.closed',
  'not-in-market': { withCard: 'error.market.gone' },
  'draft-first': 'error.minion.draftFirst',
  'minion-later': 'error.minion.notNow',
  'own-minion-there': 'error.minion.own',
  'other-minion-there': 'error.minion.occupied',
  'hero-covers-space': 'error.minion.covered',
  'no-hero-to-summon': 'error.minion.noHero',
  'minion-in-other-dungeon': 'error.minion.otherDungeon',
  'boss-not-leveled': 'error.minion.bossLevel',
  'no-action-space': 'error.minion.noSpace',
}
const isReason = (reason: string): reason is Reason => Object.hasOwn(texts, reason)

export function refusalText({ reason, facts = {} }: Refusal, context: TranslateContext): string {
  if (!isReason(reason)) throw new Error(`no text for the reason “${reason}”`)
  const text = texts[reason]
  return typeof text === 'string'
    ? context.t(text)
    : context.t(text.withCard, { card: cardName(facts.card ?? '', context) })
}

const optionTexts: { readonly [R in OptionReason]: Key<'dungeon'> & `dm.wish.bar.${string}` } = {
  'solo-only': 'dm.wish.bar.alone',
  'not-solo': 'dm.wish.bar.together',
  'always-from-five-players': 'dm.wish.bar.always',
  'solo-has-own-heroes': 'dm.wish.bar.ownHeroes',
  'needs-its-box': 'dm.wish.bar.itsBox',
}
const isOptionReason = (reason: string): reason is OptionReason => Object.hasOwn(optionTexts, reason)
export function optionRefusalText({ reason }: OptionRefusal, { t }: TranslateContext): string {
  if (!isOptionReason(reason)) throw new Error(`no text for the reason “${reason}”`)
  return t(optionTexts[reason])
}
