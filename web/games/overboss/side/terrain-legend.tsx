import type { View } from '@overlair/rules/overboss'
import { say } from '../../../platform/i18n/say.ts'
import { scoringOf, terrainName } from '../model/texts.ts'
import { Tile } from '../pieces/piece.tsx'

const exampleTiles: Readonly<Record<string, string>> = { graveyard: 'graveyard-2', camp: 'camp-red' }

/** Short scoring rules of the terrains in this game. On wide screens the score sheet shows them beside the points. */
export const TerrainLegend = ({ view }: { readonly view: View }) => (
  <section class="ob-legend" aria-label={say('web.ob.legend')}>
    <ul>
      {[...view.options.terrains, 'dungeon' as const].map(terrain => (
        <li key={terrain} title={say.maybe(`terrain:${terrain}.scoring`)}>
          <Tile tile={exampleTiles[terrain] ?? terrain} />
          <span>
            <b>{terrainName(terrain)}</b>
            {scoringOf(terrain, view.players.length === 1)}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
