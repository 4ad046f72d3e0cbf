// The places of the town board and the action spaces on them (SB-8, SB-135, SB-283 to SB-285).
import type { HeroView, View } from '@overlair/rules/dungeon'
import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { landmarks } from '@overlair/rules/dungeon/model/state'
import { landmarkTreasure } from '@overlair/rules/dungeon/super/town'
import type { BoardView } from '@overlair/rules/dungeon/view/view'

export const places = [...landmarks, 'tavern', 'landing-pad'] as const
export type Place = (typeof places)[number]
export type ActionKind = 'treasure' | 'special' | 'summon'

/** The landing pad lies on the table wherever there are explorers (SB-281). */
export const townPlacesIn = ({ players }: View): readonly Place[] =>
  places.filter(place => place !== 'landing-pad' || players[0]?.treasure?.explorer !== undefined)

export const actionSpaceId = (place: Place, deed: ActionKind): string => `${place}-${deed}`
export const actionsAt = (place: Place): readonly ActionKind[] =>
  place === 'tavern'
    ? ['summon']
    : place === 'landing-pad'
      ? ['treasure', 'special']
      : ['treasure', 'special', 'summon']

/** Who waits there; on top of the Tavern the one who came last (SB-62). */
export const heroesAt = ({ landmarks: on, tavern }: BoardView, place: Place): readonly HeroView[] => {
  if (place === 'landing-pad') return []
  if (place === 'tavern') return tavern.toReversed()
  return on[place] ? [on[place]] : []
}
/** A hero covers all but the summon space, which nobody needs without one (SB-136, SB-137). */
export const isActionOpen = (board: BoardView, place: Place, deed: ActionKind): boolean =>
  deed === 'summon' ? heroesAt(board, place).length > 0 : heroesAt(board, place).length === 0
export const treasureOf = (place: Place): Treasure =>
  place === 'landing-pad' ? 'explorer' : place === 'tavern' ? 'thief' : landmarkTreasure[place]
