// Names and texts in the language of the moment. What is said of the games stands in the locales, once for all tables.
import * as words from '@overlair/locales/dungeon'
import type { View } from '@overlair/rules/dungeon'
import type { SoloTitle } from '@overlair/rules/dungeon/model/solo-titles'
import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { say } from '../../../platform/i18n/say.ts'
import type { DungeonMatch } from './dungeon-match.ts'

export { cardKindOf, cardOfId } from '@overlair/locales/dungeon'

const translate = { t: say }
export const cardName = (id: string): string => words.cardName(id, translate)
export const cardText = (id: string): string | undefined => words.cardText(id, translate)
export const effectText = (id: string): string | undefined => words.effectText(id, translate)
export const titleName = (title: SoloTitle, variants: View['variants']): string =>
  words.titleName(title, variants, translate)
export const treasureName = (treasure: Treasure): string => words.treasureName(treasure, translate)
export const placeName = (place: Parameters<typeof words.placeName>[0]): string => words.placeName(place, translate)
export const spaceName = (space: string): string => words.spaceName(space, translate)
export const spaceText = (space: string): string | undefined => words.spaceText(space, translate)
/** With the names of those who play. */
export const textContextOf = ({ seats }: Pick<DungeonMatch, 'seats'>): words.TextContext => ({
  t: say,
  name: seat => seats[seat]?.name ?? '',
})
