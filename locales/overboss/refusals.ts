// Why a player cannot do something, or cannot choose an option. A new reason without a text here does not compile.
import type { OptionRefusal, Refusal } from '@overlair/rules/kernel'
import type { OptionReason, Reason } from '@overlair/rules/overboss/model/refusals'
import type { Key } from '../namespaces.ts'
import type { TranslateContext } from './text-context.ts'

type SharedKey = 'error.gameOver' | 'error.notYourTurn' | 'error.answerFirst' | 'error.mustChoose'
const texts: { readonly [R in Reason]: SharedKey | (Key<'prompts'> & `error.ob.${string}`) } = {
  'game-over': 'error.gameOver',
  'not-your-turn': 'error.notYourTurn',
  'answer-first': 'error.answerFirst',
  'must-choose': 'error.mustChoose',
  'not-between-steps': 'error.ob.moment',
  'not-in-market': 'error.ob.market',
  'other-token-in-pair': 'error.ob.pair',
  'other-tile': 'error.ob.otherTile',
  'token-not-waiting': 'error.ob.notWaiting',
  'token-not-drawn': 'error.ob.notDrawn',
  'outside-the-map': 'error.ob.outside',
  'space-taken': 'error.ob.taken',
  'no-tile-there': 'error.ob.noTile',
  'no-such-token': 'error.ob.noToken',
  'tile-has-token': 'error.ob.hasToken',
  'no-token-on-dungeon': 'error.ob.dungeon',
  'not-bordering': 'error.ob.bordering',
  'other-map': 'error.ob.otherMap',
  'not-in-stash': 'error.ob.fromMap',
  'not-near-circle': 'error.ob.circle',
  'same-tile': 'error.ob.sameTile',
  'no-portal': 'error.ob.noPortal',
  'portal-used': 'error.ob.portalUsed',
  'nothing-to-move': 'error.ob.nothingToMove',
  'already-moved': 'error.ob.alreadyMoved',
  'token-spent': 'error.ob.spent',
  'boss-not-yours': 'error.ob.otherBoss',
  'boss-already-revealed': 'error.ob.bossRevealed',
  'ability-not-possible': 'error.ob.ability',
  'no-such-command': 'error.ob.noCommand',
  'pattern-missing': 'error.ob.pattern',
  'command-used': 'error.ob.commandUsed',
  'no-command-target': 'error.ob.commandTarget',
}
const isReason = (reason: string): reason is Reason => Object.hasOwn(texts, reason)
export function refusalText({ reason }: Refusal, { t }: TranslateContext): string {
  if (!isReason(reason)) throw new Error(`no text for the reason “${reason}”`)
  return t(texts[reason])
}

const optionTexts: { readonly [R in OptionReason]: Key<'web'> & `web.ob.bar.${string}` } = {
  'too-many-players': 'web.ob.bar.board',
  'not-solo': 'web.ob.bar.commands',
  'solo-only': 'web.ob.bar.solo',
  'not-a-player': 'web.ob.bar.player',
  'needs-bosses': 'web.ob.bar.bosses',
  'set-by-level': 'web.ob.bar.level',
}
const isOptionReason = (reason: string): reason is OptionReason => Object.hasOwn(optionTexts, reason)
export function optionRefusalText({ reason }: OptionRefusal, { t }: TranslateContext): string {
  if (!isOptionReason(reason)) throw new Error(`no text for the reason “${reason}”`)
  return t(optionTexts[reason])
}
