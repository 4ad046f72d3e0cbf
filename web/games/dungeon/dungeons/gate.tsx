// The entrance of the dungeon on the stage, and the rock where a new room goes.
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite } from '../card/sprite.tsx'
import { fateText } from '../forecast/fate-text.ts'
import { FateSymbol } from '../heroes/fate-badges.tsx'
import { HeroToken } from '../heroes/hero-token.tsx'
import { spot } from '../input/click-paths.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { heroesAtEntrance } from './entrance.ts'
import type { StageProps } from './room.tsx'
import './gate.css'

/** The gate and the heroes in front of it. */
export function Entrance({ selection, playback, seat, small }: StageProps) {
  const { fates } = playback.forecast.value
  const { walk } = playback
  /** The hero in a room stands there. Here is only its plate, with its fate. */
  const isInside = (hero: string) => walk.value?.hero === hero
  return (
    <div class="dm-entrance">
      <h3 class="dm-entrance__name">{say('dm.entrance')}</h3>
      <Sprite name={small ? 'small-gate' : 'gateway'} class="dm-entrance__gate" />
      <ul>
        {heroesAtEntrance(playback, seat).map(hero => (
          <li
            key={hero.name}
            class={isInside(hero.name) ? 'dm-entrance__inside' : undefined}
            onPointerEnter={() => {
              playback.hoveredHero.value = hero.name
            }}
            onPointerLeave={() => {
              playback.hoveredHero.value = undefined
            }}
          >
            <HeroToken
              selection={selection}
              hero={hero}
              dies={hero.name === playback.dyingHero.value?.hero}
              {...fateText(hero, fates[hero.name])}
            >
              <FateSymbol fate={fates[hero.name]} />
            </HeroToken>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FreePlaceProps {
  readonly selection: Selection
  readonly seat: Seat
  readonly at: number
  readonly small: boolean
}
/** Untouched rock, where a new room goes. */
export function FreePlace({ selection, seat, at, small }: FreePlaceProps) {
  const placeSpot = spot.place(seat, at)
  const rock = <Sprite name={small ? 'small-hall-free' : 'hall-free'} class="dm-place__rock" />
  if (selection.spotState(placeSpot) !== 'legal')
    return (
      <li class="dm-place dm-place--free" data-part="free-place" data-drop={placeSpot} aria-hidden="true">
        {rock}
      </li>
    )
  return (
    <li class="dm-place" data-part="free-place">
      <SpotButton selection={selection} spots={[placeSpot]} label={say('dm.newPlace')} class="dm-new-place">
        {rock}
        <b class="dm-new-place__text">{say('dm.newPlace')}</b>
      </SpotButton>
    </li>
  )
}
