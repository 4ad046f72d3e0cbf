// What is asked, in words: what to do, and what to know for it.

import type { Ask } from '@overlair/rules/kernel'
import type { Choice, View } from '@overlair/rules/overboss'
import { spaceAt } from '@overlair/rules/overboss/boards'
import { say } from '../../words/words.ts'
import { tileName, tokenName } from './names.ts'
import { type Spot, spaceOf } from './spots.ts'

interface Said {
  readonly title: string
  readonly more?: string | undefined
}

export function promptText(ask: Ask<Choice>, view: View, picked: readonly Spot[]): Said {
  const tile = view.inHand?.tile
  const tokens = view.inHand?.tokens ?? []
  const token = tokenAt(picked[0], view)
  switch (ask.prompt) {
    case 'keep-boss':
      return { title: say('prompt.ob.boss.keep'), more: say('hint.ob.bossGoal') }
    case 'draft':
      if (ask.why === 'OB-123') return { title: say('web.ob.ask.anyTile'), more: say('web.ob.more.anyToken') }
      if (ask.why === 'OB-115') return { title: say('web.ob.ask.anyTile'), more: say('web.ob.more.allTokens') }
      return { title: say('prompt.ob.pair'), more: say('web.ob.more.draft') }
    case 'replace':
      return { title: say('web.ob.ask.replace'), more: say('web.ob.more.draft') }
    case 'take-token':
      return { title: say('web.ob.ask.take') }
    case 'place':
      return {
        title: say('prompt.ob.tile', { tile: tileName(tile ?? '') }),
        more: tokens[0] ? say('web.ob.more.token', { token: tokenName(tokens[0]) }) : say('web.ob.more.place'),
      }
    case 'settle': {
      const other = ask.choices.some(choice => 'settle' in choice && !tokens.includes(choice.settle))
      const waiting = token ?? tokens[0]
      return {
        title: waiting ? say('prompt.ob.token', { token: tokenName(waiting) }) : say('prompt.ob.settle'),
        more: other ? say('web.ob.more.stash') : say('hint.ob.anyOpenTile'),
      }
    }
    case 'portal':
      return token
        ? { title: say('prompt.ob.portal.to', { token: tokenName(token) }), more: say('web.ob.more.portalTo') }
        : { title: say('prompt.ob.portal.pick'), more: say('web.ob.more.portal') }
    case 'portal-again':
      return { title: token ? say('prompt.ob.portal.to', { token: tokenName(token) }) : say('web.ob.ask.portalAgain') }
    case 'move-token':
      return { title: token ? say('prompt.ob.portal.to', { token: tokenName(token) }) : say('web.ob.ask.move') }
    case 'spend-token':
      return { title: say('web.ob.ask.spend') }
    case 'circle':
    case 'exchange':
      if (token) return { title: say('web.ob.ask.exchangeFor', { token: tokenName(token) }) }
      return {
        title: ask.prompt === 'circle' ? say('prompt.ob.circle') : say('web.ob.ask.exchange'),
        more: say('web.ob.more.exchange'),
      }
    case 'discard-tokens':
      return { title: say('web.ob.ask.discard') }
    case 'keep-token':
      return { title: say('prompt.ob.keepToken') }
    case 'slide':
      return picked.length > 0
        ? { title: say('web.ob.ask.slideTo') }
        : { title: say('prompt.ob.slide'), more: mapsToo(ask, view) }
    case 'demolish':
      return { title: say('prompt.ob.demolish'), more: mapsToo(ask, view) }
    case 'overthrow':
      return { title: say('prompt.ob.overthrow'), more: mapsToo(ask, view) }
    case 'overthrow-against':
      return { title: say('web.ob.ask.against'), more: mapsToo(ask, view) }
    case 'command':
      return { title: say('web.ob.ask.command') }
    default:
      return { title: say('web.ob.ask.endTurn') }
  }
}

const mapsToo = (ask: Ask<Choice>, view: View): string | undefined =>
  ask.choices.some(choice => 'of' in choice && choice.of !== view.viewer) ? say('web.ob.more.maps') : undefined

/** The token that is picked up. */
function tokenAt(place: Spot | undefined, view: View): string | undefined {
  if (!place) return undefined
  const [, lying] = /^(?:hand|stash):(.+)$/.exec(place) ?? []
  const slot = /^market:(\d)$/.exec(place)?.[1]
  if (slot !== undefined) return view.market[Number(slot)]?.token ?? undefined
  const space = spaceOf(place)
  if (!space) return lying
  return view.players[space.seat]?.map[spaceAt(space.cell) ?? 0]?.token ?? undefined
}
