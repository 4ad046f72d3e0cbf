// Log lines for events about heroes.
import type { Event } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { cardName } from './names.ts'
import type { TextContext } from './text-context.ts'

type HeroEvent = Extract<Event, { readonly hero: string }>

/** The ability of a hero moves it to a landmark or, if that is occupied, to the Tavern. In all other cases town was full. */
const goesByItself = ['SB-65', 'SB-66', 'SB-331']

export function heroEventText(event: HeroEvent, context: TextContext): string {
  const { t, name } = context
  const hero = cardName(event.hero, context)
  switch (event.event) {
    case 'arrived':
      // A hero whose ability moves it to a landmark never takes a place in town (SB-67).
      return t(shelf.behaviourOf(event.hero).goesTo ? 'log.hero.revealed' : 'log.hero.arrives', { hero })
    case 'lured':
      // A hero with its own lure rule does not count treasure.
      return shelf.behaviourOf(event.hero).lure
        ? t('log.hero.toEntrance', { hero, name: name(event.seat) })
        : t('log.hero.lured', { hero, name: name(event.seat), count: event.count })
    case 'stayed':
      return event.tie ? t('log.hero.stays.tie', { hero }) : t('log.hero.stays.none', { hero })
    case 'to-entrance':
      return t('log.hero.toEntrance', { hero, name: name(event.seat) })
    case 'to-town':
      // A hero with a landmark of its own goes there instead (SB-331).
      return t(shelf.behaviourOf(event.hero).goesTo ? 'log.hero.sentBack' : 'log.hero.toTown', { hero })
    case 'sent':
      return t('log.hero.sentBack', { hero })
    case 'skipped':
      return t('log.hero.skipsRoom', { hero, room: cardName(event.room, context) })
    case 'entered':
      return t('log.hero.enters', { hero, room: cardName(event.room, context) })
    case 'damaged':
      return t('log.hero.hurt', { hero, damage: event.damage })
    case 'healthier':
      return event.add < 0
        ? t('log.hero.weaker', { hero, count: -event.add })
        : t('log.hero.healthier', { hero, count: event.add })
    case 'killed': {
      const facts = { hero, name: name(event.seat), souls: event.souls }
      return event.room === ''
        ? t('log.hero.dies', facts)
        : t('log.hero.killed', { ...facts, room: cardName(event.room, context) })
    }
    case 'survived':
      return t('log.hero.survives', { hero, name: name(event.seat), wounds: event.wounds })
    case 'removed':
      return t('log.hero.leavesGame', { hero })
    case 'healed':
      return t('log.heal', { hero, name: name(event.seat), souls: shelf.heroFacts(event.hero).souls })
    case 'turned':
      return t('log.hero.soulTurned', { hero, name: name(event.seat) })
    case 'won-soul':
      return t('log.hero.soulWon', { hero, name: name(event.seat) })
    case 'pushed':
      return t(goesByItself.includes(event.why) ? 'log.hero.straight' : 'log.hero.pushed', {
        hero,
        place: t(`space.to.${event.place}`),
      })
    case 'summoned': {
      const facts = { hero, name: name(event.seat), target: name(event.in) }
      return event.place === 'tavern' ? t('log.hero.summonedTavern', facts) : t('log.hero.summoned', facts)
    }
    case 'cheated-death':
      return t('log.hero.cheatsDeath', { hero })
    case 'item-taken':
      return t('log.item.taken', { hero, card: cardName(event.item, context) })
  }
}
