// What happened, in words. An event of the rules without words here does not compile.
import type { Event } from '@overlair/rules/overboss'
import type { BossId } from '@overlair/rules/overboss/model/boss-ids'
import { bossName, commandName, tileName, tokenName, tokenNames } from './names.ts'
import type { TextContext } from './text-context.ts'

/** What only the seat itself may know is in its own events. */
export type VisibleEvent = Event & { readonly keep?: BossId | undefined }

/** Undefined for what everybody sees on the table. */
export function eventText(event: VisibleEvent, words: TextContext): string | undefined {
  const { t, name, place } = words
  switch (event.event) {
    case 'turn-started':
    case 'market-filled':
      return undefined
    case 'boss-kept':
      return event.keep
        ? t('log.ob.keepOwn', { name: name(event.seat), boss: bossName(event.keep, words) })
        : t('log.ob.keep', { name: name(event.seat) })
    case 'turn-skipped':
      return t('turn.skipped', { name: name(event.seat) })
    case 'drafted':
      return draftText(event, words)
    case 'tile-placed':
      return t('log.ob.tile', { name: name(event.seat), tile: tileName(event.tile, words), place: place(event.at) })
    case 'token-placed':
      return t(event.from === 'stash' ? 'log.ob.tokenFromStash' : 'log.ob.token', {
        name: name(event.seat),
        token: tokenName(event.token, words),
        place: place(event.at),
      })
    case 'token-stashed':
      return t('log.ob.stash', { name: name(event.seat), token: tokenName(event.token, words) })
    case 'volcano-erupted':
      return t('log.ob.volcano', { name: name(event.seat), count: event.destroyed.length })
    case 'portal-opened':
      return t('log.ob.portal', { name: name(event.seat) })
    case 'token-moved':
      return t('log.ob.move', { token: tokenName(event.token, words), from: place(event.from), to: place(event.to) })
    case 'tokens-swapped': {
      const [token, token2] = event.tokens
      const [from, to] = event.at
      return t('log.ob.swap', {
        token: tokenName(token, words),
        token2: tokenName(token2, words),
        from: place(from),
        to: place(to),
      })
    }
    case 'token-discarded':
      return t('log.ob.discard', { name: name(event.seat), token: tokenName(event.token, words) })
    case 'tokens-drawn':
      return t('log.ob.draw', { name: name(event.seat), tokens: tokenNames(event.tokens, words) })
    case 'token-kept':
      return t('log.ob.keepToken', { name: name(event.seat), token: tokenName(event.token, words) })
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
      return t('log.ob.newCommand', { command: commandName(event.by, words) })
    case 'tile-slid':
      return t('log.ob.slide', {
        name: name(event.seat),
        tile: tileName(event.tile, words),
        from: place(event.from),
        to: place(event.to),
      })
    case 'tile-demolished':
      return t('log.ob.demolish', { name: name(event.seat), tile: tileName(event.tile, words), place: place(event.at) })
    case 'tiles-overthrown': {
      const [tile, tile2] = event.tiles
      const [at, at2] = event.at
      const [seat, seat2] = event.seats
      return t('log.ob.overthrow', {
        name: name(seat),
        target: name(seat2),
        tile: tileName(tile, words),
        tile2: tileName(tile2, words),
        place: place(at),
        place2: place(at2),
      })
    }
    case 'pair-discarded':
      return event.token === null
        ? t('log.ob.refreshTile', { tile: tileName(event.tile, words) })
        : t('log.ob.refresh', { tile: tileName(event.tile, words), token: tokenName(event.token, words) })
    case 'market-tiles-discarded':
      return t('log.ob.newTiles')
    case 'market-tokens-discarded':
      return t('log.ob.newTokens')
    case 'deck-shuffled':
      return t('log.deck.shuffled')
    case 'map-filled':
      return t('log.ob.mapFull', { name: name(event.seat) })
    case 'game-over':
      return t('over.reason.maps')
    default:
      return event satisfies never
  }
}

function draftText(event: Extract<Event, { event: 'drafted' }>, words: TextContext): string {
  const { t, name } = words
  const taken = { name: name(event.seat), tile: tileName(event.tile, words) }
  const [token, ...more] = event.tokens
  if (!token) return t('log.ob.draftTile', taken)
  return more.length === 0
    ? t('log.ob.draft', { ...taken, token: tokenName(token, words) })
    : t('log.ob.draftMany', { ...taken, tokens: tokenNames(event.tokens, words) })
}
