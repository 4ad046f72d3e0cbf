import type { CardBox } from '@overlair/rules/dungeon/engine/cards'
import type { SizeGroup } from '../../../ui/sprite-sheet.ts'

/** The sprites on the sheet of a box: a scene of each boss, room and spell, and a face of each boss, hero and item. */
export function boxSprites({ bosses, rooms, spells, heroes, items }: CardBox): readonly SizeGroup[] {
  const named = (kind: string, cards: readonly string[]) => cards.toSorted().map(card => `${kind}-${card}`)
  return [
    [72, 60, named('boss', bosses)],
    [72, 44, [...named('room', rooms), ...named('spell', spells)]],
    [32, 32, [...named('face', bosses), ...named('hero', heroes), ...named('item', items)]],
  ]
}
