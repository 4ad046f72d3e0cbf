import type { HeroView, View } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import type { BoardView } from '@overlair/rules/dungeon/view/view'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite } from '../card/sprite.tsx'
import { FateBadges, fateListText } from '../heroes/fate-badges.tsx'
import { HeroToken } from '../heroes/hero-token.tsx'
import type { Selection } from '../input/selection.ts'
import { CardPile } from '../inspector/card-pile.tsx'
import { Minion, minionOn } from '../markers/minion.tsx'
import { actionSpaceId, actionsAt, heroesAt, isActionOpen, type TownPlace } from '../model/action-spaces.ts'
import { placeName } from '../model/texts.ts'
import { ActionSpace } from './action-space.tsx'

interface LandmarkProps {
  readonly selection: Selection
  readonly view: View
  readonly forecast: Forecast
  readonly board: BoardView
  readonly place: TownPlace
}
/** A landmark with its open action spaces and the hero that covers the others (SB-135 to SB-137). */
export function Landmark({ selection, view, forecast, board, place }: LandmarkProps) {
  const [hero, ...below] = heroesAt(board, place)
  const actions = actionsAt(place)
  const coveredActions = actions.filter(
    action => !isActionOpen(board, place, action) && minionOn(view, actionSpaceId(place, action)) !== undefined,
  )
  return (
    <li class={`dm-landmark${place === 'tavern' ? ' dm-landmark--tavern' : ''}`}>
      <Sprite name={`building-${place}`} class="dm-house" />
      {hero && <LandmarkHero selection={selection} forecast={forecast} hero={hero} />}
      <div class="dm-landmark__plate">
        <h3 class="dm-landmark__name">
          <span>{placeName(place)}</span>
          {coveredActions.map(action => (
            <Minion key={action} seat={minionOn(view, actionSpaceId(place, action)) ?? 0} />
          ))}
        </h3>
        <div class="dm-landmark__spaces">
          {actions
            .filter(action => isActionOpen(board, place, action))
            .map(action => (
              <ActionSpace key={action} selection={selection} view={view} place={place} action={action} />
            ))}
          {hero && below.length > 0 && (
            <CardPile
              class="dm-landmark__more-heroes"
              title={say('sb.tavern.all')}
              sections={[{ cards: [hero, ...below].map(({ name }) => name) }]}
              empty=""
            >
              {say('sb.below', { n: below.length })}
            </CardPile>
          )}
          {!hero && place === 'tavern' && (
            <p class="dm-landmark__empty">{say(view.players.length === 1 ? 'sb.tavern.end' : 'sb.noHero')}</p>
          )}
        </div>
      </div>
    </li>
  )
}

interface LandmarkHeroProps extends Pick<LandmarkProps, 'selection' | 'forecast'> {
  readonly hero: HeroView
}
/** A hero on a landmark, with its fate in each dungeon if a minion summons it. The fate includes the health token of the place. */
const LandmarkHero = ({ selection, forecast, hero }: LandmarkHeroProps) => (
  <HeroToken
    selection={selection}
    hero={hero}
    fate=""
    tone="plain"
    more={`${say('sb.waits')}. ${fateListText({ selection, forecast, hero })}`}
  >
    <FateBadges selection={selection} forecast={forecast} hero={hero} />
  </HeroToken>
)
