// Which hall of the scene belongs to a card.
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { cardOfId } from '../model/texts.ts'

const VARIANTS = { hall: 4, 'small-hall': 2 } as const

/** The class of a room by its treasure: one type, or several. */
export function roomClass(card: string): Treasure | 'mixed' {
  const [first, ...more] = shelf.roomFacts(cardOfId(card)).treasure
  return first !== undefined && more.every(one => one === first) ? first : 'mixed'
}

/** The sprite of the hall of a room. Equal rooms have equal halls. */
export function hallSprite(card: string | null, small: boolean): string {
  const prefix = small ? 'small-hall' : 'hall'
  if (card === null) return `${prefix}-mixed-trap-1`
  const variant = ([...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % VARIANTS[prefix]) + 1
  return `${prefix}-${roomClass(card)}-${shelf.roomFacts(card).kind}-${variant}`
}

/** The sprite of the lair of a boss, by its first treasure. */
export const lairSprite = (boss: string, small: boolean): string =>
  `${small ? 'small-lair' : 'lair'}-${shelf.bossFacts(boss).treasure[0] ?? 'mage'}`
