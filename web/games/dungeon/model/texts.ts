// Names and texts in the current language. The texts of the games are in `locales/`, which the terminal uses, too.
import * as texts from '@overlair/locales/dungeon'
import type { Treasure } from '@overlair/rules/dungeon/model/state'
import type { OptionRefusal, Refusal } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import type { DungeonMatch } from './dungeon-match.ts'

export { cardKindOf, cardOfId, isSuperCard } from '@overlair/locales/dungeon'

const translate = { t: say }
export const cardName = (id: string): string => texts.cardName(id, translate)
export const cardText = (id: string): string | undefined => texts.cardText(id, translate)
export const effectText = (id: string): string | undefined => texts.effectText(id, translate)
export const treasureName = (treasure: Treasure): string => texts.treasureName(treasure, translate)
export const refusalText = (refusal: Refusal): string => texts.refusalText(refusal, translate)
export const optionRefusalText = (refusal: OptionRefusal): string => texts.optionRefusalText(refusal, translate)
export const placeName = (place: Parameters<typeof texts.placeName>[0]): string => texts.placeName(place, translate)
export const spaceName = (space: string): string => texts.spaceName(space, translate)
export const spaceText = (space: string): string | undefined => texts.spaceText(space, translate)
/** Context for texts that contain player names. */
export const textContextOf = ({ seats }: Pick<DungeonMatch, 'seats'>): texts.TextContext => ({
  t: say,
  name: seat => seats[seat]?.name ?? '',
})
