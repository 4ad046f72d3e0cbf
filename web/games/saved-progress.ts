// How far a saved match is, in words. Only pages that list matches load it.
import type { SavedMatch } from '@overlair/play/match/contract'
import { isPlayedByPerson } from '@overlair/play/match/occupants'
import type { GameId } from '@overlair/rules/game-ids'
import { say } from '../platform/i18n/say.ts'

type ProgressOf = (match: Pick<SavedMatch, 'record' | 'seats'>) => string

/** A game without an entry counts its choices. */
export const savedProgress: Partial<Readonly<Record<GameId, ProgressOf>>> = {
  overboss({ record, seats }) {
    const person = Math.max(0, seats.findIndex(isPlayedByPerson))
    const placed = record.choices.filter(({ seat, choice }) => seat === person && 'place' in choice).length
    // “none” in a game without a campaign.
    const level = Number(record.options.level)
    return [...(level > 0 ? [say('web.ob.level', { n: level })] : []), say('web.ob.tilesPlaced', { n: placed })].join(
      ' · ',
    )
  },
}
