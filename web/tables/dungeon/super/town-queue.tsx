import type { View } from '@overlair/rules/dungeon'
import { symbolsAsked } from '@overlair/rules/dungeon/super/bait'
import { say } from '../../../words/words.ts'
import { HeroToken } from '../hero.tsx'
import { lureWords } from '../lure-words.ts'
import type { Picks } from '../picks.ts'
import { Fates, fatesText } from './fates.tsx'

const placesForOne = 4

interface TownQueueProps {
  readonly picks: Picks
  readonly view: View
}
/** The places of town from left to right: who came first is pushed out first (SB-56 to SB-58). */
export function TownQueue({ picks, view }: TownQueueProps) {
  const alone = view.players.length === 1
  const free = Math.max(0, (alone ? placesForOne : view.players.length) - view.town.length)
  return (
    <div class="dm-queue">
      <h2 class="dm-label">{say('dm.town')}</h2>
      <ol>
        {view.town.map((hero, place) => {
          const drawn = lureWords(picks, view, hero, place)
          return (
            <li key={hero.name}>
              <HeroToken
                picks={picks}
                hero={hero}
                {...drawn}
                fate={`${drawn.fate}`}
                more={fatesText({ picks, view, hero })}
              >
                <Fates picks={picks} view={view} hero={hero} />
              </HeroToken>
            </li>
          )
        })}
        {Array.from({ length: free }, (_, i) => (
          <li key={`free ${i}`} class="dm-queue__free">
            {alone
              ? say('sb.town.asks', { n: symbolsAsked(view.variants, view.town.length + i) })
              : say('sb.town.free')}
          </li>
        ))}
      </ol>
    </div>
  )
}
