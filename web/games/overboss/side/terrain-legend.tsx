import type { View } from '@overlair/rules/overboss'
import { say } from '../../../platform/i18n/say.ts'
import { scoringOf, terrainName } from '../model/texts.ts'
import { Tile } from '../pieces/piece.tsx'

const pictured: Readonly<Record<string, string>> = { graveyard: 'graveyard-2', camp: 'camp-red' }

/** What the terrains of this game score, in a few signs. At a desk the score sheet says it beside the points. */
export const Legend = ({ view }: { readonly view: View }) => (
  <section class="ob-legend" aria-label={say('web.ob.legend')}>
    <ul>
      {[...view.options.terrains, 'dungeon' as const].map(terrain => (
        <li key={terrain} title={say.maybe(`terrain:${terrain}.scoring`)}>
          <Tile tile={pictured[terrain] ?? terrain} />
          <span>
            <b>{terrainName(terrain)}</b>
            {scoringOf(terrain, view.players.length === 1)}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
