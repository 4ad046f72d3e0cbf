// The places of the town board and the action spaces on them (SB-8, SB-135, SB-283 to SB-285).
import type { HeroView, View } from '@overlair/rules/dungeon'
import type { Treasure } from '@overlair/rules/dungeon/model/state'
import { landmarks } from '@overlair/rules/dungeon/model/state'
import { landmarkTreasure } from '@overlair/rules/dungeon/super/town'
import type { BoardView } from '@overlair/rules/dungeon/view/view'

export const townPlaces = [...landmarks, 'tavern', 'landing-pad'] as const
export type TownPlace = (typeof townPlaces)[number]
export type ActionKind = 'treasure' | 'special' | 'summon'

/** The places of the board in this game. The landing pad belongs to the expansion with the explorers (SB-281). */
export const townPlacesIn = ({ players }: View): readonly TownPlace[] =>
  townPlaces.filter(place => place !== 'landing-pad' || players[0]?.treasure?.explorer !== undefined)

export const actionSpaceId = (place: TownPlace, action: ActionKind): string => `${place}-${action}`
export const actionsAt = (place: TownPlace): readonly ActionKind[] =>
  place === 'tavern'
    ? ['summon']
    : place === 'landing-pad'
      ? ['treasure', 'special']
      : ['treasure', 'special', 'summon']

/** The heroes at a place. In the Tavern, the hero that came last is on top and first in the list (SB-62). */
export const heroesAt = ({ landmarks: heroOn, tavern }: BoardView, place: TownPlace): readonly HeroView[] => {
  if (place === 'landing-pad') return []
  if (place === 'tavern') return tavern.toReversed()
  return heroOn[place] ? [heroOn[place]] : []
}
/** A hero covers every space except the summon space, and the summon space needs a hero (SB-136, SB-137). */
export const isActionOpen = (board: BoardView, place: TownPlace, action: ActionKind): boolean =>
  action === 'summon' ? heroesAt(board, place).length > 0 : heroesAt(board, place).length === 0
export const treasureOf = (place: TownPlace): Treasure =>
  place === 'landing-pad' ? 'explorer' : place === 'tavern' ? 'thief' : landmarkTreasure[place]
