import type { View } from '@overlair/rules/dungeon'
import { healthFrom } from '@overlair/rules/dungeon/super/minions'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol } from '../card/sprite.tsx'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { spot } from '../input/spots.ts'
import { Minion, minionOn } from '../markers/minion.tsx'
import { type ActionKind, actionSpaceId, type Place, treasureOf } from '../model/action-spaces.ts'
import { spaceName, spaceText } from '../model/texts.ts'
import { whyNotSpace } from './space-disabled-reason.ts'

interface SpaceProps {
  readonly picks: Selection
  readonly view: View
  readonly place: Place
  readonly deed: ActionKind
}
/** An action space of the board: what it gives, and who stands on it. */
export function Space({ picks, view, place, deed }: SpaceProps) {
  const space = actionSpaceId(place, deed)
  const seat = minionOn(view, space)
  const who = seat === undefined ? undefined : picks.match.seats[seat]?.name
  const label = [
    spaceName(space),
    spaceText(space),
    ...(who === undefined ? [] : [say('sb.space.takenBy', { name: who })]),
  ].join('. ')
  return (
    <SpotButton
      picks={picks}
      spots={[spot.space(space)]}
      label={label}
      about={{ title: spaceName(space), text: spaceText(space) ?? '' }}
      whyNot={() => whyNotSpace(view, place, deed, picks.ask.value)}
      class={`dm-action-space${seat === undefined ? '' : ' dm-action-space--taken'}`}
    >
      <Gives place={place} deed={deed} />
      {seat !== undefined && <Minion seat={seat} />}
    </SpotButton>
  )
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)
function Gives({ place, deed }: { readonly place: Place; readonly deed: ActionKind }) {
  if (deed === 'treasure')
    return (
      <span class="dm-action-space__reward">
        +1 <GameSymbol sign={treasureOf(place)} />
      </span>
    )
  if (deed === 'summon')
    return (
      <span class="dm-action-space__reward">
        {say('sb.space.summon')} <b>{place === 'landing-pad' ? '' : signed(healthFrom(place))}</b>
        <GameSymbol sign="heart" />
      </span>
    )
  return (
    <span class="dm-action-space__reward">
      {place !== 'tavern' && say(`sb.space.${place}`)}
      {place === 'hideout' && (
        <>
          <b> +2</b>
          <GameSymbol sign="sword" />
        </>
      )}
    </span>
  )
}
