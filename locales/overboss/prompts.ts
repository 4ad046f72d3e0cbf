// What is asked, in words.
import type { Ask } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import { tileName, tokenName } from './names.ts'
import type { TranslateContext } from './text-context.ts'

type Held = Pick<View, 'inHand'>

export function promptText(ask: Ask<Choice>, view: Held, words: TranslateContext): string {
  const { t } = words
  switch (ask.prompt) {
    case 'keep-boss':
      return t('prompt.ob.boss.keep')
    case 'draft':
      return ask.why === 'OB-40' ? t('prompt.ob.pair') : t('prompt.ob.anyTile')
    case 'replace':
      return t('prompt.ob.replace')
    case 'take-token':
      return t('prompt.ob.takeToken')
    case 'place':
      return t('prompt.ob.tile', { tile: view.inHand?.tile ? tileName(view.inHand.tile, words) : '' })
    case 'settle':
      return settleText(ask, view, words)
    case 'circle':
      return t('prompt.ob.circle')
    case 'exchange':
      return t('prompt.ob.exchange')
    case 'portal':
      return t('prompt.ob.portal.pick')
    case 'portal-again':
      return t('prompt.ob.portal.again')
    case 'spend-token':
      return t('prompt.ob.spend')
    case 'move-token':
      return t('prompt.ob.move')
    case 'discard-tokens':
      return t('prompt.ob.discard')
    case 'keep-token':
      return t('prompt.ob.keepToken')
    case 'command':
      return t('prompt.ob.command')
    case 'slide':
      return t('prompt.ob.slide')
    case 'demolish':
      return t('prompt.ob.demolish')
    case 'overthrow':
      return t('prompt.ob.overthrow')
    case 'overthrow-against':
      return t('prompt.ob.against')
    case 'end-turn':
      return t('prompt.ob.endTurn')
    default:
      throw new Error(`There are no words for the question “${ask.prompt}”.`)
  }
}

function settleText({ choices }: Ask<Choice>, view: Held, words: TranslateContext): string {
  const tokens = new Set(choices.flatMap(choice => ('settle' in choice ? [choice.settle] : [])))
  const [only] = tokens
  if (tokens.size > 1 || !only) return words.t('prompt.ob.settle.which')
  return view.inHand?.tokens.includes(only)
    ? words.t('prompt.ob.token', { token: tokenName(only, words) })
    : words.t('prompt.ob.settle')
}

type Pass = Extract<Choice, { readonly pass: unknown }>
/** What it is to do nothing more. */
export const passText = ({ pass }: Pass, { t }: TranslateContext): string =>
  pass === 'turn' ? t('action.endTurn') : t(`choice.ob.pass.${pass}`)
