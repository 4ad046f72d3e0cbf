// Text and hint of the current prompt.
import { promptText } from '@overlair/locales/overboss'
import type { Ask } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import { spaceAt } from '@overlair/rules/overboss/model/boards'
import { type TokenId, tokenIds } from '@overlair/rules/overboss/model/pieces'
import { say } from '../../../platform/i18n/say.ts'
import { parseSpaceSpot, type Spot } from '../input/click-paths.ts'
import { tokenName } from '../model/texts.ts'

interface PromptWithHint {
  readonly title: string
  readonly hint?: string | undefined
}

export function promptWithHint(ask: Ask<Choice>, view: View, selected: readonly Spot[]): PromptWithHint {
  return {
    title: startedText(ask, view, selected) ?? promptText(ask, view, { t: say }),
    hint: hintText(ask, view, selected),
  }
}

/** Prompt for a started selection. Undefined if the usual prompt applies. */
function startedText({ prompt }: Ask<Choice>, view: View, selected: readonly Spot[]): string | undefined {
  if (prompt === 'slide') return selected.length > 0 ? say('web.ob.ask.slideTo') : undefined
  const selectedToken = tokenAt(selected[0], view)
  if (!selectedToken) return undefined
  const token = tokenName(selectedToken)
  switch (prompt) {
    case 'settle':
      return say('prompt.ob.token', { token })
    case 'portal':
    case 'portal-again':
    case 'move-token':
      return say('prompt.ob.portal.to', { token })
    case 'circle':
    case 'exchange':
      return say('web.ob.ask.exchangeFor', { token })
    default:
      return undefined
  }
}

/** Hint beside the prompt. Undefined if there is none. */
function hintText(ask: Ask<Choice>, view: View, selected: readonly Spot[]): string | undefined {
  const tokens = view.inHand?.tokens ?? []
  switch (ask.prompt) {
    case 'keep-boss':
      return say('hint.ob.bossGoal')
    case 'draft':
      if (ask.why === 'OB-123') return say('web.ob.more.anyToken')
      return ask.why === 'OB-115' ? say('web.ob.more.allTokens') : say('web.ob.more.draft')
    case 'replace':
      return say('web.ob.more.draft')
    case 'place':
      return tokens[0] ? say('web.ob.more.token', { token: tokenName(tokens[0]) }) : say('web.ob.more.place')
    case 'settle': {
      const fromStash = ask.choices.some(choice => 'settle' in choice && !tokens.includes(choice.settle))
      return fromStash ? say('web.ob.more.stash') : say('hint.ob.anyOpenTile')
    }
    case 'portal':
      return tokenAt(selected[0], view) ? say('web.ob.more.portalTo') : say('web.ob.more.portal')
    case 'circle':
    case 'exchange':
      return tokenAt(selected[0], view) ? undefined : say('web.ob.more.exchange')
    case 'slide':
      return selected.length > 0 ? undefined : otherMapsHint(ask, view)
    case 'demolish':
    case 'overthrow':
    case 'overthrow-against':
      return otherMapsHint(ask, view)
    default:
      return undefined
  }
}

const otherMapsHint = (ask: Ask<Choice>, view: View): string | undefined =>
  ask.choices.some(choice => 'of' in choice && choice.of !== view.viewer) ? say('web.ob.more.maps') : undefined

/** Returns the token at a spot. Undefined if there is none. */
function tokenAt(spot: Spot | undefined, view: View): TokenId | undefined {
  if (!spot) return undefined
  const [, piece] = /^(?:hand|stash):(.+)$/.exec(spot) ?? []
  const slot = /^market:(\d)$/.exec(spot)?.[1]
  if (slot !== undefined) return view.market[Number(slot)]?.token ?? undefined
  const space = parseSpaceSpot(spot)
  if (!space) return tokenIds.find(token => token === piece)
  return view.players[space.seat]?.map[spaceAt(space.cell) ?? 0]?.token ?? undefined
}
