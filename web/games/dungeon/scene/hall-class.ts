// Which hall of the scene belongs to a card.
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { cardOfId } from '../model/texts.ts'

type HallClass = Treasure | 'mixed'

/** The class of a room or boss by its treasure: one type, or several. */
function hallClassOf(treasure: readonly Treasure[]): HallClass {
  const [first] = treasure
  return first !== undefined && treasure.every(one => one === first) ? first : 'mixed'
}
export const roomClass = (card: string): HallClass => hallClassOf(shelf.roomFacts(cardOfId(card)).treasure)
export const bossClass = (boss: string): HallClass => hallClassOf(shelf.bossFacts(boss).treasure)

/** The sprite of the hall of a room. Equal rooms have equal halls. */
export function hallSprite(card: string | null, small: boolean): string {
  if (card === null) return small ? 'hall-mixed-small' : 'hall-mixed-trap-0'
  if (small) return `hall-${roomClass(card)}-small`
  const variant = [...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2
  return `hall-${roomClass(card)}-${shelf.roomFacts(card).kind}-${variant}`
}
