import type { CardBox } from '@overlair/rules/dungeon/engine/cards'
import type { SizeGroup } from '../../../ui/sprite-sheet.ts'

/** The figures of a box, without a wall behind them: heroes that walk, rooms in two sizes, bosses. */
export function figureSprites({ bosses, rooms, heroes }: CardBox): readonly SizeGroup[] {
  const named = (kind: string, cards: readonly string[]) => cards.toSorted().map(card => `${kind}-${card}`)
  return [
    [56, 56, named('lord', bosses)],
    [44, 44, named('figure', rooms)],
    [102, 40, named('walker', heroes)],
    [30, 30, named('figure-small', rooms)],
  ]
}
