// What happened, in words.
import type { GameEvent } from '@overlair/rules/kernel'
import type { Event } from '@overlair/rules/overboss'
import { eventFacts } from '@overlair/rules/overboss/event-facts'
import { say } from '../../words/words.ts'
import type { OverbossMatch } from './hand.ts'
import { bossName, cellName, commandName, rowAndColumn, tileName, tokenName } from './names.ts'

/** The frame around a table knows events only by their name and their rule. */
export const isOverbossEvent = (event: Omit<GameEvent, 'secret'>): event is Event =>
  Object.hasOwn(eventFacts, event.event)

/** Undefined for what need not be said. */
export function eventText(event: Omit<GameEvent, 'secret'>, match: OverbossMatch): string | undefined {
  return isOverbossEvent(event) ? said(event, seat => match.seats[seat]?.name ?? '') : undefined
}

function said(event: Event, nameOf: (seat: number) => string): string | undefined {
  switch (event.event) {
    case 'turn-started':
    case 'market-filled':
      return undefined
    case 'boss-kept':
      return say('web.ob.log.bossKept', { name: nameOf(event.seat) })
    case 'turn-skipped':
      return say('turn.skipped', { name: nameOf(event.seat) })
    case 'drafted': {
      const [name, tile] = [nameOf(event.seat), tileName(event.tile)]
      const tokens = event.tokens.map(tokenName).join(', ')
      return tokens === ''
        ? say('web.ob.log.draftTile', { name, tile })
        : say('log.ob.draft', { name, tile, token: tokens })
    }
    case 'tile-placed':
      return say('log.ob.tile', { name: nameOf(event.seat), tile: tileName(event.tile), ...rowAndColumn(event.at) })
    case 'token-placed':
      return say(event.from === 'stash' ? 'web.ob.log.tokenFromStash' : 'web.ob.log.token', {
        name: nameOf(event.seat),
        token: tokenName(event.token),
        place: cellName(event.at),
      })
    case 'token-stashed':
      return say('log.ob.stash', { name: nameOf(event.seat), token: tokenName(event.token) })
    case 'volcano-erupted':
      return say('log.ob.volcano', { name: nameOf(event.seat), count: event.destroyed.length })
    case 'portal-opened':
      return say('web.ob.log.portal', { name: nameOf(event.seat) })
    case 'token-moved':
      return say('web.ob.log.move', {
        token: tokenName(event.token),
        from: cellName(event.from),
        to: cellName(event.to),
      })
    case 'tokens-swapped': {
      const [token, token2] = event.tokens
      return say('web.ob.log.swap', { token: tokenName(token), token2: tokenName(token2) })
    }
    case 'token-discarded':
      return say('web.ob.log.discard', { name: nameOf(event.seat), token: tokenName(event.token) })
    case 'tokens-drawn':
      return say('web.ob.log.draw', { name: nameOf(event.seat), tokens: event.tokens.map(tokenName).join(', ') })
    case 'token-kept':
      return say('web.ob.log.keepToken', { name: nameOf(event.seat), token: tokenName(event.token) })
    case 'tokens-exchanged':
      return say('log.ob.circle', {
        name: nameOf(event.seat),
        token: tokenName(event.gave),
        token2: tokenName(event.got),
      })
    case 'boss-revealed':
      return say('log.ob.reveal', { name: nameOf(event.seat), boss: bossName(event.boss) })
    case 'command-activated':
      return say('log.ob.command', { name: nameOf(event.seat), command: commandName(event.command) })
    case 'command-replaced':
      return say('web.ob.log.newCommand', { command: commandName(event.by) })
    case 'tile-slid':
      return say('log.ob.slide', { name: nameOf(event.seat), tile: tileName(event.tile), ...rowAndColumn(event.to) })
    case 'tile-demolished':
      return say('log.ob.demolish', { name: nameOf(event.seat), tile: tileName(event.tile) })
    case 'tiles-overthrown': {
      const [tile, tile2] = event.tiles
      const [seat, seat2] = event.seats
      return say('log.ob.overthrow', {
        name: nameOf(seat),
        target: nameOf(seat2),
        tile: tileName(tile),
        tile2: tileName(tile2),
      })
    }
    case 'pair-discarded':
      return event.token === null
        ? say('web.ob.log.tileGone', { tile: tileName(event.tile) })
        : say('log.ob.refresh', { tile: tileName(event.tile), token: tokenName(event.token) })
    case 'market-tiles-discarded':
      return say('web.ob.log.tilesRenewed')
    case 'market-tokens-discarded':
      return say('web.ob.log.tokensRenewed')
    case 'deck-shuffled':
      return say('log.deck.shuffled')
    case 'map-filled':
      return say('log.ob.mapFull', { name: nameOf(event.seat) })
    case 'game-over':
      return say('over.reason.maps')
  }
}
