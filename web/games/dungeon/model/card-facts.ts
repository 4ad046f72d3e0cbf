// The facts printed on a card besides its text.
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { say } from '../../../platform/i18n/say.ts'
import { cardKindOf, cardName, cardOfId, isSuperCard, treasureName } from './texts.ts'

export type RoomSymbol = `${'ordinary' | 'advanced'}-${'monster' | 'trap'}`
export interface CardFacts {
  readonly card: string
  readonly sprite: string
  /** “Advanced monster room”, “Spell: Build phase”. */
  readonly type: string
  readonly treasure: readonly Treasure[]
  /** The number in the red plate: damage of a room, health of a hero. */
  readonly plateValue: number | undefined
  /** The plate shows health, not damage. */
  readonly health?: true
  /** The symbol of a room: silver for an ordinary room, gold for an advanced one (SB-17). */
  readonly roomSymbol?: RoomSymbol
  /** The colour of the title: a treasure, `mixed` or `spell`. */
  readonly titleColour: string
}

/** Undefined if the id is not a card. */
export function cardFactsOf(id: string): CardFacts | undefined {
  const card = cardOfId(id)
  switch (cardKindOf(card)) {
    case 'room': {
      const { kind, advanced, damage, treasure } = shelf.roomFacts(card)
      const rank = advanced ? 'advanced' : 'ordinary'
      return {
        card,
        sprite: `room-${card}`,
        type: say(`dm.type.${rank}.${kind}`),
        treasure,
        plateValue: damage,
        roomSymbol: `${rank}-${kind}`,
        titleColour: titleColourOf(treasure),
      }
    }
    case 'spell': {
      const { phase } = shelf.spellFacts(card)
      const type = say(
        phase !== 'build' && isSuperCard(card) ? `dm.type.spell.${phase}.super` : `dm.type.spell.${phase}`,
      )
      return {
        card,
        sprite: `spell-${card}`,
        type,
        treasure: [],
        plateValue: undefined,
        titleColour: 'spell',
      }
    }
    case 'boss': {
      const { xp, treasure } = shelf.bossFacts(card)
      const type = say('dm.type.boss', { xp })
      return {
        card,
        sprite: `boss-${card}`,
        type,
        treasure,
        plateValue: undefined,
        titleColour: titleColourOf(treasure),
      }
    }
    case 'hero': {
      const { epic, treasure, health } = shelf.heroFacts(card)
      const type = say(epic ? 'dm.type.epic' : 'dm.type.hero')
      return {
        card,
        sprite: `hero-${card}`,
        type,
        treasure,
        plateValue: health,
        health: true,
        titleColour: titleColourOf(treasure),
      }
    }
    case 'item': {
      const { treasure, health } = shelf.itemFacts(card)
      const type = say('dm.type.item')
      return {
        card,
        sprite: `item-${card}`,
        type,
        treasure: [treasure],
        plateValue: health,
        health: true,
        titleColour: treasure,
      }
    }
    case undefined:
      return undefined
  }
}
const titleColourOf = ([first, ...more]: readonly Treasure[]): string =>
  first === undefined || more.length > 0 ? 'mixed' : first

/** Label for screen readers: “Dark Altar, trap room, damage 1, cleric, cleric”. */
export function cardLabel(id: string, damage?: number | null): string {
  const facts = cardFactsOf(id)
  if (!facts) return cardName(id)
  const { type, treasure, plateValue, health } = facts
  const number = damage ?? plateValue
  return [
    cardName(id),
    type,
    ...(number === undefined ? [] : [say(health ? 'dm.health' : 'dm.damage', { n: number })]),
    ...treasure.map(treasureName),
  ].join(', ')
}
