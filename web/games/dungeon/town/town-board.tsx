// The town board of Super Boss Monster: town on top, landmarks in the middle, the market at the bottom (SB-7).
import type { View } from '@overlair/rules/dungeon'
import type { BoardView } from '@overlair/rules/dungeon/view/view'
import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { WaitingItems } from '../markers/hero-items.tsx'
import { townPlacesIn } from '../model/action-spaces.ts'
import type { Playback } from '../playback/playback.ts'
import { Sky } from '../scene/sky.tsx'
import { Landmark } from './landmark.tsx'
import { Market } from './market.tsx'
import { Piles, RoundEffects } from './town.tsx'
import { TownQueue } from './town-queue.tsx'
import './town-board.css'

interface TownBoardProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly view: View
  readonly board: BoardView
}
export const TownBoard = ({ selection, playback, view, board }: TownBoardProps) => (
  <section class="dm-town dm-town-board" aria-label={say('dm.town')} data-coach="town">
    <Sky />
    <TownQueue selection={selection} playback={playback} view={view} />
    <div class="dm-landmarks" data-coach="landmarks">
      <h2 class="visually-hidden">{say('sb.landmarks')}</h2>
      <ul>
        {townPlacesIn(view).map(place => (
          <Landmark
            key={place}
            selection={selection}
            view={view}
            forecast={playback.forecast.value}
            board={board}
            place={place}
          />
        ))}
      </ul>
    </div>
    <Market selection={selection} view={view} board={board} />
    <div class="dm-town-board__side">
      <Piles view={view} />
      <WaitingItems board={board} />
    </div>
    <RoundEffects selection={selection} view={view} />
  </section>
)
