import type { View } from '@overlair/rules/overboss'
import { say } from '../../words/words.ts'
import { scoringOf, terrainName } from './names.ts'
import { Tile } from './piece.tsx'

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
