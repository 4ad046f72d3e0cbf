// What happened, in words.
import type { Event } from '@overlair/rules/overboss'
import type { BossId } from '@overlair/rules/overboss/bosses/ids'
import type { TokenId } from '@overlair/rules/overboss/pieces'
import type { Words } from '../table.ts'
import { bossName, commandName, spaceName, tileName, tokenName } from './names.ts'

/** What only the seat itself may know is in its own events. */
type Seen = Event & { readonly keep?: BossId }

export function eventText(event: Seen, words: Words): string | undefined {
  const { t, name } = words
  const tokens = (some: readonly TokenId[]) => some.map(token => tokenName(token, words)).join(', ')
  switch (event.event) {
    case 'boss-kept':
      return event.keep
        ? t('cli.log.keepOwn', { name: name(event.seat), boss: bossName(event.keep, words) })
        : t('cli.log.keep', { name: name(event.seat) })
    case 'turn-started':
    case 'market-filled':
      return undefined
    case 'turn-skipped':
      return t('turn.skipped', { name: name(event.seat) })
    case 'drafted':
      return draftText(event, words)
    case 'tile-placed':
      return t('cli.log.tile', {
        name: name(event.seat),
        tile: tileName(event.tile, words),
        place: spaceName(event.at),
      })
    case 'token-placed': {
      const values = { name: name(event.seat), token: tokenName(event.token, words), place: spaceName(event.at) }
      return event.from === 'stash' ? t('cli.log.tokenFromStash', values) : t('cli.log.token', values)
    }
    case 'token-stashed':
      return t('log.ob.stash', { name: name(event.seat), token: tokenName(event.token, words) })
    case 'volcano-erupted':
      return t('log.ob.volcano', { name: name(event.seat), count: event.destroyed.length })
    case 'portal-opened':
      return t('cli.log.portal', { name: name(event.seat) })
    case 'token-moved':
      return t('cli.log.move', {
        token: tokenName(event.token, words),
        from: spaceName(event.from),
        to: spaceName(event.to),
      })
    case 'tokens-swapped': {
      const [token, token2] = event.tokens
      const [from, to] = event.at
      return t('cli.log.swap', {
        token: tokenName(token, words),
        token2: tokenName(token2, words),
        from: spaceName(from),
        to: spaceName(to),
      })
    }
    case 'token-discarded':
      return t('cli.log.discard', { name: name(event.seat), token: tokenName(event.token, words) })
    case 'tokens-drawn':
      return t('cli.log.draw', { name: name(event.seat), tokens: tokens(event.tokens) })
    case 'token-kept':
      return t('cli.log.keepToken', { name: name(event.seat), token: tokenName(event.token, words) })
    case 'tokens-exchanged':
      return t('log.ob.circle', {
        name: name(event.seat),
        token: tokenName(event.gave, words),
        token2: tokenName(event.got, words),
      })
    case 'boss-revealed':
      return t('log.ob.reveal', { name: name(event.seat), boss: bossName(event.boss, words) })
    case 'command-activated':
      return t('log.ob.command', { name: name(event.seat), command: commandName(event.command, words) })
    case 'command-replaced':
      return t('cli.log.newCommand', { command: commandName(event.by, words) })
    case 'tile-slid':
      return t('cli.log.slide', {
        name: name(event.seat),
        tile: tileName(event.tile, words),
        from: spaceName(event.from),
        to: spaceName(event.to),
      })
    case 'tile-demolished':
      return t('cli.log.demolish', {
        name: name(event.seat),
        tile: tileName(event.tile, words),
        place: spaceName(event.at),
      })
    case 'tiles-overthrown': {
      const [tile, tile2] = event.tiles
      const [place, place2] = event.at
      const [seat, seat2] = event.seats
      return t('cli.log.overthrow', {
        name: name(seat),
        target: name(seat2),
        tile: tileName(tile, words),
        tile2: tileName(tile2, words),
        place: spaceName(place),
        place2: spaceName(place2),
      })
    }
    case 'pair-discarded':
      return event.token === null
        ? t('cli.log.pairGone', { tile: tileName(event.tile, words) })
        : t('log.ob.refresh', { tile: tileName(event.tile, words), token: tokenName(event.token, words) })
    case 'market-tiles-discarded':
      return t('cli.log.tilesRenewed')
    case 'market-tokens-discarded':
      return t('cli.log.tokensRenewed')
    case 'deck-shuffled':
      return t('log.deck.shuffled')
    case 'map-filled':
      return t('log.ob.mapFull', { name: name(event.seat) })
    case 'game-over':
      return t('over.reason.maps')
  }
}

function draftText(event: Extract<Event, { event: 'drafted' }>, words: Words): string {
  const values = { name: words.name(event.seat), tile: tileName(event.tile, words) }
  const [token, ...more] = event.tokens
  if (!token) return words.t('cli.log.draftTile', values)
  if (more.length === 0) return words.t('log.ob.draft', { ...values, token: tokenName(token, words) })
  return words.t('cli.log.draftMany', { ...values, tokens: event.tokens.map(one => tokenName(one, words)).join(', ') })
}
