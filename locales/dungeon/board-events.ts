// Log lines for events that only Super Boss Monster has: town board, counters, coins, items.
import type { Event } from '@overlair/rules/dungeon'
import { spaceName } from './action-spaces.ts'
import { cardName, cardNames } from './names.ts'
import type { TextContext } from './text-context.ts'

type BoardEvent = Extract<
  Event,
  {
    event:
      | 'market'
      | 'market-taken'
      | 'market-cleared'
      | 'minion-placed'
      | 'minion-acts'
      | 'counters'
      | 'woke'
      | 'restacked'
      | 'first-player'
      | 'coins'
      | 'item'
  }
>

export function boardEventText(event: BoardEvent, context: TextContext): string {
  const { t, name } = context
  switch (event.event) {
    case 'market':
      return t('log.market.filled', { cards: cardNames(event.cards, context) })
    case 'market-taken':
      return t('log.market.take', { name: name(event.seat), card: cardName(event.card, context) })
    case 'market-cleared':
      return t('log.market.cleared', { count: event.cards.length })
    case 'minion-placed':
      return t('log.minion.placed', { name: name(event.seat), place: spaceName(event.space, context) })
    case 'minion-acts':
      return t('log.minion.acts', { name: name(event.seat), place: spaceName(event.space, context) })
    case 'counters': {
      const room = cardName(event.room, context)
      return event.add > 0
        ? t('log.counter.added', { room, count: event.add })
        : t('log.counter.removed', { room, count: -event.add })
    }
    case 'woke':
      return t('log.room.wakes', { room: cardName(event.room, context) })
    case 'restacked':
      return t('log.room.restacked', { room: cardName(event.room, context) })
    case 'first-player':
      return t('log.marker.passed', { name: name(event.seat) })
    case 'coins':
      return event.add > 0
        ? t('log.coins.gained', { name: name(event.seat), count: event.add })
        : t('log.coins.paid', { name: name(event.seat), count: -event.add })
    case 'item':
      return t('log.item.revealed', { card: cardName(event.item, context) })
  }
}
