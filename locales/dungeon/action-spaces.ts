// Landmarks and action spaces of Super Boss Monster.
import { type Landmark, landmarks, type Space, type Treasure } from '@overlair/rules/dungeon/model/state'
import { landmarkTreasure } from '@overlair/rules/dungeon/super/town'
import type { Key } from '../namespaces.ts'
import { cardName, cardOfId, effectText, minionText, treasureName } from './names.ts'
import type { TranslateContext } from './text-context.ts'

type Place = Landmark | 'tavern' | 'landing-pad'
const places: readonly Place[] = [...landmarks, 'tavern', 'landing-pad']
const actions = ['treasure', 'special', 'summon'] as const

/** An action space on the town board. */
export interface BoardSpace {
  readonly place: Place
  readonly action: (typeof actions)[number]
}
/** Parses an id like `temple-treasure`. Undefined if the space is on a room or a boss. */
export function boardSpace(space: Space): BoardSpace | undefined {
  const place = places.find(id => space.startsWith(`${id}-`))
  const action = actions.find(id => space === `${place}-${id}`)
  return place && action && { place, action }
}

export const placeName = (place: Place, { t }: TranslateContext): string =>
  place === 'landing-pad' ? t('space.landingPad') : t(`sbm-landmark-${place}.name`)
/** “Temple (special action)”, or the name of the room or boss. */
export function spaceName(space: Space, context: TranslateContext): string {
  const onBoard = boardSpace(space)
  if (!onBoard) return cardName(space, context)
  return `${placeName(onBoard.place, context)} (${context.t(`space.${onBoard.action}`)})`
}

const specials: { readonly [P in Exclude<Place, 'tavern'>]: Key<'prompts'> & `space.does.${string}` } = {
  temple: 'space.does.temple',
  stadium: 'space.does.stadium',
  library: 'space.does.library',
  hideout: 'space.does.hideout',
  'landing-pad': 'space.does.landingPad',
}
/** Describes what a minion does on the space. */
export function spaceText(space: Space, context: TranslateContext): string | undefined {
  const onBoard = boardSpace(space)
  if (!onBoard) return minionText(space, context) ?? effectText(cardOfId(space), context)
  const { place, action } = onBoard
  if (place === 'tavern') return context.t('space.does.tavern')
  switch (action) {
    case 'summon':
      return context.t('space.does.summon')
    case 'special':
      return context.t(specials[place])
    case 'treasure':
      return context.t('space.does.treasure', { treasure: treasureName(treasureOf(place), context) })
  }
}
const treasureOf = (place: Exclude<Place, 'tavern'>): Treasure =>
  place === 'landing-pad' ? 'explorer' : landmarkTreasure[place]
