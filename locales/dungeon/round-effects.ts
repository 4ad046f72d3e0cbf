// Texts of effects that last until the end of the round. A new kind without a text here does not compile.
import type { RoundEffect } from '@overlair/rules/dungeon/model/state'
import { cardName, treasureName } from './names.ts'
import type { TextContext } from './text-context.ts'

export function roundEffectText(effect: RoundEffect, context: TextContext): string {
  const { t, name } = context
  switch (effect.effect) {
    case 'damage':
      return t(effect.add < 0 ? 'lasting.lessDamage' : 'lasting.damage', {
        room: cardName(effect.room, context),
        count: Math.abs(effect.add),
      })
    case 'dungeon-damage':
      return t('lasting.dungeonDamage', { name: name(effect.seat), count: effect.add })
    case 'harmless':
      return t('lasting.harmless', { room: cardName(effect.room, context) })
    case 'room-heals':
      return t('lasting.roomHeals', { room: cardName(effect.room, context), count: effect.add })
    case 'dungeon-heals':
      return t('lasting.dungeonHeals', { name: name(effect.seat), count: effect.add })
    case 'treasure':
      return t('lasting.treasure', {
        room: cardName(effect.room, context),
        treasure: treasureName(effect.treasure, context),
      })
    case 'no-treasure':
      return t('lasting.noTreasure', { room: cardName(effect.room, context) })
    case 'double-treasure':
      return t('lasting.doubleTreasure', { name: name(effect.seat) })
    case 'no-ability':
      return t('lasting.noAbility', { room: cardName(effect.room, context) })
    case 'no-building':
      return t('lasting.noBuilding')
    case 'closed':
      return t('lasting.closed', { name: name(effect.seat) })
    case 'cannot-win':
      return t('lasting.cannotWin', { name: name(effect.seat) })
    case 'stunned':
      return t('lasting.stunned', { room: cardName(effect.room, context) })
    case 'last-room':
      return t('lasting.lastRoom', { name: name(effect.seat), count: effect.add })
    case 'traps':
      return t('lasting.traps', { name: name(effect.seat), count: effect.add })
    case 'boss-treasure':
      return t('lasting.bossTreasure', {
        name: name(effect.seat),
        count: effect.count,
        treasure: treasureName(effect.treasure, context),
      })
    case 'boss-works':
      return t('lasting.bossWorks', { name: name(effect.seat) })
    case 'minion-twice':
      return t('lasting.minionTwice', { name: name(effect.seat) })
    case 'not-lured':
      return t('lasting.notLured', { hero: cardName(effect.hero, context) })
  }
}
