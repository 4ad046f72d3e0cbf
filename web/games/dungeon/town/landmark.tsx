import type { HeroView, View } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import type { BoardView } from '@overlair/rules/dungeon/view/view'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite } from '../card/sprite.tsx'
import { FateBadges, fateListText } from '../heroes/fate-badges.tsx'
import { HeroToken } from '../heroes/hero-token.tsx'
import type { Selection } from '../input/selection.ts'
import { Pile } from '../inspector/card-pile.tsx'
import { Minion, minionOn } from '../markers/minion.tsx'
import { actionSpaceId, actionsAt, heroesAt, isActionOpen, type Place } from '../model/action-spaces.ts'
import { placeName } from '../model/texts.ts'
import { Space } from './action-space.tsx'

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
          class="dm-landmark__more-heroes"
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
