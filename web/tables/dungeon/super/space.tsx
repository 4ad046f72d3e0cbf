import type { View } from '@overlair/rules/dungeon'
import { healthFrom } from '@overlair/rules/dungeon/super/minions'
import { say } from '../../../words/words.ts'
import { Sign } from '../art.tsx'
import { spaceName, spaceText } from '../names.ts'
import type { Picks } from '../picks.ts'
import { spot } from '../spots.ts'
import { Spotted } from '../spotted.tsx'
import { Minion, minionOn } from './minion.tsx'
import { type Deed, type Place, spaceAt, treasureOf } from './places.ts'
import { whyNotSpace } from './why-not-space.ts'

interface SpaceProps {
  readonly picks: Picks
  readonly view: View
  readonly place: Place
  readonly deed: Deed
}
/** An action space of the board: what it gives, and who stands on it. */
export function Space({ picks, view, place, deed }: SpaceProps) {
  const space = spaceAt(place, deed)
  const seat = minionOn(view, space)
  const who = seat === undefined ? undefined : picks.match.seats[seat]?.name
  const label = [
    spaceName(space),
    spaceText(space),
    ...(who === undefined ? [] : [say('sb.space.takenBy', { name: who })]),
  ].join('. ')
  return (
    <Spotted
      picks={picks}
      spots={[spot.space(space)]}
      label={label}
      about={{ title: spaceName(space), text: spaceText(space) ?? '' }}
      whyNot={() => whyNotSpace(view, place, deed, picks.ask.value)}
      class={`dm-space dm-space--${deed}${seat === undefined ? '' : ' dm-space--taken'}`}
    >
      <Gives place={place} deed={deed} />
      {seat !== undefined && <Minion seat={seat} />}
    </Spotted>
  )
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)
function Gives({ place, deed }: { readonly place: Place; readonly deed: Deed }) {
  if (deed === 'treasure')
    return (
      <span class="dm-space__gives">
        +1 <Sign sign={treasureOf(place)} />
      </span>
    )
  if (deed === 'summon')
    return (
      <span class="dm-space__gives">
        {say('sb.space.summon')} <b>{place === 'landing-pad' ? '' : signed(healthFrom(place))}</b>
        <Sign sign="heart" />
      </span>
    )
  return (
    <span class="dm-space__gives">
      {place !== 'tavern' && say(`sb.space.${place}`)}
      {place === 'hideout' && (
        <>
          <b> +2</b>
          <Sign sign="sword" />
        </>
      )}
    </span>
  )
}
