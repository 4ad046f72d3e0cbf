import type { HeroView, View } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/foretelling'
import type { BoardView } from '@overlair/rules/dungeon/view'
import { say } from '../../../words/words.ts'
import { Sprite } from '../art.tsx'
import { FateBadges, fateListText } from '../fates.tsx'
import { HeroToken } from '../hero.tsx'
import { placeName } from '../names.ts'
import type { Selection } from '../picks.ts'
import { Pile } from '../pile.tsx'
import { Minion, minionOn } from './minion.tsx'
import { actionSpaceId, actionsAt, heroesAt, isActionOpen, type Place } from './places.ts'
import { Space } from './space.tsx'

interface LandmarkProps {
  readonly picks: Selection
  readonly view: View
  readonly foretold: Forecast
  readonly board: BoardView
  readonly place: Place
}
/** A landmark with its action spaces, or with the hero that covers them (SB-135 to SB-137). */
export function Landmark({ picks, view, foretold, board, place }: LandmarkProps) {
  const [hero, ...below] = heroesAt(board, place)
  const deeds = actionsAt(place)
  const covered = deeds.filter(
    deed => !isActionOpen(board, place, deed) && minionOn(view, actionSpaceId(place, deed)) !== undefined,
  )
  return (
    <li class={`dm-landmark dm-landmark--${place}`}>
      <h3 class="dm-landmark__name">
        <Sprite name={`place-${place}`} />
        <span>{placeName(place)}</span>
        {covered.map(deed => (
          <Minion key={deed} seat={minionOn(view, actionSpaceId(place, deed)) ?? 0} />
        ))}
      </h3>
      {hero && <Waiting picks={picks} foretold={foretold} hero={hero} />}
      {hero && below.length > 0 && (
        <Pile
          class="dm-landmark__below"
          title={say('sb.tavern.all')}
          heaps={[{ cards: [hero, ...below].map(({ name }) => name) }]}
          empty=""
        >
          {say('sb.below', { n: below.length })}
        </Pile>
      )}
      <div class="dm-landmark__spaces">
        {deeds
          .filter(deed => isActionOpen(board, place, deed))
          .map(deed => (
            <Space key={deed} picks={picks} view={view} place={place} deed={deed} />
          ))}
      </div>
      {!hero && place !== 'landing-pad' && (
        <p class="dm-landmark__empty">
          {say(place === 'tavern' && view.players.length === 1 ? 'sb.tavern.end' : 'sb.noHero')}
        </p>
      )}
    </li>
  )
}

interface WaitingProps extends Pick<LandmarkProps, 'picks' | 'foretold'> {
  readonly hero: HeroView
}
/** What would become of it if it were summoned, with the health token of the place. */
const Waiting = ({ picks, foretold, hero }: WaitingProps) => (
  <HeroToken
    picks={picks}
    hero={hero}
    fate=""
    tone="plain"
    more={`${say('sb.waits')}. ${fateListText({ picks, foretold, hero })}`}
  >
    <FateBadges picks={picks} foretold={foretold} hero={hero} />
  </HeroToken>
)
