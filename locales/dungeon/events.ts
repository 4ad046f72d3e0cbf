// Log lines. A new kind of event without a text here does not compile.
import type { Event } from '@overlair/rules/dungeon'
import type { CardName, RoundEffect } from '@overlair/rules/dungeon/model/state'
import { boardEventText } from './board-events.ts'
import { heroEventText } from './hero-events.ts'
import { cardName, cardNames, phaseName } from './names.ts'
import { roundEffectText } from './round-effects.ts'
import type { TextContext } from './text-context.ts'

/** An event as one seat sees it: with the cards that only this seat may know. */
export type VisibleEvent = Event & { readonly card?: CardName; readonly cards?: readonly CardName[] }

/** Returns the log line of an event. Undefined if the table itself shows the event. */
export function eventText(event: VisibleEvent, context: TextContext): string | undefined {
  const { t, name } = context
  const card = (id: string) => cardName(id, context)
  switch (event.event) {
    // The table shows the active player. `cast` and `used` already announced the effect; its events follow.
    case 'active':
    case 'passed':
    case 'declared':
    case 'resolved':
      return undefined
    case 'phase':
      return phaseText(event, context)
    case 'boss-chosen':
      return t('log.boss.chosen', { name: name(event.seat), boss: card(event.boss) })
    case 'mulligan':
      return event.cards
        ? t('log.mulligan.shown', { name: name(event.seat), cards: cardNames(event.cards, context) })
        : t('log.mulligan', { name: name(event.seat) })
    case 'drew':
      if (event.cards) return t('log.draw.own', { name: name(event.seat), cards: cardNames(event.cards, context) })
      return t(`log.draw.${event.kind}`, { name: name(event.seat), count: event.count })
    case 'shuffled':
      return event.why === 'BM-199' || event.why === 'SB-290' ? t('log.deck.shuffled') : t('log.deck.searched')
    case 'discarded':
      return t('log.discard.card', { name: name(event.seat), card: card(event.card) })
    case 'seeded':
      return t('log.pile.seeded', { cards: cardNames(event.cards, context) })
    case 'took':
      return t('log.take.card', { name: name(event.seat), card: card(event.card) })
    case 'stole': {
      const who = { name: name(event.seat), target: name(event.from) }
      return event.card
        ? t('log.take.playerCard', { ...who, card: card(event.card) })
        : t(`log.take.${event.kind}`, who)
    }
    case 'gave': {
      const who = { name: name(event.seat), target: name(event.to) }
      return event.card ? t('log.give.thisCard', { ...who, card: card(event.card) }) : t('log.give.card', who)
    }
    case 'showed':
      return t('log.show.card', { name: name(event.seat), card: card(event.card) })
    case 'looked':
      return event.cards
        ? t('log.look.cards', { target: name(event.hand), cards: cardNames(event.cards, context) })
        : t('log.look.hand', { name: name(event.seat), target: name(event.hand) })
    case 'placed':
      if (event.in !== event.seat) return t('log.room.placedIn', { name: name(event.seat), target: name(event.in) })
      return event.card
        ? t('log.room.placedOwn', { name: name(event.seat), room: card(event.card) })
        : t('log.room.placed', { name: name(event.seat) })
    case 'declined':
      return t('log.room.declined', { name: name(event.seat) })
    case 'returned':
      return t('log.room.returned', { name: name(event.seat) })
    case 'built': {
      const built = { name: name(event.seat), room: card(event.room) }
      return event.on ? t('log.room.builtOn', { ...built, under: card(event.on) }) : t('log.room.built', built)
    }
    case 'level-up':
      return t('log.boss.levelUp', { boss: card(event.boss) })
    case 'destroyed':
      return t('log.room.destroyed', { room: card(event.room) })
    case 'uncovered':
      return t('log.room.uncovered', { room: card(event.room) })
    case 'deactivated':
      return t('log.room.deactivated', { room: card(event.room) })
    case 'swapped':
      return t('log.room.swapped', { room: card(event.room), under: card(event.other) })
    case 'lasting':
      return event.record.effect === 'stunned'
        ? t('log.room.stunned', { room: card(event.record.room) })
        : lastingText(event.record, context)
    case 'over':
      return overText(event, context)
    case 'cast':
      return t('log.spell.cast', { name: name(event.seat), card: card(event.card) })
    case 'used':
      return t('log.ability.used', { name: name(event.seat), card: card(event.source) })
    case 'negated':
      return t('log.effect.negated', { card: card(event.source) })
    case 'fizzled':
      return t('log.effect.lost', { card: card(event.source) })
    case 'eliminated':
      return t('log.player.eliminated', { name: name(event.seat) })
    default:
      return 'hero' in event ? heroEventText(event, context) : boardEventText(event, context)
  }
}

function phaseText(event: Extract<Event, { event: 'phase' }>, context: TextContext): string | undefined {
  const { phase, round, why } = event
  if (phase === 'over') return undefined
  const name = phaseName(phase, why.startsWith('SB-'), context)
  return round === 0 ? `${name}.` : context.t('log.phase', { round, phase: name })
}
/** Texts of these effects name the round themselves. */
const namesRound: readonly RoundEffect['effect'][] = ['cannot-win', 'not-lured']
function lastingText(record: RoundEffect, context: TextContext): string {
  const change = roundEffectText(record, context)
  return namesRound.includes(record.effect) ? `${change}.` : context.t('log.lasting', { change })
}
/** Ends of a solo game. There is no winner; the result text says how it ended. */
const endsAlone = ['SB-260', 'SB-261', 'SB-262']
function overText({ winners, why }: Extract<Event, { event: 'over' }>, { t, name }: TextContext): string | undefined {
  if (endsAlone.includes(why)) return undefined
  const [winner, ...others] = winners.map(name)
  return winner === undefined || others.length > 0
    ? t('over.tie.shared', { names: winners.map(name) })
    : t('over.win', { name: winner })
}
