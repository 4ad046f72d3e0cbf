// What lasts until the end of the round, in words.
import type { RoundEffect } from '@overlair/rules/dungeon/model/state'
import { cardName, treasureName } from './names.ts'
import type { TextContext } from './text-context.ts'

export function roundEffectText(change: RoundEffect, words: TextContext): string {
  const { t, name } = words
  switch (change.effect) {
    case 'damage':
      return t('lasting.damage', { room: cardName(change.room, words), count: change.add })
    case 'dungeon-damage':
      return t('lasting.dungeonDamage', { name: name(change.seat), count: change.add })
    case 'harmless':
      return t('lasting.harmless', { room: cardName(change.room, words) })
    case 'room-heals':
      return t('lasting.roomHeals', { room: cardName(change.room, words), count: change.add })
    case 'dungeon-heals':
      return t('lasting.dungeonHeals', { name: name(change.seat), count: change.add })
    case 'treasure':
      return t('lasting.treasure', {
        room: cardName(change.room, words),
        treasure: treasureName(change.treasure, words),
      })
    case 'no-treasure':
      return t('lasting.noTreasure', { room: cardName(change.room, words) })
    case 'double-treasure':
      return t('lasting.doubleTreasure', { name: name(change.seat) })
    case 'no-ability':
      return t('lasting.noAbility', { room: cardName(change.room, words) })
    case 'no-building':
      return t('lasting.noBuilding')
    case 'closed':
      return t('lasting.closed', { name: name(change.seat) })
    case 'cannot-win':
      return t('lasting.cannotWin', { name: name(change.seat) })
    case 'stunned':
      return t('lasting.stunned', { room: cardName(change.room, words) })
    case 'last-room':
      return t('lasting.lastRoom', { name: name(change.seat), count: change.add })
    case 'traps':
      return t('lasting.traps', { name: name(change.seat), count: change.add })
    case 'boss-treasure':
      return t('lasting.bossTreasure', {
        name: name(change.seat),
        count: change.count,
        treasure: treasureName(change.treasure, words),
      })
    case 'boss-works':
      return t('lasting.bossWorks', { name: name(change.seat) })
    case 'minion-twice':
      return t('lasting.minionTwice', { name: name(change.seat) })
    case 'not-lured':
      return t('lasting.notLured', { hero: cardName(change.hero, words) })
  }
}
