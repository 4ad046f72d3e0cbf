// Texts of prompts, and of the choice to pass.
import type { Ask } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import { tileName, tokenName } from './names.ts'
import type { TranslateContext } from './text-context.ts'

type ViewOfHand = Pick<View, 'inHand'>

export function promptText(ask: Ask<Choice>, view: ViewOfHand, context: TranslateContext): string {
  const { t } = context
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
      return t('prompt.ob.tile', { tile: view.inHand?.tile ? tileName(view.inHand.tile, context) : '' })
    case 'settle':
      return settleText(ask, view, context)
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
      throw new Error(`no text for the prompt “${ask.prompt}”`)
  }
}

function settleText({ choices }: Ask<Choice>, view: ViewOfHand, context: TranslateContext): string {
  const tokens = new Set(choices.flatMap(choice => ('settle' in choice ? [choice.settle] : [])))
  const [only] = tokens
  if (tokens.size > 1 || !only) return context.t('prompt.ob.settle.which')
  return view.inHand?.tokens.includes(only)
    ? context.t('prompt.ob.token', { token: tokenName(only, context) })
    : context.t('prompt.ob.settle')
}

type Pass = Extract<Choice, { readonly pass: unknown }>
/** Returns the text of a choice to pass. */
export const passText = ({ pass }: Pass, { t }: TranslateContext): string =>
  pass === 'turn' ? t('action.endTurn') : t(`choice.ob.pass.${pass}`)
