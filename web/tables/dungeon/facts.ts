// What stands on a card besides its text.
import { bossFacts, heroFacts, itemFacts, roomFacts, spellFacts } from '@overlair/rules/dungeon/catalogue'
import type { Treasure } from '@overlair/rules/dungeon/state'
import { say } from '../../words/words.ts'
import { cardBehind, cardName, kindOf, treasureName } from './names.ts'

export interface CardFacts {
  readonly card: string
  readonly sprite: string
  /** “Advanced monster room”, “Spell: Build phase”. */
  readonly type: string
  readonly treasure: readonly Treasure[]
  /** The number in the red plate: damage of a room, health of a hero. */
  readonly plate: number | undefined
  /** The plate counts health, not damage. */
  readonly health?: true
  readonly advanced: boolean
  /** The colour of the title: by treasure, or of spells. */
  readonly tone: string
}

export function factsOf(id: string): CardFacts | undefined {
  const card = cardBehind(id)
  switch (kindOf(card)) {
    case 'room': {
      const { kind, advanced, damage, treasure } = roomFacts(card)
      const type = say(`dm.type.${advanced ? 'advanced' : 'ordinary'}.${kind}`)
      return { card, sprite: `room-${card}`, type, treasure, plate: damage, advanced, tone: toneOf(treasure) }
    }
    case 'spell': {
      const type = say(`dm.type.spell.${spellFacts(card).phase}`)
      return { card, sprite: `spell-${card}`, type, treasure: [], plate: undefined, advanced: false, tone: 'spell' }
    }
    case 'boss': {
      const { xp, treasure } = bossFacts(card)
      const type = say('dm.type.boss', { xp })
      return { card, sprite: `boss-${card}`, type, treasure, plate: undefined, advanced: true, tone: toneOf(treasure) }
    }
    case 'hero': {
      const { epic, treasure, health } = heroFacts(card)
      const type = say(epic ? 'dm.type.epic' : 'dm.type.hero')
      return {
        card,
        sprite: `hero-${card}`,
        type,
        treasure,
        plate: health,
        health: true,
        advanced: epic,
        tone: toneOf(treasure),
      }
    }
    case 'item': {
      const { treasure, health } = itemFacts(card)
      const type = say('dm.type.item')
      return {
        card,
        sprite: `item-${card}`,
        type,
        treasure: [treasure],
        plate: health,
        health: true,
        advanced: false,
        tone: treasure,
      }
    }
    case undefined:
      return undefined
  }
}
const toneOf = ([first, ...more]: readonly Treasure[]): string =>
  first === undefined || more.length > 0 ? 'mixed' : first

/** “Dark Altar, trap room, damage 1, cleric, cleric”. */
export function cardLabel(id: string, damage?: number | null): string {
  const facts = factsOf(id)
  if (!facts) return cardName(id)
  const { type, treasure, plate, health } = facts
  const number = damage ?? plate
  return [
    cardName(id),
    type,
    ...(number === undefined ? [] : [say(health ? 'dm.health' : 'dm.damage', { n: number })]),
    ...treasure.map(treasureName),
  ].join(', ')
}
