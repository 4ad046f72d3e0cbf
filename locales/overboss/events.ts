// Log lines. A new kind of event without a text here does not compile.
import type { Event } from '@overlair/rules/overboss'
import type { BossId } from '@overlair/rules/overboss/model/boss-ids'
import { bossName, commandName, tileName, tokenName, tokenNames } from './names.ts'
import type { TextContext } from './text-context.ts'

/** An event as one seat sees it: with the boss card that only this seat may know. */
export type VisibleEvent = Event & { readonly keep?: BossId | undefined }

/** Returns the log line of an event. Undefined if the table itself shows the event. */
export function eventText(event: VisibleEvent, context: TextContext): string | undefined {
  const { t, name, place } = context
  switch (event.event) {
    case 'turn-started':
    case 'market-filled':
      return undefined
    case 'boss-kept':
      return event.keep
        ? t('log.ob.keepOwn', { name: name(event.seat), boss: bossName(event.keep, context) })
        : t('log.ob.keep', { name: name(event.seat) })
    case 'turn-skipped':
      return t('turn.skipped', { name: name(event.seat) })
    case 'drafted':
      return draftText(event, context)
    case 'tile-placed':
      return t('log.ob.tile', { name: name(event.seat), tile: tileName(event.tile, context), place: place(event.at) })
    case 'token-placed':
      return t(event.from === 'stash' ? 'log.ob.tokenFromStash' : 'log.ob.token', {
        name: name(event.seat),
        token: tokenName(event.token, context),
        place: place(event.at),
      })
    case 'token-stashed':
      return t('log.ob.stash', { name: name(event.seat), token: tokenName(event.token, context) })
    case 'volcano-erupted':
      return t('log.ob.volcano', { name: name(event.seat), count: event.destroyed.length })
    case 'portal-opened':
      return t('log.ob.portal', { name: name(event.seat) })
    case 'token-moved':
      return t('log.ob.move', { token: tokenName(event.token, context), from: place(event.from), to: place(event.to) })
    case 'tokens-swapped': {
      const [token, token2] = event.tokens
      const [from, to] = event.at
      return t('log.ob.swap', {
        token: tokenName(token, context),
        token2: tokenName(token2, context),
        from: place(from),
        to: place(to),
      })
    }
    case 'token-discarded':
      return t('log.ob.discard', { name: name(event.seat), token: tokenName(event.token, context) })
    case 'tokens-drawn':
      return t('log.ob.draw', { name: name(event.seat), tokens: tokenNames(event.tokens, context) })
    case 'token-kept':
      return t('log.ob.keepToken', { name: name(event.seat), token: tokenName(event.token, context) })
    case 'tokens-exchanged':
      return t('log.ob.circle', {
        name: name(event.seat),
        token: tokenName(event.gave, context),
        token2: tokenName(event.got, context),
      })
    case 'boss-revealed':
      return t('log.ob.reveal', { name: name(event.seat), boss: bossName(event.boss, context) })
    case 'command-activated':
      return t('log.ob.command', { name: name(event.seat), command: commandName(event.command, context) })
    case 'command-replaced':
      return t('log.ob.newCommand', { command: commandName(event.by, context) })
    case 'tile-slid':
      return t('log.ob.slide', {
        name: name(event.seat),
        tile: tileName(event.tile, context),
        from: place(event.from),
        to: place(event.to),
      })
    case 'tile-demolished':
      return t('log.ob.demolish', {
        name: name(event.seat),
        tile: tileName(event.tile, context),
        place: place(event.at),
      })
    case 'tiles-overthrown': {
      const [tile, tile2] = event.tiles
      const [at, at2] = event.at
      const [seat, seat2] = event.seats
      return t('log.ob.overthrow', {
        name: name(seat),
        target: name(seat2),
        tile: tileName(tile, context),
        tile2: tileName(tile2, context),
        place: place(at),
        place2: place(at2),
      })
    }
    case 'pair-discarded':
      return event.token === null
        ? t('log.ob.refreshTile', { tile: tileName(event.tile, context) })
        : t('log.ob.refresh', { tile: tileName(event.tile, context), token: tokenName(event.token, context) })
    case 'market-tiles-discarded':
      return t('log.ob.newTiles')
    case 'market-tokens-discarded':
      return t('log.ob.newTokens')
    case 'deck-shuffled':
      return t('log.ob.deckShuffled')
    case 'map-filled':
      return t('log.ob.mapFull', { name: name(event.seat) })
    case 'game-over':
      return t('over.reason.maps')
    default:
      return event satisfies never
  }
}

function draftText(event: Extract<Event, { event: 'drafted' }>, context: TextContext): string {
  const { t, name } = context
  const draft = { name: name(event.seat), tile: tileName(event.tile, context) }
  const [token, ...more] = event.tokens
  if (!token) return t('log.ob.draftTile', draft)
  return more.length === 0
    ? t('log.ob.draft', { ...draft, token: tokenName(token, context) })
    : t('log.ob.draftMany', { ...draft, tokens: tokenNames(event.tokens, context) })
}
