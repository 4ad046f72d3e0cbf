import { bossFacts, heroFacts, roomFacts } from '@overlair/rules/dungeon/catalogue'
import { cardBehind, kindOf } from './names.ts'

/** The rules that say what a card of this sort is. */
export function rulesOfCard(id: string): readonly string[] {
  const card = cardBehind(id)
  switch (kindOf(card)) {
    case 'room':
      return roomFacts(card).advanced ? ['BM-73', 'BM-71'] : ['BM-68', 'BM-71']
    case 'spell':
      return ['BM-46', 'BM-50']
    case 'boss':
      return bossFacts(card).xp > 0 ? ['BM-42', 'BM-94'] : []
    case 'hero':
      return heroFacts(card).epic ? ['BM-103', 'BM-60'] : ['BM-103', 'BM-121']
    default:
      return []
  }
}
