import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import { cells } from '@overlair/rules/overboss/model/boards'
import { spotOf } from '../input/click-paths.ts'
import { Ground, Scenery } from '../land/scenery.tsx'
import { Tile, Token } from '../pieces/piece.tsx'

interface IslandProps {
  readonly seat: Seat
  readonly map: View['players'][number]['map']
}
/** The map of a player as an island, in small. */
export const Island = ({ seat, map }: IslandProps) => (
  <span class="ob-island">
    <Scenery name={map.length > 12 ? 'island-16' : 'island-12'} class="ob-island__shore" />
    <span class="ob-map-thumb">
      {map.map((space, i) => (
        <span key={i} class="ob-map-thumb__space" data-spot={spotOf.space(seat, cells[i]!)}>
          {space ? <Tile tile={space.tile} /> : <Ground space={i} />}
          {space?.token && <Token token={space.token} />}
        </span>
      ))}
    </span>
  </span>
)
