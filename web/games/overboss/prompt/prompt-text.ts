// What is asked, in words: what to do, and what to know for it.
import { promptText } from '@overlair/locales/overboss'
import type { Ask } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import { spaceAt } from '@overlair/rules/overboss/model/boards'
import { type TokenId, tokenIds } from '@overlair/rules/overboss/model/pieces'
import { say } from '../../../platform/i18n/say.ts'
import { parseSpaceSpot, type Spot } from '../input/spots.ts'
import { tokenName } from '../model/texts.ts'

interface PromptWithHint {
  readonly title: string
  readonly more?: string | undefined
}

export function promptWithHint(ask: Ask<Choice>, view: View, picked: readonly Spot[]): PromptWithHint {
  return {
    title: goingOn(ask, view, picked) ?? promptText(ask, view, { t: say }),
    more: moreText(ask, view, picked),
  }
}

/** What is asked once something is picked up. */
function goingOn({ prompt }: Ask<Choice>, view: View, picked: readonly Spot[]): string | undefined {
  if (prompt === 'slide') return picked.length > 0 ? say('web.ob.ask.slideTo') : undefined
  const picks = tokenAt(picked[0], view)
  if (!picks) return undefined
  const token = tokenName(picks)
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

/** What to know for it. */
function moreText(ask: Ask<Choice>, view: View, picked: readonly Spot[]): string | undefined {
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
      const other = ask.choices.some(choice => 'settle' in choice && !tokens.includes(choice.settle))
      return other ? say('web.ob.more.stash') : say('hint.ob.anyOpenTile')
    }
    case 'portal':
      return tokenAt(picked[0], view) ? say('web.ob.more.portalTo') : say('web.ob.more.portal')
    case 'circle':
    case 'exchange':
      return tokenAt(picked[0], view) ? undefined : say('web.ob.more.exchange')
    case 'slide':
      return picked.length > 0 ? undefined : mapsToo(ask, view)
    case 'demolish':
    case 'overthrow':
    case 'overthrow-against':
      return mapsToo(ask, view)
    default:
      return undefined
  }
}

const mapsToo = (ask: Ask<Choice>, view: View): string | undefined =>
  ask.choices.some(choice => 'of' in choice && choice.of !== view.viewer) ? say('web.ob.more.maps') : undefined

/** The token that is picked up. */
function tokenAt(place: Spot | undefined, view: View): TokenId | undefined {
  if (!place) return undefined
  const [, lying] = /^(?:hand|stash):(.+)$/.exec(place) ?? []
  const slot = /^market:(\d)$/.exec(place)?.[1]
  if (slot !== undefined) return view.market[Number(slot)]?.token ?? undefined
  const space = parseSpaceSpot(place)
  if (!space) return tokenIds.find(token => token === lying)
  return view.players[space.seat]?.map[spaceAt(space.cell) ?? 0]?.token ?? undefined
}
