// Landmarks and action spaces of Super Boss Monster.
import { type Landmark, landmarks, type Space, type Treasure } from '@overlair/rules/dungeon/model/state'
import { landmarkTreasure } from '@overlair/rules/dungeon/super/town'
import type { Key } from '../namespaces.ts'
import { cardName, cardOfId, effectText, minionText, treasureName } from './names.ts'
import type { TranslateContext } from './text-context.ts'

type Place = Landmark | 'tavern' | 'landing-pad'
const places: readonly Place[] = [...landmarks, 'tavern', 'landing-pad']
const deeds = ['treasure', 'special', 'summon'] as const

/** `temple-treasure` on the board; undefined for a room or a boss. */
export interface BoardSpace {
  readonly place: Place
  readonly deed: (typeof deeds)[number]
}
export function boardSpace(space: Space): BoardSpace | undefined {
  const place = places.find(one => space.startsWith(`${one}-`))
  const deed = deeds.find(one => space === `${place}-${one}`)
  return place && deed && { place, deed }
}

export const placeName = (place: Place, { t }: TranslateContext): string =>
  place === 'landing-pad' ? t('space.landingPad') : t(`sbm-landmark-${place}.name`)
/** “Temple (special action)”, a room, a boss. */
export function spaceName(space: Space, words: TranslateContext): string {
  const onBoard = boardSpace(space)
  if (!onBoard) return cardName(space, words)
  return `${placeName(onBoard.place, words)} (${words.t(`space.${onBoard.deed}`)})`
}

const specials: { readonly [P in Exclude<Place, 'tavern'>]: Key<'prompts'> & `space.does.${string}` } = {
  temple: 'space.does.temple',
  stadium: 'space.does.stadium',
  library: 'space.does.library',
  hideout: 'space.does.hideout',
  'landing-pad': 'space.does.landingPad',
}
/** What a minion does there. */
export function spaceText(space: Space, words: TranslateContext): string | undefined {
  const onBoard = boardSpace(space)
  if (!onBoard) return minionText(space, words) ?? effectText(cardOfId(space), words)
  const { place, deed } = onBoard
  if (place === 'tavern') return words.t('space.does.tavern')
  switch (deed) {
    case 'summon':
      return words.t('space.does.summon')
    case 'special':
      return words.t(specials[place])
    case 'treasure':
      return words.t('space.does.treasure', { treasure: treasureName(treasureOf(place), words) })
  }
}
const treasureOf = (place: Exclude<Place, 'tavern'>): Treasure =>
  place === 'landing-pad' ? 'explorer' : landmarkTreasure[place]
