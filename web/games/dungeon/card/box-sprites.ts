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

/** The heroes of a box on their feet, on the sheet `scene/<box>-walkers`. Each sprite holds three frames: standing, left foot, right foot. */
export const walkerSprites = ({ heroes }: CardBox): readonly SizeGroup[] => [
  [102, 40, heroes.toSorted().map(hero => `walker-${hero}`)],
]

const POSES = ['waiting', 'hurt', 'triumphant', 'beaten'] as const
/** The bosses of a box in their poses, on the sheet `scene/<box>-lords`. */
export const lordSprites = ({ bosses }: CardBox): readonly SizeGroup[] => [
  [56, 56, bosses.flatMap(boss => POSES.map(pose => `lord-${boss}-${pose}`)).toSorted()],
]

/** The figures of the rooms of a box without their rooms, large and small, on the sheet `scene/<box>-figures`. */
export const figureSprites = ({ rooms }: CardBox): readonly SizeGroup[] => [
  [76, 60, rooms.toSorted().map(room => `figure-${room}`)],
  [44, 40, rooms.toSorted().map(room => `small-figure-${room}`)],
]
