import type { CardBox } from '@overlair/rules/dungeon/engine/cards'
import type { SizeGroup } from '../../../ui/sprite-sheet.ts'

const named = (kind: string, cards: readonly string[]): string[] => cards.toSorted().map(card => `${kind}-${card}`)

/** The pictures of rooms and spells, on the sheet `<box>`. */
export const cardSprites = ({ rooms, spells }: CardBox): readonly SizeGroup[] => [
  [72, 44, [...named('room', rooms), ...named('spell', spells)]],
]
/** A scene of each boss, and a small picture of each boss, hero and item, on the sheet `<box>-people`. */
export const peopleSprites = ({ bosses, heroes, items }: CardBox): readonly SizeGroup[] => [
  [72, 60, named('boss', bosses)],
  [32, 32, [...named('face', bosses), ...named('hero', heroes), ...named('item', items)]],
]

/** The heroes of a box on their feet, on the sheet `scene/<box>-walkers`. Each sprite holds three frames: standing, left foot, right foot. */
export const walkerSprites = ({ heroes }: CardBox): readonly SizeGroup[] => [[102, 40, named('walker', heroes)]]

/** Bosses on their thrones, on the sheet `scene/<box>-lords`. */
export const lordSprites = ({ bosses }: CardBox): readonly SizeGroup[] => [
  [56, 56, bosses.map(boss => `lord-${boss}-waiting`).toSorted()],
]
const MOODS = ['hurt', 'triumphant', 'beaten'] as const
/** The same bosses moved, on the sheet `scene/<box>-moods`, which loads when the first one shows a mood. */
export const moodSprites = ({ bosses }: CardBox): readonly SizeGroup[] => [
  [56, 56, bosses.flatMap(boss => MOODS.map(mood => `lord-${boss}-${mood}`)).toSorted()],
]

/** The figures of the rooms of a box without their rooms, large and small, on the sheet `scene/<box>-figures`. */
export const figureSprites = ({ rooms }: CardBox): readonly SizeGroup[] => [
  [76, 60, named('figure', rooms)],
  [44, 40, named('small-figure', rooms)],
]
