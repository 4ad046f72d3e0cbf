import type { View } from '@overlair/rules/dungeon'
import { healthFrom } from '@overlair/rules/dungeon/super/minions'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol } from '../card/sprite.tsx'
import { spot } from '../input/click-paths.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { Minion, minionOn } from '../markers/minion.tsx'
import { type ActionKind, actionSpaceId, type TownPlace, treasureOf } from '../model/action-spaces.ts'
import { spaceName, spaceText } from '../model/texts.ts'

interface ActionSpaceProps {
  readonly selection: Selection
  readonly view: View
  readonly place: TownPlace
  readonly action: ActionKind
}
/** An action space of the board: its effect, and the minion on it. */
export function ActionSpace({ selection, view, place, action }: ActionSpaceProps) {
  const space = actionSpaceId(place, action)
  const seat = minionOn(view, space)
  const owner = seat === undefined ? undefined : selection.match.seats[seat]?.name
  const label = [
    spaceName(space),
    spaceText(space),
    ...(owner === undefined ? [] : [say('sb.space.takenBy', { name: owner })]),
  ].join('. ')
  return (
    <SpotButton
      selection={selection}
      spots={[spot.space(space)]}
      label={label}
      about={{ title: spaceName(space), text: spaceText(space) ?? '' }}
      intent={() => ({ minion: space })}
      class={`dm-action-space${seat === undefined ? '' : ' dm-action-space--taken'}`}
    >
      <ActionEffect place={place} action={action} />
      {seat !== undefined && <Minion seat={seat} />}
    </SpotButton>
  )
}

const signedNumber = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)
function ActionEffect({ place, action }: Pick<ActionSpaceProps, 'place' | 'action'>) {
  if (action === 'treasure')
    return (
      <span class="dm-action-space__reward">
        +1 <GameSymbol symbol={treasureOf(place)} />
      </span>
    )
  if (action === 'summon')
    return (
      <span class="dm-action-space__reward">
        {say('sb.space.summon')} <b>{place === 'landing-pad' ? '' : signedNumber(healthFrom(place))}</b>
        <GameSymbol symbol="heart" />
      </span>
    )
  return (
    <span class="dm-action-space__reward">
      {place !== 'tavern' && say(`sb.space.${place}`)}
      {place === 'hideout' && (
        <>
          <b> +2</b>
          <GameSymbol symbol="sword" />
        </>
      )}
    </span>
  )
}
