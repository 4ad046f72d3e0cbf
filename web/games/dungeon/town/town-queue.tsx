import type { View } from '@overlair/rules/dungeon'
import { symbolsNeeded } from '@overlair/rules/dungeon/super/bait'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite } from '../card/sprite.tsx'
import { TownHero } from '../heroes/town-hero.tsx'
import type { Selection } from '../input/selection.ts'
import { withDyingHero } from '../playback/dying-hero.ts'
import type { Playback } from '../playback/playback.ts'
import { houseOf } from './town.tsx'

const SOLO_PLACES = 4

interface TownQueueProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly view: View
}
/** The places of town from left to right. The leftmost hero is pushed out first (SB-56 to SB-58). */
export function TownQueue({ selection, playback, view }: TownQueueProps) {
  const heroes = withDyingHero(playback, ({ town }) => town)
  const isSolo = view.players.length === 1
  const free = Math.max(0, (isSolo ? SOLO_PLACES : view.players.length) - heroes.length)
  return (
    <div class="dm-street dm-street--queue" data-part="queue">
      <h2 class="visually-hidden">{say('dm.town')}</h2>
      <ol class="dm-street__row">
        {heroes.map((hero, i) => (
          <li key={hero.name} class="dm-street__spot">
            <Sprite name={houseOf(i)} class="dm-house" />
            <TownHero
              selection={selection}
              forecast={playback.forecast.value}
              hero={hero}
              dies={hero.name === playback.dyingHero.value?.hero}
            />
          </li>
        ))}
        {Array.from({ length: free }, (_, i) => (
          <li key={`free ${i}`} class="dm-street__spot">
            <Sprite name={houseOf(heroes.length + i)} class="dm-house" />
            <span class="dm-street__free">
              {isSolo
                ? say('sb.town.asks', { n: symbolsNeeded(view.variants, heroes.length + i) })
                : say('sb.town.free')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
